/** [R99] Series as a run keeps them: what was taken, and what stands after something was mended. */
import { trimmed } from './keeps.ts';
import type { EventOf } from './run-event.ts';
import { withEntry } from './with-entry.ts';
import type { Work } from './work.ts';

export function keepTaken({ run, keeps }: Work, series: string, at: number, value: number): void {
  const need = keeps.get(series);
  if (need === undefined) return;
  const taken = [...(run.recent?.[series] ?? []), { at, value }];
  run.recent = withEntry(run.recent ?? {}, series, trimmed(taken, need, at));
}

/** [R96] A correction brings the readings that stand; one without them leaves the newest. */
export function seriesMended({ run, keeps }: Work, event: EventOf<'correction'>, at: number): void {
  const need = keeps.get(event.kpi);
  if (need === undefined) return;
  const { state } = event;
  const stands = event.recent ?? (state === null ? [] : [{ at: state.lastAt, value: state.last }]);
  run.recent = withEntry(run.recent ?? {}, event.kpi, trimmed(stands, need, at));
}
