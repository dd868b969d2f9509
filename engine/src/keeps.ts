/** [R99] Which series a run keeps, because conditions look back on them. Of all others it keeps the first and the last. */
import { whenTold } from './alert.ts';
import { DAY_MS } from './calendar.ts';
import { type Leaf, leavesOf, looksBack, type Over } from './condition.ts';
import { findNode } from './graph.ts';
import type { Program, Protocol } from './protocol.ts';
import type { Run, Taken } from './run-state.ts';
import { seriesOf } from './series.ts';
import { conditionsIn } from './steps/traits.ts';

/** How much of a series conditions look back on: so many of the latest, and those of so many days. */
type Need = { times: number; days: number };
/** By series. Of what no condition looks back on, nothing is kept. */
export type Keeps = ReadonlyMap<string, Need>;

/** [R99] Of a window with more of them only the latest count. */
export const MOST_KEPT = 200;

/** The series as it is kept: nothing that no condition can see any more. */
export function trimmed(taken: readonly Taken[], need: Need, at: number): readonly Taken[] {
  // A day more at each end: clocks that are changed, and people who travel.
  const since = at - (need.days + 3) * DAY_MS;
  const kept = taken.filter((one, index) => index >= taken.length - need.times || one.at >= since);
  return kept.slice(-Math.max(MOST_KEPT, need.times));
}

/** Pure memos: they depend on nothing but what is looked at, and go when it goes. */
const ofProtocols = new WeakMap<Protocol, Keeps>();
const ofPrograms = new WeakMap<Program, Keeps>();

/** What conditions of a protocol look back on. */
export function keepsOf(protocol: Protocol): Keeps {
  const known = ofProtocols.get(protocol);
  if (known) return known;
  const keeps = new Map<string, Need>();
  const note = (leaves: readonly Leaf[], own: readonly (string | undefined)[]): void => {
    for (const leaf of leaves) for (const item of own) add(looksBack(leaf), seriesOf(leaf, item));
  };
  const add = (over: Over | undefined, series: string | null): void => {
    if (series === null || over === undefined) return;
    const { times, days } = keeps.get(series) ?? { times: 1, days: 0 };
    keeps.set(
      series,
      over.of === 'row'
        ? { times: Math.max(times, over.times), days }
        : { times, days: Math.max(days, over.days) },
    );
  };
  for (const node of protocol.nodes) {
    const before = findNode(protocol, node.parentId ?? '');
    note(conditionsIn(node).flatMap(leavesOf), [before?.data.selectedItem, node.data.selectedItem]);
  }
  for (const [id, item] of Object.entries(protocol.items)) {
    const told = whenTold(item);
    if (told) note(leavesOf(told), [id]);
  }
  ofProtocols.set(protocol, keeps);
  return keeps;
}

/** Of all protocols of a program: a later one may look back on what was read in the first. [R36] */
export function keepsOfProgram(program: Program): Keeps {
  const known = ofPrograms.get(program);
  if (known) return known;
  const keeps = new Map<string, Need>();
  for (const { protocol } of program.protocols)
    for (const [series, { times, days }] of keepsOf(protocol)) {
      const other = keeps.get(series) ?? { times: 1, days: 0 };
      keeps.set(series, { times: Math.max(times, other.times), days: Math.max(days, other.days) });
    }
  ofPrograms.set(program, keeps);
  return keeps;
}

/** [R55] Where a series was not kept before, it begins with what is known of the person: the latest. */
export function seriesBegun(run: Run, keeps: Keeps): Run['recent'] {
  const begun: Record<string, readonly Taken[]> = { ...run.recent };
  for (const series of keeps.keys()) {
    if (begun[series] !== undefined) continue;
    const [item = '', subscale] = series.split('/');
    const [kpi, result] = [run.kpis[item], run.results[item]];
    const score = subscale === undefined ? result?.score : result?.subscales?.[subscale];
    if (kpi) begun[series] = [{ at: kpi.lastAt, value: kpi.last }];
    else if (result && typeof score === 'number') begun[series] = [{ at: result.at, value: score }];
  }
  return Object.keys(begun).length === 0 ? undefined : begun;
}
