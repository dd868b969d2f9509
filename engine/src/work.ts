/** One call of the engine at work: the run being written, what it asks for, and why. Never outlives the call. */
import type { Effect } from './effect.ts';
import { type Graph, graphOf } from './graph.ts';
import { type Keeps, keepsOf } from './keeps.ts';
import type { Protocol } from './protocol.ts';
import type { Run } from './run-state.ts';
import type { Trace } from './trace.ts';

/** The top level is this call's own copy; everything below is shared with the run it came from and never written. */
export type DraftRun = { -readonly [K in keyof Run]: Run[K] };

export type Work = {
  readonly protocol: Protocol;
  readonly graph: Graph;
  readonly run: DraftRun;
  /** The instant of the call. Things that fell due earlier carry their own, earlier instant. */
  readonly now: number;
  /** [R99] */
  readonly keeps: Keeps;
  readonly effects: Effect[];
  readonly trace: Trace[];
  /** Steps entered in this call. [R12] */
  steps: number;
  /** [R72] What is applied now was told to the expert when it was handed in. */
  told: boolean;
};

export function beginWork(protocol: Protocol, run: Run, now: number, keeps = keepsOf(protocol)): Work {
  return {
    protocol,
    graph: graphOf(protocol),
    run: copyOf(run),
    now,
    keeps,
    effects: [],
    trace: [],
    steps: 0,
    told: false,
  };
}

function copyOf(run: Run): DraftRun {
  const copy: DraftRun = copyOfRequired(run);
  if (run.urgent !== undefined) copy.urgent = run.urgent;
  if (run.corrections !== undefined) copy.corrections = run.corrections;
  if (run.recent !== undefined) copy.recent = run.recent;
  return copy;
}

/** Required one and all, so that a field that is added to a run and not copied here does not compile. */
type RequiredRun = { -readonly [K in Exclude<keyof Run, 'urgent' | 'corrections' | 'recent'>]-?: Run[K] };

/** Named one by one, like below: a spread costs three times as much, and this is done at every event. */
const copyOfRequired = (run: Run): RequiredRun => ({
  id: run.id,
  protocolId: run.protocolId,
  status: run.status,
  zone: run.zone,
  person: run.person,
  at: run.at,
  startedAt: run.startedAt,
  startDay: run.startDay,
  originDay: run.originDay,
  pausedAt: run.pausedAt,
  held: run.held,
  here: run.here,
  visits: run.visits,
  ends: run.ends,
  results: run.results,
  kpis: run.kpis,
  modules: run.modules,
  tasks: run.tasks,
  seen: run.seen,
  end: run.end,
  dueAt: run.dueAt,
});

/** Everything an event can change. What follows from it, or stays for good, stands in `Settled`. */
export const changing = [
  'tasks',
  'modules',
  'here',
  'kpis',
  'results',
  'visits',
  'ends',
  'seen',
  'held',
  'zone',
  'status',
  'dueAt',
] as const;
type Settled =
  | 'id'
  | 'protocolId'
  | 'person'
  | 'startedAt'
  | 'startDay'
  | 'originDay'
  | 'at'
  | 'pausedAt'
  | 'urgent'
  | 'corrections'
  | 'recent'
  | 'end';
type Unnamed = Exclude<keyof Run, Settled | (typeof changing)[number]>;
/** Does not compile when a field of a run is in neither. */
true satisfies [Unnamed] extends [never] ? true : Unnamed;

/** [R15] The run as it was, the very same object, when nothing in it changed. */
export function endWork(work: Work, before: Run): Run {
  const after: DraftRun = work.run;
  // Named one by one: walking over the keys costs more than the rest of a call.
  const same =
    after.tasks === before.tasks &&
    after.modules === before.modules &&
    after.here === before.here &&
    after.kpis === before.kpis &&
    after.results === before.results &&
    after.visits === before.visits &&
    after.ends === before.ends &&
    after.seen === before.seen &&
    after.held === before.held &&
    after.zone === before.zone &&
    after.status === before.status &&
    after.dueAt === before.dueAt;
  if (same) return before;
  after.at = work.now;
  return after;
}
