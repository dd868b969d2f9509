import { z } from 'zod';
import { ownerOf, registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** A message of a program, with its whole text. */
export const Nudge = z.object({
  id: field.id,
  title: z.string(),
  /** Made of the creator's Markdown. */
  html: z.string(),
  programId: field.id,
  programTitle: z.string(),
  /** Who made the program. */
  from: z.string(),
  sentAt: field.instant,
  isRead: z.boolean(),
});
export type Nudge = z.infer<typeof Nudge>;

export const nudgeCalls = defineCalls({
  'GET nudges': {
    summary: 'The messages that one’s programs have sent, newest first; at most fifty.',
    access: registered,
    reply: z.object({ data: z.array(Nudge) }),
    health: true,
    example: {},
  },
  'GET nudges/{id}': {
    summary: 'One of them. Whoever opens it has read it.',
    access: ownerOf('nudge'),
    params: z.object({ id: field.id }),
    reply: Nudge.extend({
      /** What is open in the same program, the most pressing first. */
      nextTask: z.object({ id: field.id, name: z.string() }).nullable(),
    }),
    health: true,
    example: { params: { id: '$nudge' } },
  },
});
