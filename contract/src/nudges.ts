import { z } from 'zod';
import { ownerOf, registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** A message of a program as lists show it. */
export const NudgeCard = z.object({
  id: field.id,
  title: z.string(),
  /** The first words of its text, without marks. */
  opening: z.string(),
  programId: field.id,
  programTitle: z.string(),
  /** Who made the program. */
  from: z.string(),
  sentAt: field.instant,
  isRead: z.boolean(),
});
export type NudgeCard = z.infer<typeof NudgeCard>;

export const nudgeCalls = defineCalls({
  'GET nudges': {
    summary: 'Nudges from your programs, newest first, up to 50, each with its first words.',
    access: registered,
    health: 'own',
    reply: field.cursorList(NudgeCard),
    example: {},
  },
  'GET nudges/{id}': {
    summary: 'One nudge with its full text. Opening it marks it as read.',
    access: ownerOf('nudge'),
    health: 'own',
    params: z.object({ id: field.id }),
    reply: NudgeCard.extend({
      /** Made of the creator's Markdown. */
      html: z.string(),
      /** What is open in the same program, the most pressing first. */
      nextTask: z.object({ id: field.id, name: z.string() }).nullable(),
    }),
    example: { params: { id: '$nudge' } },
  },
});
