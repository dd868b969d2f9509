/** The state of one person's way through one protocol. Plain JSON, and the truth: nothing is derived from a clock. */
import type { Outcome } from './condition.ts';
import type { EndReason } from './end-reasons.ts';
import type { StepType, Target } from './protocol.ts';
import type { Answers } from './questions.ts';
import type { Slot } from './recurrence.ts';
import type { RunEvent } from './run-event.ts';

/** What is known of the person when the run starts. */
export type Person = {
  age: number | null;
  sex: string | null;
  roles: readonly string[];
  signs: readonly string[];
};

export type RunInput = { runId: string; zone: string; person: Person };

export type RunStatus = 'running' | 'paused' | 'finished' | 'failed' | 'withdrawn';

export type Task = {
  id: string;
  /** Exactly one of the two is set. */
  node: string | null;
  module: string | null;
  visit: number;
  occurrence: number;
  kind: StepType;
  item: string | null;
  /** `model`: a question to the AI module's model, shown to nobody. */
  target: Target | 'model';
  role: string;
  openedAt: number;
  /** From then on an answer is late. null: never. */
  lateAt: number | null;
  /** From then on no answer is taken. null: never. */
  expiresAt: number | null;
  snoozedUntil: number | null;
  snoozes: number;
};

/** A moment a step waits for. With `day` and `time` it is a wall-clock moment and moves along with the zone. */
export type Moment = { at: number; day: number | null; time: number | null };

export type ChallengeState = { startDay: number; day: number; done: number; streak: number; best: number };

/** Where the person is. `working`: the step has not ended. `choosing`: it has, and no child fits yet.
 *  `holding`: at a finish that modules still hold back. */
export type Here = {
  node: string;
  visit: number;
  enteredAt: number;
  phase: 'working' | 'choosing' | 'holding';
  moment: Moment | null;
  challenge: ChallengeState | null;
  /** What a `wait` waits for has come. */
  eventCame: boolean;
  /** The model's proposal while a person looks at it. */
  proposal: string | null;
};

/** How a step ended last time, and where it led. */
export type StepEnd = {
  visit: number;
  at: number;
  result: Outcome;
  reason: EndReason;
  score: number | null;
  band: string | null;
  branch: string | null;
  wentTo: string | null;
  by: 'jump' | 'child' | null;
};

export type Result = {
  at: number;
  count: number;
  score: number | null;
  band: string | null;
  /** [R100] By subscale; left out where the assessment has none. */
  subscales?: Readonly<Record<string, number | null>>;
  answers: Answers;
};

/** One reading or score of a series, and when it was taken. */
export type Taken = { at: number; value: number };

export type KpiState = { first: number; last: number; lastAt: number; count: number };

export type ModuleState = {
  /** The next slot, or null when the rule has no more. */
  next: Slot | null;
  /** [T17] The local date on which its step was entered last; left out where it is bound to none. */
  startDay?: number;
  /** The local date of the last one that came. */
  lastDay: number | null;
  /** How many have come, answered or not. */
  count: number;
  done: number;
  missed: number;
  streak: number;
  best: number;
};

export type RunEnd = {
  status: 'finished' | 'failed' | 'withdrawn';
  at: number;
  node: string | null;
  reason: 'finish' | 'fail' | 'no-way-on' | 'step-limit' | 'nothing-to-do' | 'withdrawn';
};

/** `told`: it was urgent, and the expert has heard of it already. [R72] */
export type Held = RunEvent & { told?: true };

export type Run = {
  id: string;
  protocolId: string;
  status: RunStatus;
  zone: string;
  person: Person;
  /** The last instant at which anything changed. Time never goes back behind it. */
  at: number;
  startedAt: number;
  /** Local date that counts as day 0 of the protocol's modules; moved on by pauses. */
  startDay: number;
  /** Local date that counts as day 0 of the program; moved on by pauses. */
  originDay: number;
  pausedAt: number | null;
  /** Events that came during a pause; they are applied on resuming. */
  held: readonly Held[];
  here: Here | null;
  visits: Readonly<Record<string, number>>;
  ends: Readonly<Record<string, StepEnd>>;
  results: Readonly<Record<string, Result>>;
  kpis: Readonly<Record<string, KpiState>>;
  modules: Readonly<Record<string, ModuleState>>;
  tasks: readonly Task[];
  /** Ids of events that are not addressed to a task, so that none counts twice. */
  seen: readonly string[];
  end: RunEnd | null;
  /** [R70] What last meant that the person may be in danger; left out where nothing ever has. */
  urgent?: { item: string; at: number };
  /** [R96] How many readings of a KPI were mended or taken back; left out where none was. */
  corrections?: Readonly<Record<string, number>>;
  /** [R99] The latest of each series that conditions look back on, oldest first; left out where none does. */
  recent?: Readonly<Record<string, readonly Taken[]>>;
  /** When the run wants to be woken; null when nothing but an event can change it. */
  dueAt: number | null;
};
