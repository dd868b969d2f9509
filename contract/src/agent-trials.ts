import type { AgentItem, Item } from '@regimen/engine/items.ts';
import { z } from 'zod';
import { teamOf } from './access.ts';
import { agentOffers, answerKinds, longestQuestion, mostSaidBefore } from './agent-choices.ts';
import { Cite } from './agents.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { itemLimitBytes } from './items.ts';
import { MadeUpFollower } from './made-up-follower.ts';

/** What an agent said to somebody whom nobody is. */
export const TriedAnswer = z.object({
  kind: z.enum(answerKinds),
  /** Plain text; `[1]` points at its cites. */
  body: z.string(),
  cites: z.array(Cite),
  /** What a follower could do by one press. */
  offers: z.array(z.enum(agentOffers)),
});
export type TriedAnswer = z.infer<typeof TriedAnswer>;

const coach: AgentItem = {
  kind: 'agent',
  name: 'Coach',
  description: '',
  instructions: 'Be kind.',
  knowledge: [{ id: 'salt', title: 'Salt', text: 'Less salt lowers blood pressure.' }],
};

export const agentTrialCalls = defineCalls({
  'POST protocols/{id}/agents/try': {
    summary:
      'Ask a draft agent something as a made-up follower. The answer comes as it would for a real one; nothing is kept but the record of what a model was asked.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: z.object({ id: field.id }),
    body: z.object({
      /** As it is typed now, saved or not. */
      item: field.json<Item>(),
      follower: MadeUpFollower,
      /** What was said so far, oldest first. */
      before: z
        .array(
          z.object({
            from: z.enum(['person', 'agent']),
            words: field.text(1, 4_000),
            kind: z.enum(answerKinds).nullable().default(null),
          }),
        )
        .max(mostSaidBefore)
        .default([]),
      question: field.text(1, longestQuestion),
    }),
    bodyLimitBytes: itemLimitBytes,
    reply: TriedAnswer,
    limit: 'writing',
    example: {
      params: { id: '$protocol' },
      body: { item: coach, follower: {}, question: 'Does less salt help?' },
    },
  },
});
