/** Counts what happens in simulated lives, one life after another. Written while a population is lived. [R48] */
import type { ExpertNotice } from '../effect.ts';
import type { EndReason } from '../end-reasons.ts';
import type { Program } from '../protocol.ts';
import type { Outcomes, StuckPlace, StuckReason } from './result.ts';

export type StepTally = {
  followers: number;
  visits: number;
  success: number;
  failure: number;
  reasons: Partial<Record<EndReason, number>>;
  branches?: Record<string, number>;
  here: number;
  stuck: number;
  ended: number;
  dangersMissed: number;
  minutes: number[];
};
export type ModuleTally = { came: number; done: number; missed: number };
export type ScoreTally = {
  first: number[];
  last: number[];
  firstBands: Record<string, number>;
  lastBands: Record<string, number>;
  followers: number;
};
export type StuckTally = Omit<StuckPlace, 'afterDays'> & { days: number[] };
export type KpiTally = { first: number[]; last: number[]; readings: number; leftOut: number };

export type Tally = {
  followers: number;
  happenings: number;
  effects: number;
  outcomes: Outcomes;
  withdrawn: number;
  withinADay: number;
  work: { asked: number; done: number };
  profiles: Map<string, { followers: number; outcomes: Outcomes }>;
  /** By place of the protocol, then by id. */
  steps: Map<string, StepTally>[];
  modules: Map<string, ModuleTally>[];
  transitions: Map<string, { from: string; to: string; count: number }>[];
  stuck: Map<string, StuckTally>;
  daysToFinish: number[];
  weeks: { followers: number; prompts: number; expertMinutes: number }[];
  followerWeeks: number;
  /** Things that followers were told; of these, tasks. */
  prompts: number;
  tasks: number;
  fullestDays: number[];
  expert: { tasks: number; answered: number; ranOut: number; minutes: number; waited: number[] };
  notices: Partial<Record<ExpertNotice, number>>;
  kpis: Map<string, KpiTally>;
  scores: Map<string, ScoreTally>;
};

export const noOutcomes = (): Outcomes => ({
  finished: 0,
  ranThrough: 0,
  stopped: 0,
  stuck: 0,
  failed: 0,
  underWay: 0,
});

export function emptyTally(program: Program): Tally {
  const { protocols } = program;
  return {
    followers: 0,
    happenings: 0,
    effects: 0,
    outcomes: noOutcomes(),
    withdrawn: 0,
    withinADay: 0,
    work: { asked: 0, done: 0 },
    profiles: new Map(),
    steps: protocols.map(({ protocol }) => new Map(protocol.nodes.map(({ id }) => [id, emptyStep()]))),
    modules: protocols.map(
      ({ protocol }) => new Map(protocol.modules.map(({ id }) => [id, { came: 0, done: 0, missed: 0 }])),
    ),
    transitions: protocols.map(() => new Map()),
    stuck: new Map(),
    daysToFinish: [],
    weeks: [],
    followerWeeks: 0,
    prompts: 0,
    tasks: 0,
    fullestDays: [],
    expert: { tasks: 0, answered: 0, ranOut: 0, minutes: 0, waited: [] },
    notices: {},
    kpis: new Map(),
    scores: new Map(),
  };
}

const emptyStep = (): StepTally => ({
  followers: 0,
  visits: 0,
  success: 0,
  failure: 0,
  reasons: {},
  here: 0,
  stuck: 0,
  ended: 0,
  dangersMissed: 0,
  minutes: [],
});

export function countTransition(tally: Tally, protocol: number, from: string, to: string): void {
  const transitions = tally.transitions[protocol];
  const key = `${from}/${to}`;
  const transition = transitions?.get(key);
  if (transition) transition.count++;
  else transitions?.set(key, { from, to, count: 1 });
}

/** A transition that led nowhere: the step it was to lead to was never entered. */
export function takeBackTransition(tally: Tally, protocol: number, from: string, to: string): void {
  const transitions = tally.transitions[protocol];
  const transition = transitions?.get(`${from}/${to}`);
  if (transition && --transition.count === 0) transitions?.delete(`${from}/${to}`);
}

const MOST_EXAMPLES = 5;

export function countStuck(
  tally: Tally,
  program: Program,
  place: { protocol: number; node: string | null; reason: StuckReason },
  follower: { number: number; days: number },
): void {
  const key = `${place.protocol}/${place.node ?? ''}/${place.reason}`;
  let known = tally.stuck.get(key);
  if (!known) {
    const protocolId = program.protocols[place.protocol]?.protocol.id ?? '';
    known = { ...place, protocolId, followers: 0, days: [], examples: [] };
    tally.stuck.set(key, known);
  }
  known.followers++;
  known.days.push(follower.days);
  if (known.examples.length < MOST_EXAMPLES) known.examples.push(follower.number);
  const step = place.node === null ? undefined : tally.steps[place.protocol]?.get(place.node);
  if (step) step.stuck++;
}

export function weekOf(tally: Tally, week: number): Tally['weeks'][number] {
  for (let next = tally.weeks.length; next <= week; next++)
    tally.weeks.push({ followers: 0, prompts: 0, expertMinutes: 0 });
  return tally.weeks[week] as Tally['weeks'][number];
}
