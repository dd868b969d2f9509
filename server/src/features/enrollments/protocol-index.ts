import type { ProgramRun } from '@regimen/engine/program.ts';
import type { EnrollmentRow } from './rows.ts';

/** The engine's ids begin with the run's: the enrollment, a dot, and which of its protocols. */
export function protocolIndexOf(enrollmentId: string, id: string): number {
  const index = Number(id.slice(enrollmentId.length + 1, id.indexOf('/')));
  return Number.isInteger(index) ? index : 0;
}

/** Which of the program's protocols an id of the engine belongs to. */
export type PlaceOf = (id: string) => number;

/** Whoever was moved keeps the run's id, also where another version has their protocol at a later place. */
export function placesIn(row: EnrollmentRow, ...runs: readonly (ProgramRun | null)[]): PlaceOf {
  return (id) => {
    const run = id.slice(0, id.indexOf('/'));
    return runs.find((one) => one?.run.id === run)?.index ?? protocolIndexOf(row.id, id);
  };
}
