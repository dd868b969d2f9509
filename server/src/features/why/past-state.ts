import { firstVersion, type LogEntry, replayVersions } from '@regimen/engine/migrate/replay.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { programsOf } from '../enrollments/programs-of-versions.ts';
import type { EnrollmentRow } from '../enrollments/rows.ts';
import { runOf } from '../enrollments/take-step.ts';
import * as queries from './queries.ts';
import type { Pause } from './silence.ts';

export interface PastState {
  /** null: not begun by then. */
  run: ProgramRun | null;
  program: Program;
  pauses: Pause[];
}

/** More than anybody lives through in years; the rest would be told from the state that is stored. */
const mostEntries = 20_000;

/** How somebody stood at an instant, told again from the record; and every pause until then. */
export async function stateAt(tx: Tx, row: EnrollmentRow, until: Date): Promise<PastState> {
  const { tenantId, id, versionId } = row;
  const rows = await queries.listEntries(tx, tenantId, id, until, mostEntries);
  const entries = rows.map(({ entry }) => entry);
  const named = [
    versionId,
    ...entries.flatMap((entry) => ('move' in entry ? [entry.move.from, entry.move.to] : [])),
  ];
  const programs = await programsOf(tx, tenantId, named);
  const programOf = (version: string): Program => {
    const found = programs.get(version);
    if (!found) throw new Error('A version that is followed is gone.');
    return found;
  };
  const [start, ...rest] = entries;
  if (!start || !('input' in start)) return { run: null, program: programOf(versionId), pauses: [] };
  const pauses: Pause[] = [];
  const log = {
    ...{ version: firstVersion(entries, versionId), start },
    entries: rest as Exclude<LogEntry, typeof start>[],
  };
  const isNow = rows.length === row.eventsCount && row.state !== null;
  const { run, version } = replayVersions(programOf, log, start.tz, (_entry, after) => {
    const open = pauses.at(-1);
    const isOpen = open !== undefined && open.to === null;
    if (after.run.pausedAt !== null && !isOpen) pauses.push({ from: after.run.pausedAt, to: null });
    if (after.run.pausedAt === null && isOpen) open.to = after.run.at;
  });
  // What is stored is the truth; the record only explains it.
  return isNow
    ? { run: runOf(row), program: programOf(versionId), pauses }
    : { run, program: programOf(version), pauses };
}
