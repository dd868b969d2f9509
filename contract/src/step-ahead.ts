import { z } from 'zod';
import * as field from './fields.ts';

/** A step or something that comes back, with the number of its protocol before it: `0.first`, `0.module:daily`. */
export const stepOrModuleKey = z.string().regex(/^\d{1,3}\.(module:)?[A-Za-z0-9_-]{1,64}$/);

/** A nudge that falls into hours in which somebody wants none, their quiet ones or outside those of the program. */
export const HeldNudge = z.object({
  because: z.enum(['quiet', 'welcome']),
  /** When it is sent instead; null: never, it would come too late. */
  until: field.instant.nullable(),
});
export type HeldNudge = z.infer<typeof HeldNudge>;

/** What a step will be when it comes. What is said here can be known beforehand and gives no other branch away. */
export const StepAhead = z.object({
  name: z.string(),
  kind: z.string(),
  /** An expert does it: nothing more is said. */
  isForTeam: z.boolean(),
  about: z.string(),
  minutes: z.number().nullable(),
  /** Those that everybody is asked, and the first of them. */
  questions: z.object({ count: z.int(), mayBeMore: z.boolean(), some: z.array(z.string()) }).nullable(),
  reading: z.object({ name: z.string(), unit: z.string() }).nullable(),
  /** In minutes: how long it goes on, and how long one has for it. */
  lasts: z.number().nullable(),
  opensFor: z.number().nullable(),
  /** How often it comes back, in the caller's language. */
  rhythm: z.string().nullable(),
  at: field.instant.nullable(),
  /** Why it won’t be told at that time; null: it will. */
  held: HeldNudge.nullable(),
  /** Where only the least time is known that has to pass before. */
  notBefore: field.instant.nullable(),
  /** The step before it on the path. */
  after: z.string().nullable(),
});
export type StepAhead = z.infer<typeof StepAhead>;
