/** What a new version means for one person on the way, as data. [R52]–[R58] */
import type { Effect } from '../effect.ts';
import type { ProgramRun } from '../program.ts';
import type { StepType, Target } from '../protocol.ts';
import type { RunEnd } from '../run-state.ts';
import type { Score } from '../scoring.ts';
import type { Trace } from '../trace.ts';

/** What keeps a person from being moved without somebody deciding about it. */
export type Obstacle =
  /** The protocol they are in is not in the new version, or stands earlier in it than they have come. */
  | { why: 'protocol-gone'; protocol: string }
  | { why: 'protocol-earlier'; protocol: string; from: number; to: number }
  /** `offers`: steps that could take its place, the nearest first. */
  | { why: 'step-gone'; node: string; offers: string[] }
  | { why: 'step-changed'; node: string; from: StepType; to: StepType }
  | { why: 'asks-somebody-else'; node: string; from: Target; to: Target }
  | { why: 'wait-changed'; node: string }
  | { why: 'branches-changed'; node: string; came: string[]; went: string[] }
  /** What they are asked right now, or how it is judged, is not the same. `fields` names what differs. */
  | { why: 'task-changed'; node: string; task: string | null; item: string | null; fields: string[] }
  | { why: 'module-task-changed'; module: string; task: string; item: string | null; fields: string[] }
  /** An earlier sheet would have another score by the new rules, and conditions read it. */
  | { why: 'score-differs'; item: string; was: Score; would: Score | null }
  | { why: 'unit-differs'; kpi: string; from: string; to: string }
  /** Steps they have done would come up again behind the one where they are. */
  | { why: 'asked-again'; steps: string[] }
  /** They answered during a pause, and the task would not be there when it counts. */
  | { why: 'held-answer'; task: string }
  /** Moving would end the protocol for them at once. */
  | { why: 'would-end'; status: RunEnd['status']; node: string | null; reason: RunEnd['reason'] }
  /** The step that was named for them cannot be entered. */
  | { why: 'cannot-enter'; node: string; because: 'no-such-step' | 'already-done' | 'paused' };

/** Obstacles that a decision can set aside; the others need a step to enter, or the person stays. */
export type Acceptable = 'asked-again' | 'module-task-changed' | 'score-differs' | 'would-end';
export const ACCEPTABLE: readonly Acceptable[] = [
  'asked-again',
  'module-task-changed',
  'score-differs',
  'would-end',
];

export type Whereabouts = { protocol: string; node: string | null };

/** Steps are those still ahead of the person; tasks are those open now. */
export type Parts = { protocols: string[]; steps: string[]; modules: string[]; tasks: string[] };

export type Differences = {
  appears: Parts;
  vanishes: Parts;
  /** Still there, but not the same. */
  changes: Omit<Parts, 'tasks'>;
  /** Protocols that now stand before theirs and that they never went through: they do not get them. */
  passedOver: string[];
};

export type Verdict =
  | { verdict: 'stay'; because: 'ended' | 'nothing-changed' }
  | { verdict: 'decide'; obstacles: Obstacle[]; differences: Differences }
  | {
      verdict: 'move';
      how: 'same-step' | 'other-step';
      from: Whereabouts;
      to: Whereabouts;
      /** Modules whose counts and streaks went along, and those that begin anew or are new. */
      modules: { carried: string[]; began: string[] };
      differences: Differences;
      /** The run as the old version left it at that instant: with it the move can be taken back. */
      before: ProgramRun;
      run: ProgramRun;
      effects: Effect[];
      trace: Trace[];
    };

export type Moved = Extract<Verdict, { verdict: 'move' }>;

export type MoveOptions = {
  /** The instant of the move. What fell due before it is done by the old version first. */
  now: number;
  /** By the protocol's id: for a step of the old version the step of the new one that is entered instead. */
  enter?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  accept?: readonly Acceptable[];
};
