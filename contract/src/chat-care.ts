import type { CrisisKind } from '@regimen/engine/crisis-words.ts';
import { z } from 'zod';
import { ownerOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { Availability } from './office-hours.ts';

const crisisKinds = ['self-harm', 'body', 'violence'] as const satisfies readonly CrisisKind[];

/** What stands around a conversation: help for whoever may need it, and what its experts have to know. */
export const ChatCare = z.object({
  /** You wrote something that may mean danger. */
  help: z
    .object({
      kind: z.enum(crisisKinds),
      at: field.instant,
      /** Who was told at once; null: nobody here looks after you in a program. */
      told: z.string().nullable(),
      /** One of those who were told has looked at it. */
      isSeen: z.boolean(),
    })
    .nullable(),
  /** A person you look after may be in danger, by what they wrote here or in another way, and nobody has closed it yet. */
  danger: z
    .object({ person: z.string(), at: field.instant, followUpId: field.id, wrote: z.boolean() })
    .nullable(),
  /** Between two: their path in the program of yours in which they were last active. */
  runId: field.id.nullable(),
  /** When somebody here is likely to answer, where they say so. */
  availability: Availability.nullable(),
});
export type ChatCare = z.infer<typeof ChatCare>;

export const chatCareCalls = defineCalls({
  'GET chats/{id}/care': {
    summary:
      'What stands around a conversation: help where someone wrote something that may mean danger, and whom we told.',
    access: ownerOf('chat'),
    health: 'others',
    params: z.object({ id: field.id }),
    reply: ChatCare,
    example: { params: { id: '$chat' } },
  },
});
