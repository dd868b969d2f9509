import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import { newId } from '../../db/ids.ts';
import type { EnrollmentRow, NewReadingRow } from './rows.ts';
import type { StepOptions } from './take-step.ts';

/** The readings among what was taken, each in its KPI's own unit. */
export function readingsOf(
  row: EnrollmentRow,
  program: Program,
  before: ProgramRun | null,
  taken: readonly RunEvent[],
  now: number,
  { source = 'hand', takenAt }: StepOptions,
): NewReadingRow[] {
  return taken.flatMap((event) => {
    const read = readingIn(program, before, event);
    const item = program.protocols[before?.index ?? 0]?.protocol.items[read?.kpi ?? ''];
    if (!read || item?.kind !== 'kpi') return [];
    const value = inOwnUnit(item, read.value, read.unit);
    if (value === null) return [];
    const { tenantId, id: enrollmentId, userId } = row;
    return [
      {
        tenantId,
        id: newId(now),
        enrollmentId,
        userId,
        kpi: read.kpi,
        value,
        unit: item.unit,
        givenValue: read.value,
        givenUnit: read.unit ?? item.unit,
        source: read.task ? 'task' : source,
        takenAt: takenAt ?? new Date(now),
        createdAt: new Date(now),
      },
    ];
  });
}

type Read = { kpi: string; value: number; unit: string | undefined; task: boolean };
function readingIn(program: Program, before: ProgramRun | null, event: RunEvent): Read | undefined {
  if (event.type === 'reading')
    return { kpi: event.kpi, value: event.value, unit: event.unit, task: event.task !== undefined };
  if (event.type !== 'taskDone' || event.value === undefined) return undefined;
  const task = before?.run.tasks.find(({ id }) => id === event.task);
  const item = program.protocols[before?.index ?? 0]?.protocol.items[task?.item ?? ''];
  if (item?.kind !== 'order' || item.resultKpi === undefined) return undefined;
  return { kpi: item.resultKpi, value: event.value, unit: undefined, task: true };
}
