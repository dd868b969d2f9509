import type { Program } from '@regimen/engine/protocol.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import type { RaisingReading } from '../../db/alarm-readings.ts';
import type { Wanted } from './new-rows.ts';
import type { NewReadingRow } from './rows.ts';

/** An alert keeps the reading that raised it, as it was given: the reading itself may be mended or deleted later. */
export function noteWhatRaised(
  { opened }: Wanted,
  program: Program,
  event: RunEvent | null,
  readings: readonly NewReadingRow[],
  at: number,
): void {
  for (const task of opened) {
    if (task.kind !== 'alert' || task.item === null) continue;
    const item = program.protocols[task.protocolIndex]?.protocol.items[task.item];
    if (item?.kind === 'kpi')
      task.raisedBy = takenBy(readings, task.item) ?? saidBy(event, task.item, item.unit, at);
  }
}

function takenBy(readings: readonly NewReadingRow[], kpi: string): RaisingReading | undefined {
  const reading = readings.findLast((one) => one.kpi === kpi);
  return (
    reading && {
      value: reading.givenValue,
      unit: reading.givenUnit,
      takenAt: reading.takenAt.toISOString(),
    }
  );
}

/** By a correction, or in a task that is kept until a pause ends. */
function saidBy(event: RunEvent | null, kpi: string, ownUnit: string, at: number): RaisingReading | null {
  if (event?.type === 'reading' && event.kpi === kpi)
    return { value: event.value, unit: event.unit ?? ownUnit, takenAt: new Date(at).toISOString() };
  if (event?.type !== 'correction' || event.kpi !== kpi || event.state === null) return null;
  return { value: event.state.last, unit: ownUnit, takenAt: new Date(event.state.lastAt).toISOString() };
}
