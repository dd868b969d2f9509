/** KPI readings: units, range and target. [R21] */
import { alertExpert } from './alert.ts';
import type { KpiItem } from './items.ts';
import { keepTaken, seriesMended } from './keep-series.ts';
import type { EventOf } from './run-event.ts';
import type { KpiState, Taken } from './run-state.ts';
import { raise } from './steps/wait/signals.ts';
import type { Refusal } from './trace.ts';
import type { Work } from './work.ts';

/** Takes a reading into the run, or says why not. Without unit it is in the KPI's own. */
export function recordReading(
  work: Work,
  kpiId: string,
  value: number,
  unit: string | undefined,
  at: number,
): Refusal | null {
  const item = work.protocol.items[kpiId];
  if (item?.kind !== 'kpi') return 'no-such-kpi';
  const reading = inOwnUnit(item, value, unit);
  if (reading === null) return 'unknown-unit';
  if (!Number.isFinite(reading) || reading < item.range.min || reading > item.range.max)
    return 'out-of-range';
  const { run } = work;
  const known = run.kpis[kpiId];
  const state = { first: known?.first ?? reading, last: reading, lastAt: at, count: (known?.count ?? 0) + 1 };
  const kpis = { ...run.kpis };
  kpis[kpiId] = state;
  run.kpis = kpis;
  keepTaken(work, kpiId, at, reading);
  alertExpert(work, kpiId, state.count, at);
  raise(work, 'reading', kpiId);
  return null;
}

/**
 * [R96] What was read is mended. Nothing that was decided by it is decided anew; what is decided from now on sees the
 * reading as it stands. A newest reading that now means danger is told like any other.
 */
export function correctReading(work: Work, event: EventOf<'correction'>, at: number): Refusal | null {
  const { kpi, value, state, late } = event;
  const item = work.protocol.items[kpi];
  if (item?.kind !== 'kpi') return 'no-such-kpi';
  if (value !== null && !(value >= item.range.min && value <= item.range.max)) return 'out-of-range';
  const { run } = work;
  run.corrections = { ...run.corrections, [kpi]: (run.corrections?.[kpi] ?? 0) + 1 };
  const { [kpi]: _mended, ...others } = run.kpis;
  run.kpis = state === null ? others : { ...others, [kpi]: state };
  seriesMended(work, event, at);
  work.trace.push({ rule: 'R96', at, what: 'corrected', item: kpi, value, ...(late && { late }) });
  if (late === undefined && state !== null && value === state.last) alertExpert(work, kpi, state.count, at);
  return null;
}

/** null: the KPI does not know the unit. Converted values are kept to six decimals. */
export function inOwnUnit(item: KpiItem, value: number, unit: string | undefined): number | null {
  if (unit === undefined || unit === item.unit) return value;
  const conversion = item.conversions?.find((known) => known.unit === unit);
  return conversion ? Math.round((value * conversion.factor + (conversion.offset ?? 0)) * 1e6) / 1e6 : null;
}

/**
 * [R95] What was read of a KPI by one version, in the unit of another. null: the new one does not know the old unit, and
 * numbers of two units are never put on one line.
 */
export function readingsIn(state: KpiState, was: KpiItem, is: KpiItem): KpiState | null {
  if (was.unit === is.unit) return state;
  const first = inOwnUnit(is, state.first, was.unit);
  const last = inOwnUnit(is, state.last, was.unit);
  return first === null || last === null ? null : { ...state, first, last };
}

/** [R95] Of a series likewise; what cannot be converted is not kept. */
export function seriesIn(taken: readonly Taken[], was: KpiItem, is: KpiItem): readonly Taken[] {
  if (was.unit === is.unit) return taken;
  return taken.flatMap(({ at, value }) => {
    const own = inOwnUnit(is, value, was.unit);
    return own === null ? [] : [{ at, value: own }];
  });
}

export function inTarget(item: KpiItem, value: number): boolean {
  const { min = -Infinity, max = Infinity } = item.target ?? {};
  return value >= min && value <= max;
}
