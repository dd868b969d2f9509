import type { Item } from '@regimen/engine/items.ts';
import { z } from 'zod';
import { andActing, andAssistants, ownerOf, registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { startFacts } from './my-profile-choices.ts';
import { programCategories } from './program-categories.ts';
import { HeldNudge } from './step-ahead.ts';
import { TaskResult } from './task-forms.ts';

export const taskStatuses = ['open', 'done', 'declined', 'expired', 'ended'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export const TaskCard = z.object({
  id: field.id,
  enrollmentId: field.id,
  programId: field.id,
  programTitle: z.string(),
  name: z.string(),
  /** A step's type. */
  kind: z.string(),
  minutes: z.number().nullable(),
  status: z.enum(taskStatuses),
  /** Handed in after its time, and counted all the same. */
  wasLate: z.boolean(),
  /** Of work that comes again: on some days, or several times a day. `openedAt` says which time this is. */
  repeats: z.enum(['days', 'hours']).nullable(),
  openedAt: field.instant,
  lateAt: field.instant.nullable(),
  expiresAt: field.instant.nullable(),
  snoozedUntil: field.instant.nullable(),
  closedAt: field.instant.nullable(),
});
export type TaskCard = z.infer<typeof TaskCard>;

/** A time in which the hours that somebody chose hold every reminder. */
export const HeldTime = z.object({
  because: z.enum(['quiet', 'welcome']),
  from: field.instant,
  until: field.instant,
});
export type HeldTime = z.infer<typeof HeldTime>;

/** A task with all that its form needs. */
export const OpenTask = TaskCard.extend({
  description: z.string(),
  /** In whose colour its page is; null in a simulation. */
  programCategory: z.enum(programCategories).nullable(),
  /** The item it is about, as it was published; null for a task without one. */
  item: field.json<Item | null>(),
  /** Under which its program knows the item, and the KPI below: conditions name them so. */
  itemKey: z.string().nullable(),
  kpiKey: z.string().nullable(),
  /** Number of this day and of all days, for a day of a challenge. */
  challengeDay: z.object({ day: z.int(), days: z.int(), done: z.int(), streak: z.int() }).nullable(),
  /** For a KPI: what was read before, oldest first, the last 30. */
  readings: z.array(z.object({ id: field.id.nullable(), takenAt: field.instant, value: z.number() })),
  /** What one's profile knows of a KPI that was never read here, in its own unit. */
  start: z.object({ fact: z.enum(startFacts), value: z.number() }).nullable(),
  /** The reading this task took as it is now, corrected or not; null: it was deleted, or none was taken. */
  taken: z.object({ id: field.id, takenAt: field.instant, value: z.number() }).nullable(),
  /** For a result of a laboratory: the KPI it is recorded as. */
  kpi: field.json<Item | null>(),
  appointment: z
    .object({
      serviceId: z.string().nullable(),
      doneWhen: z.enum(['booked', 'attended']),
      ownArranging: z.boolean(),
    })
    .nullable(),
  /** Answers begun on this or another device. */
  begun: field.json<Record<string, unknown> | null>(),
  result: field.json<TaskResult | null>(),
  /** When the reminder comes that was asked for: later where quiet or welcome hours hold it. null: none, or the task closes before. */
  remindsAt: field.instant.nullable(),
  /** Within a day from now, the earliest first; none once it is closed. */
  heldTimes: z.array(HeldTime),
  /** How often it may still be put off. */
  snoozesLeft: z.int(),
  /** In the follower's words: why this came. */
  why: z.string(),
  can: z.object({ answer: z.boolean(), decline: z.boolean(), snooze: z.boolean() }),
});
export type OpenTask = z.infer<typeof OpenTask>;

const ofTask = z.object({ id: field.id });
const at = { params: { id: '$task' } };

export const taskCalls = defineCalls({
  'GET tasks': {
    summary: 'Your tasks in all programs. `now`: open, most urgent first. `done`: closed, newest first.',
    access: andAssistants(registered),
    health: 'own',
    query: z.object({
      show: z.enum(['now', 'done']).default('now'),
      program: field.id.optional(),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: field.cursorList(TaskCard),
    example: {},
  },
  'GET tasks/calendar': {
    summary: 'What was open, done or missed between two dates, and what is coming up, by local day.',
    access: registered,
    health: 'own',
    query: z.object({ from: field.day, to: field.day, program: field.id.optional() }),
    reply: z.object({
      zone: z.string(),
      days: z.array(
        z.object({
          date: field.day,
          tasks: z.array(TaskCard),
          coming: z.array(
            z.object({
              key: z.string(),
              name: z.string(),
              kind: z.string(),
              at: field.instant,
              /** Why it won’t be told at that time; null: it will. */
              held: HeldNudge.nullable(),
              programId: field.id,
              programTitle: z.string(),
              enrollmentId: field.id,
            }),
          ),
        }),
      ),
    }),
    example: { query: { from: '2026-11-01', to: '2026-11-30' } },
  },
  'GET tasks/{id}': {
    summary: 'One task with its form.',
    access: andAssistants(ownerOf('task')),
    health: 'own',
    params: ofTask,
    reply: OpenTask,
    example: at,
  },
  'PUT tasks/{id}/begun': {
    summary: 'Save answers as a draft.',
    access: ownerOf('task'),
    health: 'own',
    params: ofTask,
    body: z.object({ answers: field.answers }),
    reply: null,
    limit: 'saving',
    example: { ...at, body: { answers: {} } },
  },
  'POST tasks/{id}/result': {
    summary:
      'Complete a task. `doneAt` says when it was done, if that was offline. It counts from then, as far as the task’s window allows.',
    access: ownerOf('task'),
    health: 'own',
    params: ofTask,
    body: z.object({ result: TaskResult, doneAt: field.instant.optional() }),
    reply: OpenTask,
    limit: 'writing',
    example: { ...at, body: { result: { type: 'declined' } } },
  },
  'POST tasks/{id}/snooze': {
    summary: 'Snooze a task. The deadline stays. 0 minutes cancel the reminder.',
    access: andActing(ownerOf('task')),
    health: 'own',
    params: ofTask,
    body: z.object({ minutes: z.int().min(5).max(1_440).or(z.literal(0)) }),
    reply: OpenTask,
    limit: 'writing',
    example: { ...at, body: { minutes: 30 } },
  },
});
