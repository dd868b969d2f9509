/** What came of a simulated population: plain JSON, ready to be drawn, kept and compared. [R48] */
import type { ExpertNotice } from '../effect.ts';
import type { EndReason } from '../end-reasons.ts';
import type { StepType } from '../protocol.ts';
import type { RunEnd } from '../run-state.ts';

/**
 * How it ended for people. `finished`: came to a finish and did the work. `ranThrough`: came to a finish without it.
 * `stopped`: left, or has long done nothing of what was asked. `stuck`: nobody meant this end, or nothing but a person
 * who does not come can move them on. [R90]
 */
export type Outcomes = Record<
  'finished' | 'ranThrough' | 'stopped' | 'stuck' | 'failed' | 'underWay',
  number
>;

export type Percentiles = {
  count: number;
  p10: number;
  p25: number;
  p50: number;
  p75: number;
  p90: number;
  most: number;
};

export type StuckReason =
  | 'waits-for-follower'
  | 'waits-for-expert'
  | 'waits-for-event'
  | 'waits-for-change'
  | 'held-by-modules'
  | 'too-much-happens'
  | Exclude<RunEnd['reason'], 'finish' | 'fail' | 'withdrawn'>;

export type StepResult = {
  /** Place of the protocol in the program. */
  protocol: number;
  protocolId: string;
  node: string;
  type: StepType;
  /** People who came here at least once, and how often people came in all. */
  followers: number;
  visits: number;
  success: number;
  failure: number;
  reasons: Partial<Record<EndReason, number>>;
  /** Of an AI step: how often each branch was chosen, by the model, an expert or the rule. */
  branches?: Record<string, number>;
  /** People who stand here at the end, and those of them who are stuck. */
  here: number;
  stuck: number;
  /** Lives of the protocol that ended here. */
  ended: number;
  /** How often an expert was asked here about a danger and nobody did it. [R103] */
  dangersMissed: number;
  /** From entering the step to entering the next; null when nobody has left it. */
  minutes: Percentiles | null;
};

export type TransitionResult = { protocol: number; from: string; to: string; count: number };
export type ModuleResult = {
  protocol: number;
  protocolId: string;
  module: string;
  came: number;
  done: number;
  missed: number;
  /** How often it came, for one follower in a week on the way. [R48] */
  perWeek: number;
};
export type StuckPlace = {
  protocol: number;
  protocolId: string;
  node: string | null;
  reason: StuckReason;
  followers: number;
  /** Days since they began when they came to where they are stuck; half of them sooner. The first day is 0. */
  afterDays: number;
  /** Numbers of a few of them: their lives can be walked through one by one. */
  examples: number[];
};
export type WeekResult = { week: number; followers: number; prompts: number; expertMinutes: number };

export type KpiResult = {
  kpi: string;
  name: string;
  unit: string;
  /** With readings, and did the work, or were asked for nothing. Values and shares are theirs. [R91] */
  followers: number;
  /** With readings, and did not do the work. */
  leftOut: number;
  readings: number;
  first: Percentiles | null;
  last: Percentiles | null;
  /** Null without target, and where nobody counts. */
  firstInTarget: number | null;
  lastInTarget: number | null;
};

export type ScoreResult = {
  item: string;
  name: string;
  /** Who answered it, and did the work. [R91] */
  followers: number;
  first: Percentiles | null;
  last: Percentiles | null;
  firstBands: Record<string, number>;
  lastBands: Record<string, number>;
};

export type PopulationResult = {
  programId: string;
  seed: number;
  days: number;
  /** How many lives were lived; fewer than asked for when it was stopped. */
  followers: number;
  complete: boolean;
  outcomes: Outcomes;
  /** Those of the stopped who said that they leave. */
  withdrawn: number;
  /** Those who came to a finish within a day of beginning, whatever they did. [R92] */
  withinADay: number;
  /** What followers were asked for in all, and what of it they did. */
  work: { asked: number; done: number };
  profiles: { profile: string; name: string; followers: number; outcomes: Outcomes }[];
  /** In the order of the program. */
  steps: StepResult[];
  transitions: TransitionResult[];
  modules: ModuleResult[];
  /** The place with most people first. */
  stuck: StuckPlace[];
  /** Of those who finished, having done the work. */
  daysToFinish: Percentiles | null;
  /** By the follower's own week, the first is 1. `followers`: those still on the way when it began. */
  weeks: WeekResult[];
  prompts: {
    total: number;
    /** For one follower, over all the weeks they were on the way. */
    perWeek: number;
    /** Of these, tasks. [R48] */
    tasksPerWeek: number;
    /** The fullest local day of each follower. */
    fullestDay: Percentiles | null;
    mostInADay: number;
  };
  expert: {
    tasks: number;
    answered: number;
    ranOut: number;
    notices: Partial<Record<ExpertNotice, number>>;
    minutes: number;
    hours: number;
    minutesPerFollower: number;
    /** How long an answered task had waited. */
    waitedMinutes: Percentiles | null;
  };
  kpis: KpiResult[];
  scores: ScoreResult[];
  /** Things that happened in all, and effects asked for. */
  happenings: number;
  effects: number;
};
