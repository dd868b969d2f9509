import { z } from 'zod';
import * as field from './fields.ts';

const most = 200;
const few = (record: object): boolean => Object.keys(record).length <= most;
const tooMany = { params: { rule: 'too_many' } };
const number = z.number().min(-1_000_000).max(1_000_000);
const numbers = z.record(field.documentId, number).refine(few, tooMany).default({});
const count = z.int().min(0).max(10_000);

/** Somebody whom nobody is: for trying out what an agent or an AI module does, and for its tests. */
export const MadeUpFollower = z.object({
  name: field.text(0, 60).default(''),
  /** The step they are at; `null`: they don’t follow the program. */
  place: field.documentId.nullable().default(null),
  /** Days in the program. */
  day: z.int().min(0).max(3_650).default(0),
  age: z.int().min(0).max(120).nullable().default(null),
  sex: field.slug.nullable().default(null),
  signs: z.array(field.text(1, 200)).max(50).default([]),
  /** Their last reading, by the item’s id. */
  kpis: numbers,
  /** The result of an assessment, by the item’s id. */
  scores: numbers,
  /** By the item’s id, as they were given. */
  answers: z.record(field.documentId, field.answers).refine(few, tooMany).default({}),
  /** Of so many things that were asked of them, so many were done. */
  done: count.default(0),
  asked: count.default(0),
});
export type MadeUpFollower = z.infer<typeof MadeUpFollower>;
