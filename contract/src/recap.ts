import { z } from 'zod';
import { andAssistants, registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { programCategories } from './program-categories.ts';
import { Conversions } from './readings.ts';

/** Somebody's last week in their programs, by their own clock. */
export const Recap = z.object({
  /** Its first and its last day. */
  from: field.day,
  to: field.day,
  /** Seven, in order. */
  days: z.array(z.object({ date: field.day, done: z.int(), missed: z.int() })),
  done: z.int(),
  missed: z.int(),
  /** In the week before it. */
  doneBefore: z.int(),
  programs: z.array(
    z.object({
      id: field.id,
      title: z.string(),
      category: z.enum(programCategories),
      done: z.int(),
      missed: z.int(),
    }),
  ),
  /** What was measured in it. */
  readings: z.array(
    z.object({
      kpi: field.documentId,
      name: z.string(),
      unit: z.string(),
      conversions: Conversions,
      target: z.object({ min: z.number().optional(), max: z.number().optional() }).nullable(),
      count: z.int(),
      average: z.number(),
      /** In the week before; null where nothing was measured then. */
      averageBefore: z.number().nullable(),
    }),
  ),
});
export type Recap = z.infer<typeof Recap>;

export const recapCalls = defineCalls({
  'GET recap': {
    summary: 'Your last calendar week: what you did and missed, and your readings against the week before.',
    access: andAssistants(registered),
    health: 'own',
    reply: Recap,
    example: {},
  },
});
