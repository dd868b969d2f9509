import type { Moving } from '@regimen/contract/moves.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import { type List, pageOf, presentPage, readPlace, wholeList } from '../../paging.ts';
import type { Scope } from '../../scope.ts';
import { programOf, programsOf } from '../enrollments/programs-of-versions.ts';
import * as inPeople from './people-queries.ts';
import { presentMoving, presentPersonIn, presentReason } from './present.ts';
import * as queries from './queries.ts';

const mostMovings = 20;
const mostReasons = 50;

/** What people would be, or were, moved to. */
async function targetOf(tx: Tx, row: queries.MovingRow): Promise<Program> {
  if (row.version) return programOf(tx, row.version.id);
  const content = await queries.findDraft(tx, row.id);
  if (content === null) throw notFound();
  return JSON.parse(content) as Program;
}

interface Counted {
  people: Awaited<ReturnType<typeof inPeople.countPeople>>;
  undoable: Awaited<ReturnType<typeof inPeople.countUndoable>>;
}

const countIn = async (tx: Tx, ids: readonly string[]): Promise<Counted> => ({
  people: await inPeople.countPeople(tx, ids),
  undoable: await inPeople.countUndoable(tx, ids),
});

async function toldMoving(tx: Tx, row: queries.MovingRow, counted: Counted): Promise<Moving> {
  const own = counted.people.filter(({ movingId }) => movingId === row.id);
  const undoable = counted.undoable.find(({ movingId }) => movingId === row.id)?.count ?? 0;
  if (row.state === 'judging') return presentMoving(row, own, undoable, []);
  const reasons = await inPeople.listReasons(tx, row.id, mostReasons);
  if (reasons.length === 0) return presentMoving(row, own, undoable, []);
  const after = await targetOf(tx, row);
  const programs = await programsOf(
    tx,
    reasons.map(({ fromVersion }) => fromVersion),
  );
  const told = reasons.flatMap((reason) => {
    const before = programs.get(reason.fromVersion);
    return before ? [presentReason(reason, before, after)] : [];
  });
  return presentMoving(row, own, undoable, told);
}

export async function getMoving(tx: Tx, programId: string, id: string): Promise<Moving> {
  const row = await queries.findMoving(tx, programId, id);
  if (!row) throw notFound();
  return toldMoving(tx, row, await countIn(tx, [id]));
}

export async function listMovings(tx: Tx, programId: string): Promise<List<Moving>> {
  const rows = await queries.listMovings(tx, programId, mostMovings);
  if (rows.length === 0) return wholeList([]);
  const counted = await countIn(
    tx,
    rows.map(({ id }) => id),
  );
  const data: Moving[] = [];
  for (const row of rows) data.push(await toldMoving(tx, row, counted));
  return wholeList(data);
}

export interface PeopleWanted {
  show: string;
  reason?: string | undefined;
  cursor?: string | undefined;
  per_page: number;
}

export async function findPeople(
  scope: Scope,
  tx: Tx,
  programId: string,
  id: string,
  { show, reason, cursor, per_page }: PeopleWanted,
) {
  const from = readPlace(cursor);
  const row = await queries.findMoving(tx, programId, id);
  if (!row) throw notFound();
  const after = await targetOf(tx, row);
  const people = await inPeople.listPeople(tx, id, { show, reason, from, most: per_page + 1 });
  const page = pageOf(people, per_page, from);
  scope.concerns(page.rows.map(({ person }) => person.id));
  const programs = await programsOf(
    tx,
    page.rows.map(({ fromVersion }) => fromVersion),
  );
  const data = page.rows.flatMap((person) => {
    const before = programs.get(person.fromVersion);
    return before ? [presentPersonIn(person, before, after, row.version?.id ?? null)] : [];
  });
  const query = new URLSearchParams({ show, ...(reason && { reason }) });
  return presentPage(page, per_page, `/api/programs/${programId}/moves/${id}/people?${query}`, data);
}
