import type { Item } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import { z } from 'zod';
import { andAssistants, experts, expertTeamOf } from './access.ts';
import { defineCalls } from './call.ts';
import { enrollmentStatuses } from './enrollments.ts';
import * as field from './fields.ts';
import { followUpKinds } from './follow-up-kinds.ts';
import { HistoryEvent } from './history.ts';
import { KpiSummary } from './kpi-summary.ts';
import { Person } from './protocols.ts';
import { TaskResult } from './task-forms.ts';
import { taskStatuses } from './tasks.ts';

/** A task for the subject-matter expert. */
export const FollowUpCard = z.object({
  id: field.id,
  enrollmentId: field.id,
  programId: field.id,
  programTitle: z.string(),
  follower: Person,
  /** Of the follower in this program: whoever has left may still be in danger. */
  enrollmentStatus: z.enum(enrollmentStatuses),
  name: z.string(),
  kind: z.string(),
  /** Of an alert about a KPI: what was measured, as it was given. */
  reading: z.object({ value: z.number(), unit: z.string() }).nullable(),
  /**
   * The newest reading, by which the danger is over for the person: they measured again, or corrected or deleted what had
   * raised it. `value` is null where no reading is left.
   */
  easedBy: z
    .object({
      how: z.enum(['measured', 'corrected', 'deleted']),
      value: z.number().nullable(),
      unit: z.string(),
      takenAt: field.instant.nullable(),
    })
    .nullable(),
  /** What was answered or measured that raised it, in a sentence; empty where the record does not say. */
  raisedBy: z.string(),
  /** Of an alert in the place of what nobody did in time for somebody in danger: that it was missed, in a sentence. */
  missed: z.string(),
  /** Of an alert that a message raised: its conversation, where you take part in it. */
  chatId: field.id.nullable(),
  /** The role of expert that is asked for; empty: any of the team. */
  role: z.string(),
  isUrgent: z.boolean(),
  /** The follower may be in danger; comes before everything else. */
  inDanger: z.boolean(),
  status: z.enum(taskStatuses),
  openedAt: field.instant,
  /** Since when the person has waited: an alert raised again about the same danger is younger than that. */
  waitingSince: field.instant,
  lateAt: field.instant.nullable(),
  expiresAt: field.instant.nullable(),
  snoozedUntil: field.instant.nullable(),
  claimedBy: Person.nullable(),
  isMine: z.boolean(),
  closedAt: field.instant.nullable(),
});
export type FollowUpCard = z.infer<typeof FollowUpCard>;

/** What is known of the follower, to be read beside the work. */
export const FollowerStory = z.object({
  facts: z.object({ age: z.number().nullable(), sex: z.string().nullable(), signs: z.array(z.string()) }),
  /** What their profile says now, as far as they let experts see it and only while the program goes on. */
  health: z.object({ conditions: z.array(z.string()), medication: z.string(), allergies: z.string() }),
  status: z.enum(enrollmentStatuses),
  zone: z.string(),
  protocolIndex: z.int(),
  node: z.string().nullable(),
  since: field.instant.nullable(),
  /** Days in the program, the first is 0. */
  day: z.int(),
  streak: z.int(),
  startedAt: field.instant,
  /** They finished, left, or their program ended early. */
  endedAt: field.instant.nullable(),
  lastActiveAt: field.instant,
  /** What waits for an expert about them, the most pressing first. */
  openFollowUps: z.array(
    FollowUpCard.pick({ id: true, name: true, inDanger: true, raisedBy: true, waitingSince: true }),
  ),
  /** Newest first. */
  events: z.array(HistoryEvent),
  kpis: z.array(KpiSummary),
  /** Of the tasks that ended in the last 28 days: how many were done, and how many ran out of time. */
  adherence: z.object({ done: z.int(), missed: z.int() }),
  /** What was handed in before, newest first, by the follower or by an expert. */
  answers: z.array(
    z.object({
      taskId: field.id,
      name: z.string(),
      kind: z.string(),
      item: z.string().nullable(),
      protocolIndex: z.int(),
      byExpert: z.boolean(),
      closedAt: field.instant,
      result: field.json<TaskResult>(),
    }),
  ),
});
export type FollowerStory = z.infer<typeof FollowerStory>;

