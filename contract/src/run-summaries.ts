import { z } from 'zod';
import { expertTeamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** So far back a summary looks. */
export const summaryDays = 28;

export const SummaryStatement = z.object({
  words: z.string(),
  /** `rules`: a sentence of ours. `model`: a model’s, which says nothing that the facts behind it don’t. */
  by: z.enum(['model', 'rules']),
  /** Speaks of what may mean danger. */
  isDanger: z.boolean(),
  /** What it goes by, in the timeline: the number of an event, or the id of what was sent or closed. */
  entries: z.array(z.object({ key: z.string(), at: field.instant })),
});
export type SummaryStatement = z.infer<typeof SummaryStatement>;

export const RunSummary = z.object({
  from: field.instant,
  to: field.instant,
  writer: z.enum(['model', 'rules']),
  model: z.string().nullable(),
  /** Why no model wrote, where none did; `nothing-shared`: the site lets nothing out that there is. */
  why: z
    .enum(['no-model', 'site-limit', 'person-limit', 'nothing-shared', 'no-answer', 'refused'])
    .nullable(),
  statements: z.array(SummaryStatement),
  /** How many of a model’s statements had no fact behind them. */
  leftOut: z.int(),
  /** More happened than was looked at. */
  isCut: z.boolean(),
});
export type RunSummary = z.infer<typeof RunSummary>;

export const runSummaryCalls = defineCalls({
  'POST history/runs/{id}/summary': {
    summary:
      'Sum up a follower’s last four weeks. Each statement names what it goes by in the timeline. A model, where there is one, only orders and phrases what we counted, and is told what the site shares.',
    access: expertTeamOf('run', 'edit'),
    health: 'others',
    params: z.object({ id: field.id }),
    reply: RunSummary,
    // Of somebody’s health, and kept nowhere: for an Idempotency-Key it would lie there for a day.
    secret: true,
    limit: 'asking',
    example: { params: { id: '$run' } },
  },
});
