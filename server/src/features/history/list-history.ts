import type { HistoryEvent } from '@regimen/contract/history.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { breathe } from '../../own-turn.ts';
import { programsOf } from '../enrollments/programs-of-versions.ts';
import { numbersOfVersions, versionAt, versionPaths } from '../enrollments/version-path.ts';
import type { Watched } from '../live/watched-programs.ts';
import type { EventPlace } from './event-place.ts';
import { type ActRow, type EventFilter, listActs } from './key-queries.ts';
import * as queries from './queries.ts';
import { tellEvent } from './tell-event.ts';

const presentPerson = ({ id, fullName }: { id: string; fullName: string }) => ({ id, full_name: fullName });

/** Events of these programs, newest first, told by the names of the version that each was judged by; as many as fit. */
export async function listHistory(
  tx: Tx,
  programs: readonly Pick<Watched, 'id' | 'title'>[],
  filter: EventFilter,
  place: EventPlace | undefined,
  most: number,
): Promise<{ events: HistoryEvent[]; hasMore: boolean }> {
  const titles = new Map(programs.map(({ id, title }) => [id, title]));
  const { keys, rows, hasMore } = await queries.listEvents(tx, [...titles.keys()], filter, place, most);
  const acts = await listActs(
    tx,
    keys.flatMap(({ act }) => act ?? []),
  );
  const actOf = new Map(acts.map((act) => [act.id, act]));
  const told = (await tellEvents(tx, rows, titles)).values();
  const events = keys.flatMap(({ act }) => {
    if (act === null) return told.next().value ?? [];
    const row = actOf.get(act);
    return row ? [presentAct(row, titles)] : [];
  });
  return { events, hasMore };
}

const presentAct = (row: ActRow, titles: ReadonlyMap<string, string>): HistoryEvent => ({
  enrollmentId: row.enrollmentId,
  number: 0,
  at: row.at.toISOString(),
  type: 'followUp',
  programId: row.programId,
  programTitle: titles.get(row.programId) ?? '',
  follower: presentPerson(row.follower),
  by: row.by && presentPerson(row.by),
  about: row.about,
  declined: false,
  reading: null,
  correction: null,
  told: [],
  act: { id: row.id, what: row.what, to: row.to && presentPerson(row.to), note: row.note },
});

async function tellEvents(
  tx: Tx,
  rows: readonly queries.EventRow[],
  titles: ReadonlyMap<string, string>,
): Promise<HistoryEvent[]> {
  const paths = await versionPaths(
    tx,
    rows.map(({ enrollmentId, versionId }) => ({ id: enrollmentId, current: versionId })),
  );
  const judgedBy = ({ enrollmentId, number, versionId }: queries.EventRow): string => {
    const path = paths.get(enrollmentId);
    return path ? versionAt(path, number) : versionId;
  };
  const ids = [...new Set(rows.map(judgedBy))];
  const versions = await programsOf(tx, ids);
  const hasMoves = rows.some(({ type }) => type === 'move' || type === 'undo');
  const numbers = hasMoves ? await numbersOfVersions(tx, ids) : new Map<string, number>();
  const events: HistoryEvent[] = [];
  for (const row of rows) {
    await breathe();
    events.push({
      enrollmentId: row.enrollmentId,
      number: row.number,
      at: row.at.toISOString(),
      type: row.type,
      programId: row.programId,
      programTitle: titles.get(row.programId) ?? '',
      follower: presentPerson(row.follower),
      by: row.by && presentPerson(row.by),
      declined: row.declined,
      reading: readingOf(versions.get(judgedBy(row)) as Program, row),
      correction: correctionOf(versions.get(judgedBy(row)) as Program, row),
      act: null,
      ...tellEvent(versions.get(judgedBy(row)) as Program, row, numbers.get(judgedBy(row)) ?? null),
    });
  }
  return events;
}

/** A reading without a unit was given in that of its KPI. What was handed in late is one as well. */
function readingOf(
  program: Program,
  { type, late, kpi, value, unit }: queries.EventRow,
): HistoryEvent['reading'] {
  const isReading = type === 'reading' || (type === 'correction' && late);
  return isReading && value !== null ? { value, unit: unit ?? unitOf(program, kpi) } : null;
}

function correctionOf(
  program: Program,
  { type, late, kpi, was, value }: queries.EventRow,
): HistoryEvent['correction'] {
  return type === 'correction' && !late ? { was, value, unit: unitOf(program, kpi) } : null;
}

function unitOf(program: Program, kpi: string | null): string {
  const items = program.protocols.map(({ protocol }) => protocol.items[kpi ?? '']);
  const own = items.find((item) => item?.kind === 'kpi');
  return own?.kind === 'kpi' ? own.unit : '';
}
