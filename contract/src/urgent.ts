import { z } from 'zod';
import { registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { Conversions } from './readings.ts';

/** Somebody may be in danger, by what they said or measured. */
export const UrgentHelp = z.object({
  id: field.id,
  programId: field.id,
  programTitle: z.string(),
  /** Words of the program's creator; empty where a later version has none. */
  title: z.string(),
  text: z.string(),
  at: field.instant,
  /** The reading that may mean danger; null where it was said in answers. */
  measured: z
    .object({
      kpi: field.documentId,
      name: z.string(),
      value: z.number(),
      unit: z.string(),
      conversions: Conversions,
      /** What to do about it, in the creator's words. */
      advice: z.string().nullable(),
      /** The newest reading since: by itself it means no danger. `isWell`: on target, and nobody has to be told of it. */
      since: z
        .object({
          value: z.number(),
          at: field.instant,
          advice: z.string().nullable(),
          isWell: z.boolean(),
        })
        .nullable(),
    })
    .nullable(),
  /** By what it is over for you; null: it is not. The people we told still see it. */
  over: z.enum(['measured', 'corrected', 'deleted']).nullable(),
  /** What ends it for you: a reading that means no danger, or the end of the day once an expert has looked. */
  endsBy: z.enum(['reading', 'expert']),
  /** Who was told at once: the program's creator, and how many of their team. */
  told: z.object({ name: z.string(), others: z.int() }),
  /** Who has looked at it since. */
  seen: z.object({ by: z.string(), at: field.instant }).nullable(),
  /** The number at which they can be called, where the person left one. */
  phone: z.string().nullable(),
});
export type UrgentHelp = z.infer<typeof UrgentHelp>;

export const urgentCalls = defineCalls({
  'GET urgent': {
    summary:
      'Whether you may be in danger now, newest first, up to 5: until an expert has looked, and at least until the end of that day. What a newer or corrected reading has ended comes last, and says so.',
    access: registered,
    health: 'own',
    reply: field.cursorList(UrgentHelp),
    example: {},
  },
  'PUT urgent/phone': {
    summary:
      'The phone number where the people we told can call you. Only they see it. You can leave one only while you may be in danger.',
    access: registered,
    health: 'own',
    body: z.object({ phone: field.phone }),
    reply: field.cursorList(UrgentHelp),
    limit: 'writing',
    example: { body: { phone: '+49 30 1234567' } },
  },
});
