/** One call of the engine at work: the run being written, what it asks for, and why. Never outlives the call. */
import type { Effect } from './effect.ts';
import { type Graph, graphOf } from './graph.ts';
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
  readonly effects: Effect[];
  readonly trace: Trace[];
  /** Steps entered in this call. [R12] */
  steps: number;
};

export function beginWork(protocol: Protocol, run: Run, now: number): Work {
  return { protocol, graph: graphOf(protocol), run: { ...run }, now, effects: [], trace: [], steps: 0 };
}

/** [R15] The run as it was, the very same object, when nothing in it changed. */
export function endWork(work: Work, before: Run): Run {
  const after: DraftRun = work.run;
  for (const key in before)
    if (after[key as keyof Run] !== before[key as keyof Run]) {
      after.at = Math.max(before.at, work.now);
      return after;
    }
  return before;
}
