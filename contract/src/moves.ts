import type { Acceptable, Differences, Obstacle, Whereabouts } from '@regimen/engine/migrate/verdict.ts';
import { z } from 'zod';
import { expertTeamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { Person } from './protocols.ts';

// People who are on the way, and another version of their program: what it means for each, and moving them to it.

export const moveVerdicts = ['move', 'stay', 'decide'] as const;
export type MoveVerdict = (typeof moveVerdicts)[number];

/** `planned`: nothing was done. `left`: somebody decided that they stay. `stayed`: it turned out so when it was tried. */
export const moveStatuses = ['planned', 'moved', 'stayed', 'left', 'undone', 'failed'] as const;
export type MoveStatus = (typeof moveStatuses)[number];

/**
 * `judging`: not everybody has been looked at. `ready`: nothing is under way. `working`: people are being moved, or
 * moved back. `stopped`: some were asked for and are not done.
 */
export const movingStates = ['judging', 'ready', 'working', 'stopped'] as const;

/**
 * Why nothing changes for somebody. `elsewhere`: they are on another version than when they were looked at. `unclear`:
 * the draft has faults that keep one from telling.
 */
export const stayReasons = ['ended', 'nothing-changed', 'elsewhere', 'unclear'] as const;
export type StayReason = (typeof stayReasons)[number];

/** What was found out about somebody, as it is kept: the engine's verdict by ids, without runs and effects. */
export interface Found {
  /** Where they stand. `null`: they have not begun. */
  at: Whereabouts | null;
  to: Whereabouts | null;
  how: 'same-step' | 'other-step' | 'not-begun' | null;
  because: StayReason | null;
  obstacles: Obstacle[];
  differences: Differences | null;
}

export interface MoveDecision {
  enter?: string;
  accept?: Acceptable[];
}

const acceptable = ['asked-again', 'module-task-changed', 'score-differs', 'would-end'] as const;

const Step = z.object({ id: z.string(), name: z.string(), type: z.string() });
export type OfferedStep = z.infer<typeof Step>;

/** One thing that stands in the way. Which of the fields are told depends on `why`. */
export const ToldObstacle = z.object({
  why: z.string(),
  /** Of the step, module, protocol, sheet or KPI that it is about. */
  name: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Steps that would come again, branches, or what differs. */
  names: z.array(z.string()),
});
export type ToldObstacle = z.infer<typeof ToldObstacle>;

/** What can be decided: steps to enter instead, losses to accept. Staying can always be. */
export const MoveChoices = z.object({
  /** The nearest first. */
  offers: z.array(Step),
  /** Further steps of their protocol in the new version. */
  others: z.array(Step),
  accept: z.array(z.enum(acceptable)),
  /** false: whatever is decided, they cannot be moved now. */
  canMove: z.boolean(),
  /** A step has to be named. */
  needsStep: z.boolean(),
});
export type MoveChoices = z.infer<typeof MoveChoices>;

const Reason = z.object({
  key: z.string(),
  count: z.int(),
  obstacles: z.array(ToldObstacle),
  choices: MoveChoices,
});
export type MoveReason = z.infer<typeof Reason>;

export const Moving = z.object({
  id: field.id,
  /** `null`: against the draft as it was then. */
  version: z.object({ id: field.id, number: z.int() }).nullable(),
  /** Of that draft: the `state` that publishing tells. */
  draftState: z.string().nullable(),
  state: z.enum(movingStates),
  by: Person.nullable(),
  createdAt: field.instant,
  startedAt: field.instant.nullable(),
  endedAt: field.instant.nullable(),
  total: z.int(),
  /** Not looked at yet. */
  unseen: z.int(),
  /** What stands: those who can be moved, those for whom nothing changes, those who need a decision. */
  plan: z.object({ move: z.int(), stay: z.int(), decide: z.int() }),
  /** What was done. */
  done: z.object({ moved: z.int(), left: z.int(), undone: z.int(), failed: z.int() }),
  /** Of those who were moved: whose move can be undone now. */
  undoable: z.int(),
  /** Asked for and still to be done. */
  waiting: z.int(),
  /** Why decisions are needed, the most frequent first; at most fifty. */
  reasons: z.array(Reason),
});
export type Moving = z.infer<typeof Moving>;

const Named = z.object({
  kind: z.enum(['task', 'step', 'module', 'protocol']),
  name: z.string(),
  /** Of what is different: fields of its item that changed (`questions`, `range`). */
  parts: z.array(z.string()),
});
export type MovedPart = z.infer<typeof Named>;

export const MovingPerson = z.object({
  enrollmentId: field.id,
  person: Person,
  /** Number of the version they came from. */
  fromNumber: z.int(),
  status: z.enum(moveStatuses),
  verdict: z.enum(moveVerdicts).nullable(),
  waitsFor: z.enum(['move', 'undo']).nullable(),
  /** The step where they stand, and the one where they would stand; empty where they have not begun. */
  place: z.string(),
  placeAfter: z.string(),
  how: z.enum(['same-step', 'other-step', 'not-begun']).nullable(),
  because: z.enum(stayReasons).nullable(),
  appears: z.array(Named),
  vanishes: z.array(Named),
  changes: z.array(Named),
  /** Protocols that now stand before theirs: they do not get them. */
  passedOver: z.array(z.string()),
  reason: z.string(),
  obstacles: z.array(ToldObstacle),
  choices: MoveChoices.nullable(),
  decidedBy: Person.nullable(),
  movedAt: field.instant.nullable(),
  undoneAt: field.instant.nullable(),
  /** Whether the move can be undone; if not, why. `elsewhere`: they are on yet another version by now. */
  undo: z
    .enum(['possible', 'something-happened', 'elsewhere', 'ended', 'next-protocol', 'model-was-asked'])
    .nullable(),
});
export type MovingPerson = z.infer<typeof MovingPerson>;

/** Which of the people in it. `can-undo` and `cannot-undo`: of those who were moved. */
const movingShows = [
  'all',
  'move',
  'stay',
  'decide',
  'moved',
  'can-undo',
  'cannot-undo',
  'left',
  'undone',
  'failed',
] as const;
export type MovingShow = (typeof movingShows)[number];

const ofProgram = z.object({ id: field.id });
const ofMove = z.object({ id: field.id, move: field.id });
const at = { params: { id: '$program' } };
const atMove = { params: { id: '$program', move: '$move' } };
/** Whoever looks sees how followers are doing; moving them is publishing's right. */
const looks = expertTeamOf('program', 'edit');
const moves = expertTeamOf('program', 'publish');
/** Left out: all who can be. */
const chosen = z.array(field.id).min(1).max(500).optional();

export const moveCalls = defineCalls({
  'GET programs/{id}/moves': {
    summary: 'Previews of moves and completed moves, newest first, up to 20.',
    access: looks,
    health: false,
    params: ofProgram,
    reply: field.cursorList(Moving),
    example: at,
  },
  'POST programs/{id}/moves': {
    summary:
      'Preview what the newest version, or the current draft, would change for each follower. No one is moved. Runs in the background.',
    access: looks,
    health: false,
    params: ofProgram,
    body: z.object({ against: z.enum(['newest', 'draft']) }),
    reply: Moving,
    status: 201,
    limit: 'writing',
    example: { ...at, body: { against: 'newest' } },
  },
  'GET programs/{id}/moves/{move}': {
    summary: 'Progress: who can be moved, who stays, who needs a decision and why, and what was done.',
    access: looks,
    health: false,
    params: ofMove,
    reply: Moving,
    example: atMove,
  },
  'GET programs/{id}/moves/{move}/people': {
    summary:
      'Everyone in it: where they are, what is added, removed and changed for them, and what blocks the move.',
    access: looks,
    health: 'others',
    params: ofMove,
    query: z.object({
      show: z.enum(movingShows).default('all'),
      /** The key of a reason. */
      reason: field.text(1, 2_000).optional(),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: field.cursorList(MovingPerson),
    example: atMove,
  },
  'POST programs/{id}/moves/{move}/start': {
    summary: 'Move everyone who can be moved, or some of them. Runs in the background.',
    access: moves,
    health: false,
    params: ofMove,
    body: z.object({ people: chosen }),
    reply: Moving,
    limit: 'writing',
    example: { ...atMove, body: {} },
  },
  'POST programs/{id}/moves/{move}/stop': {
    summary: 'Stop moving people. Starting again continues from the same place.',
    access: moves,
    health: false,
    params: ofMove,
    reply: Moving,
    limit: 'writing',
    example: atMove,
  },
  'POST programs/{id}/moves/{move}/decisions': {
    summary: 'Decide for some people, or for all with the same reason: how to move them, or let them stay.',
    access: moves,
    health: 'others',
    params: ofMove,
    body: z.object({
      people: chosen,
      /** The key of a reason; all who need a decision for it. */
      reason: field.text(1, 2_000).optional(),
      choice: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('stay') }),
        z.object({
          kind: z.literal('move'),
          /** A step of the new version to enter instead of the one where they stand. */
          enter: field.documentId.optional(),
          accept: z.array(z.enum(acceptable)).max(4).optional(),
        }),
      ]),
    }),
    reply: Moving,
    limit: 'writing',
    example: { ...atMove, body: { reason: 'any', choice: { kind: 'stay' } } },
  },
  'POST programs/{id}/moves/{move}/undo': {
    summary:
      'Undo all or some moves, only for people to whom nothing has happened since. Runs in the background.',
    access: moves,
    health: false,
    params: ofMove,
    body: z.object({ people: chosen }),
    reply: Moving,
    limit: 'writing',
    example: { ...atMove, body: {} },
  },
});
