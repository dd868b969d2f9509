import { z } from 'zod';
import { teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

const share = z.number().min(0).max(1).nullable();

/** How what followers should be told became of, over the last days. Shares and times are null while there is nothing to count. */
export const PromptFigures = z.object({
  days: z.int(),
  /** Everything whose time came and that the followers' own wishes did not hold back. */
  intended: z.int(),
  /** Held back by quiet hours, welcome hours or the most a day; not counted below. */
  held: z.int(),
  /** From when it was to be sent until it was, in seconds. */
  onTime: z.object({ p50: z.number().nullable(), p90: z.number().nullable(), p99: z.number().nullable() }),
  /** Each of those that were intended. Whoever answers has seen it, whatever is seen was delivered. */
  shares: z.object({ delivered: share, seen: share, answered: share, missed: share }),
});
export type PromptFigures = z.infer<typeof PromptFigures>;

export const promptCalls = defineCalls({
  'GET programs/{id}/prompts': {
    summary: 'How reliably followers of a program get their reminders, and how they respond.',
    access: teamOf('program', 'edit'),
    health: false,
    params: z.object({ id: field.id }),
    query: z.object({ days: z.coerce.number().int().min(1).max(90).default(28) }),
    reply: PromptFigures,
    example: { params: { id: '$program' } },
  },
});