export const OpenFollowUp = FollowUpCard.extend({
  description: z.string(),
  /** The item it is about, as it was published; null for a task without one. */
  item: field.json<Item | null>(),
  /** Of a model’s proposal: what can be chosen, inner ones below their outer. */
  branches: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      depth: z.int(),
      isLeaf: z.boolean(),
    }),
  ),
  proposal: z.string().nullable(),
  /** Why it came: the engine’s record of the decision, or of the alert. */
  why: field.json<Trace[]>(),
  handedNote: z.string().nullable(),
  /** Left by somebody who may be in danger, so that they can be called; only while this is open. */
  phone: z.string().nullable(),
  /** Confirmed, and only while this is open and urgent: so that somebody without a number can be reached. */
  email: z.string().nullable(),
  /** `false`: its follower may be in danger now, so it cannot be put off. */
  canWait: z.boolean(),
  closedBy: Person.nullable(),
  result: field.json<TaskResult | null>(),
  /** The protocol it belongs to, as this follower follows it: names for everything that is told of them. */
  protocol: field.json<Protocol>(),
  story: FollowerStory,
  /** What was done in the last two weeks about a danger of the same person, in any program of yours; newest first. */
  closedLately: z.array(
    z.object({
      id: field.id,
      programTitle: z.string(),
      by: Person,
      closedAt: field.instant,
      note: z.string(),
    }),
  ),
  /** To whom it can be assigned. */
  colleagues: z.array(Person),
});
export type OpenFollowUp = z.infer<typeof OpenFollowUp>;

const ofFollowUp = z.object({ id: field.id });
const at = { params: { id: '$followUp' } };

export const followUpCalls = defineCalls({
  'GET follow-ups': {
    summary:
      'Follow-ups in all programs you look after: people who may be in danger first, those who wrote it before all others, then urgent ones, then those who have waited longest.',
    access: andAssistants(experts),
    health: 'others',
    query: z.object({
      program: field.id.optional(),
      kind: z.enum(followUpKinds).optional(),
      whose: z.enum(['all', 'mine', 'unclaimed']).default('all'),
      /** `true`: only what was put off, else only what was not. */
      snoozed: z.stringbool().default(false),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: field.cursorList(FollowUpCard),
    example: {},
  },
  'GET follow-ups/counts': {
    summary:
      'For the home page: open follow-ups, urgent ones, who may be in danger, and who started in the last 7 days.',
    access: experts,
    health: 'others',
    query: z.object({
      /** `false`: numbers alone, which show nobody and leave nothing in the audit. */
      named: z.stringbool().default(true),
    }),
    reply: z.object({
      waiting: z.int(),
      urgent: z.int(),
      mine: z.int(),
      newFollowers: z.int(),
      inDanger: z.int(),
      /** Of those who may be in danger (`inDanger` counts people), the three who have waited longest. */
      first: z.array(FollowUpCard),
    }),
    example: {},
  },
  'GET follow-ups/{id}': {
    summary: 'One follow-up, with the follower’s story.',
    access: andAssistants(expertTeamOf('followUp', 'edit')),
    health: 'others',
    params: ofFollowUp,
    reply: OpenFollowUp,
    example: at,
  },
  'POST follow-ups/{id}/claim': {
    summary:
      'Take a follow-up, so no one else works on it. If someone already has it, `won` is false and the card says who. `takeOver` takes it from them.',
    access: expertTeamOf('followUp', 'edit'),
    health: 'others',
    params: ofFollowUp,
    body: z.object({ takeOver: z.boolean().default(false) }),
    reply: z.object({ won: z.boolean(), followUp: FollowUpCard }),
    limit: 'writing',
    example: { ...at, body: {} },
  },
  'POST follow-ups/{id}/release': {
    summary: 'Release a follow-up you have taken.',
    access: expertTeamOf('followUp', 'edit'),
    health: 'others',
    params: ofFollowUp,
    reply: FollowUpCard,
    limit: 'writing',
    example: at,
  },
  'POST follow-ups/{id}/result': {
    summary:
      'Decide, answer, add a reading, or mark an alert as handled. About someone who may be in danger, `words` must say what was done.',
    access: expertTeamOf('followUp', 'edit'),
    health: 'others',
    params: ofFollowUp,
    body: z.object({ result: TaskResult }),
    reply: FollowUpCard,
    limit: 'writing',
    example: { ...at, body: { result: { type: 'decision', outcome: 'success', words: 'Spoke to them.' } } },
  },
  'POST follow-ups/{id}/snooze': {
    summary: 'Snooze for some minutes. 0 ends the snooze. The deadline stays.',
    access: expertTeamOf('followUp', 'edit'),
    health: 'others',
    params: ofFollowUp,
    body: z.object({ minutes: z.int().min(0).max(20_160) }),
    reply: FollowUpCard,
    limit: 'writing',
    example: { ...at, body: { minutes: 60 } },
  },
  'POST follow-ups/{id}/hand-over': {
    summary: 'Assign it to a colleague on the program’s team, who is notified.',
    access: expertTeamOf('followUp', 'edit'),
    health: 'others',
    params: ofFollowUp,
    body: z.object({ to: field.id, note: field.text(0, 500).default('') }),
    reply: FollowUpCard,
    limit: 'writing',
    example: { ...at, body: { to: '$colleague', note: 'You know them better.' } },
  },
});
