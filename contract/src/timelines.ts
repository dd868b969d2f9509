import { z } from 'zod';
import { expertTeamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { FollowerStory } from './follow-ups.ts';
import { HistoryEvent } from './history.ts';
import type { TaskResult } from './task-forms.ts';

/** What a program sent to its follower, and what became of it. */
export const SentPrompt = z.object({
  id: field.id,
  kind: z.enum(['nudge', 'reminder']),
  title: z.string(),
  /** An expert of the team sent it. */
  byTeam: z.boolean(),
  seen: z.boolean(),
});
export type SentPrompt = z.infer<typeof SentPrompt>;

/** One thing of a follower's days: what happened with what was handed in, or what was sent to them. */
export const TimelineEntry = z.object({
  at: field.instant,
  event: HistoryEvent.nullable(),
  /** Answers, a decision or a proof that the event handed in. */
  given: z
    .object({ item: z.string().nullable(), protocolIndex: z.int(), result: field.json<TaskResult>() })
    .nullable(),
  prompt: SentPrompt.nullable(),
  /** What in it may mean danger, in a sentence; null: nothing did. Empty where the words are not known any more. */
  danger: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

const ofRun = z.object({ id: field.id });
const at = { params: { id: '$run' } };

export const timelineCalls = defineCalls({
  'GET history/runs/{id}/timeline': {
    summary:
      'A follower’s days, newest first: readings, answers, decisions, and the nudges and reminders that were sent.',
    access: expertTeamOf('run', 'edit'),
    health: 'others',
    params: ofRun,
    query: z.object({
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(60),
    }),
    reply: field.cursorList(TimelineEntry),
    example: at,
  },
  'GET history/runs/{id}/story': {
    summary: 'A follower at a glance: who they are, where they are, their readings and how much they answer.',
    access: expertTeamOf('run', 'edit'),
    health: 'others',
    params: ofRun,
    reply: FollowerStory,
    example: at,
  },
});
