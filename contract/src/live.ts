import type { Condition } from '@regimen/engine/condition.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { z } from 'zod';
import { andAssistants, experts, expertTeamOf } from './access.ts';
import { defineCalls } from './call.ts';
import { enrollmentStatuses } from './enrollments.ts';
import * as field from './fields.ts';
import { Person } from './protocols.ts';
import { mostReminded } from './reminder-limits.ts';

/** Why somebody is marked as stuck; both may be true at once. */
export const stuckReasons = ['over-time', 'silent'] as const;
export type StuckReason = (typeof stuckReasons)[number];

/** What waits for an expert about somebody, the most pressing: they may be in danger, an alert, or something else. */
export const waitingKinds = ['danger', 'alert', 'follow-up'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** A program that the caller looks after, with the versions people are on. */
export const WatchedProgram = z.object({
  id: field.id,
  title: z.string(),
  isArchived: z.boolean(),
  /** Those on the way: waiting, active or paused. */
  followers: z.int(),
  /** Newest first; the first is the one that new followers begin on. */
  versions: z.array(z.object({ id: field.id, number: z.int(), followers: z.int() })),
});
export type WatchedProgram = z.infer<typeof WatchedProgram>;

/** One place of the flow. `node` null: joined, and not yet begun. */
export const PlaceCount = z.object({
  protocolIndex: z.int(),
  node: z.string().nullable(),
  followers: z.int(),
  stuck: z.int(),
  /** About whom something waits for an expert; who of them may be in danger is counted once more. */
  waiting: z.int(),
  inDanger: z.int(),
});
export type PlaceCount = z.infer<typeof PlaceCount>;

/**
 * Section 3's flow node: a step with how many stand at it, and the program's protocols it belongs to. One that stands
 * in two protocols of a program under the same id is one node.
 */
export const LiveNode = z.object({
  id: z.string(),
  data: z.object({
    name: z.string(),
    type: z.string(),
    description: z.string(),
    target: z.enum(['follower', 'system']),
    selectedItemName: z.string().nullable(),
    nextStepCondition: field.json<Condition>(),
    rules: z.object({ jumpRule: z.object({ target: z.string().nullable() }).nullable() }),
  }),
  users: z.int(),
  protocols: z.array(z.object({ index: z.int(), id: z.string(), name: z.string() })),
});
export type LiveNode = z.infer<typeof LiveNode>;

export const LiveCounts = z.object({
  places: z.array(PlaceCount),
  /** Recurring modules: how many have something of it open now. */
  modules: z.array(z.object({ protocolIndex: z.int(), module: z.string(), open: z.int() })),
  totals: z.record(z.enum(enrollmentStatuses), z.int()),
  stuck: z.int(),
  /** Also those whose program is over. */
  waiting: z.int(),
  inDanger: z.int(),
  /** Began within the last seven days. */
  newFollowers: z.int(),
});
export type LiveCounts = z.infer<typeof LiveCounts>;

export const LiveFollower = z.object({
  enrollmentId: field.id,
  person: Person,
  status: z.enum(enrollmentStatuses),
  place: PlaceCount.pick({ protocolIndex: true, node: true }),
  /** At this step since. */
  since: field.instant.nullable(),
  /** Days in the program, the first is 0. */
  day: z.int(),
  streak: z.int(),
  lastActiveAt: field.instant,
  stuck: z.array(z.enum(stuckReasons)),
  waiting: z.enum(waitingKinds).nullable(),
  /** How long its step may take, where it is over that. */
  allowedMinutes: z.int().nullable(),
  /** By an expert, within the last day. */
  remindedAt: field.instant.nullable(),
  /** What waits for an expert about them. */
  followUp: field.id.nullable(),
});
export type LiveFollower = z.infer<typeof LiveFollower>;

/** What became of a wish to remind people. */
export const Reminded = z.object({
  reminded: z.int(),
  /** By an expert, within the last day. */
  already: z.int(),
  /** They have nothing to do themselves, or may be in danger, and something about them waits for an expert. */
  waitingForExpert: z.int(),
  /** Nothing waits for them that they could do now, nor for an expert. */
  nothingOpen: z.int(),
  /** More than are reminded at a time. */
  left: z.int(),
  /** Where one was asked about who waits for an expert: what is to be done about them. */
  followUp: field.id.nullable(),
});
export type Reminded = z.infer<typeof Reminded>;

/** What would become of it. */
export const ReminderPlan = Reminded.pick({
  already: true,
  waitingForExpert: true,
  nothingOpen: true,
}).extend({
  people: z.int(),
  /** Of what they would be reminded, the most frequent first. */
  tasks: z.array(z.object({ title: z.string(), people: z.int() })),
});
export type ReminderPlan = z.infer<typeof ReminderPlan>;

const ofProgram = z.object({ id: field.id });
/** A step of a version; of the newest one, and of its first protocol, where nothing else is said. */
const ofStep = {
  version: field.id.optional(),
  protocol: z.coerce.number().int().min(0).max(100).default(0),
  node: field.documentId.optional(),
};
const at = { params: { id: '$program' } };

export const liveCalls = defineCalls({
  'GET live/programs': {
    summary: 'The published programs you look after: your own, and those of teams where you can edit.',
    access: andAssistants(experts),
    health: false,
    reply: field.cursorList(WatchedProgram),
    example: {},
  },
  'GET live/programs/{id}': {
    summary: 'A version’s flow, to draw. The newest when none is named.',
    access: expertTeamOf('program', 'edit'),
    health: false,
    params: ofProgram,
    query: z.object({ version: field.id.optional() }),
    reply: z.object({
      id: field.id,
      title: z.string(),
      version: z.object({ id: field.id, number: z.int() }),
      protocols: field.json<Protocol[]>(),
    }),
    example: at,
  },
  'GET live/programs/{id}/flow': {
    summary: 'The steps of a version’s protocols, with how many people are at each.',
    access: expertTeamOf('program', 'edit'),
    health: false,
    params: ofProgram,
    query: z.object({ version: field.id.optional() }),
    reply: field.cursorList(LiveNode),
    example: at,
  },
  'GET live/programs/{id}/counts': {
    summary:
      'How many people are at each step. With `since`, the mark of what you have, `counts` is null if nothing changed.',
    access: expertTeamOf('program', 'edit'),
    health: false,
    params: ofProgram,
    query: z.object({ version: field.id.optional(), since: field.text(1, 120).optional() }),
    reply: z.object({ mark: z.string(), counts: LiveCounts.nullable() }),
    example: at,
  },
  'GET live/programs/{id}/followers': {
    summary:
      'Who is at a step, everyone who is stuck, or everyone who waits for an expert: people who may be in danger first, then by alerts, then whoever has been at their step longest.',
    access: andAssistants(expertTeamOf('program', 'edit')),
    health: 'others',
    params: ofProgram,
    query: z.object({
      // Without a step: those who have not begun; with `stuck` or `waiting`, everywhere.
      ...ofStep,
      stuck: z.stringbool().default(false),
      waiting: z.stringbool().default(false),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: field.cursorList(LiveFollower),
    example: at,
  },
  'GET live/programs/{id}/reminders': {
    summary: 'How many of those who are stuck (at a step, or anywhere) would be reminded now, and of what.',
    access: expertTeamOf('program', 'edit'),
    health: false,
    params: ofProgram,
    // Without a step: wherever they are.
    query: z.object(ofStep),
    reply: ReminderPlan,
    example: at,
  },
  'POST live/programs/{id}/reminders': {
    summary: `Remind one follower, or all who are stuck (at a step, or anywhere), of what has waited for them the longest: each at most once a day, up to ${mostReminded} at a time. Their quiet hours and channels hold.`,
    access: expertTeamOf('program', 'edit'),
    health: 'others',
    params: ofProgram,
    body: z.object({
      /** One follower, stuck or not; left out: all who are stuck. */
      enrollment: field.id.optional(),
      version: field.id.optional(),
      protocol: z.int().min(0).max(100).default(0),
      /** Left out: wherever they are. */
      node: field.documentId.optional(),
    }),
    reply: Reminded,
    limit: 'inviting',
    example: { ...at, body: {} },
  },
});
