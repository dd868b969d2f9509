import { z } from 'zod';
import { registered } from './access.ts';
import { lookReasons } from './audit-reasons.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** What somebody else looked at, or did. */
export const lookKinds = [
  'queue',
  'case',
  'answered',
  'history',
  'progress',
  'reminded',
  'lent',
  'whatIf',
  'moved',
  'file',
  'calendar',
  'fellows',
  'record',
  'export',
  'adminPhone',
  'adminFacts',
  'adminPrograms',
  'adminAnswers',
  'adminReadings',
  'guardian',
  'booking',
  'waitlist',
  /** By a call that the product has no more. */
  'other',
] as const;
export type LookKind = (typeof lookKinds)[number];

export const HealthLook = z.object({
  id: field.id,
  at: field.instant,
  /** `null`: nobody was signed in, or the account is gone. */
  who: z.object({ id: field.id, full_name: z.string() }).nullable(),
  why: z.enum(lookReasons),
  what: z.enum(lookKinds),
  /** Of which program it was, where it was about one that is there. */
  program: z.object({ id: field.id, title: z.string() }).nullable(),
  /** Of an admin. */
  reason: z.string().nullable(),
});
export type HealthLook = z.infer<typeof HealthLook>;

export const auditCalls = defineCalls({
  'GET health-looks': {
    summary: 'Who else saw or changed your health data, and why they could. Newest first.',
    access: registered,
    health: false,
    query: z.object({
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: field.cursorList(HealthLook),
    example: {},
  },
});
