import { z } from 'zod';
import { expertTeamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { FollowerStory } from './follow-ups.ts';
import { HistoryEvent } from './history.ts';
import { Person } from './protocols.ts';
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

/** What an expert did about an alert, as they noted it. */
export const ClosedAlert = z.object({
  id: field.id,
  /** null: somebody who is gone. */
  by: Person.nullable(),
  inDanger: z.boolean(),
  /** When it came. */
  openedAt: field.instant,
  note: z.string(),
});
export type ClosedAlert = z.infer<typeof ClosedAlert>;

/** One thing of a follower's days: what happened with what was handed in, what was sent to them, or what was done about an alert. */
export const TimelineEntry = z.object({
  at: field.instant,
  event: HistoryEvent.nullable(),
  /** Answers, a decision or a proof that the event handed in. */
  given: z
    .object({ item: z.string().nullable(), protocolIndex: z.int(), result: field.json<TaskResult>() })
    .nullable(),
  prompt: SentPrompt.nullable(),
  closed: ClosedAlert.nullable(),
  /** What in it may mean danger, in a sentence; null: nothing did. Empty where the words are not known any more. */
  danger: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

const ofRun = z.object({ id: field.id });
const at = { params: { id: '$run' } };

export const timelineCalls = defineCalls({
  'GET history/runs/{id}/timeline': {
    summary:
      'A follower’s days, newest first: readings, answers, decisions, the nudges and reminders that were sent, and what experts did about alerts.',
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
