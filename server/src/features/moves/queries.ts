import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/pool.ts';
import { enrollments, movingPeople, movings, programs, programVersions, users } from '../../db/schema.ts';
import type { Place } from '../../paging.ts';

const onTheWay = ['waiting', 'active', 'paused'];

const moving = {
  id: movings.id,
  programId: movings.programId,
  version: { id: programVersions.id, number: programVersions.number },
  draftState: movings.draftState,
  state: movings.state,
  by: { id: users.id, fullName: users.fullName },
  createdAt: movings.createdAt,
  startedAt: movings.startedAt,
  endedAt: movings.endedAt,
};
const selected = (tx: Tx) =>
  tx
    .select(moving)
    .from(movings)
    .leftJoin(
      programVersions,
      and(eq(programVersions.tenantId, movings.tenantId), eq(programVersions.id, movings.versionId)),
    )
    .leftJoin(users, and(eq(users.tenantId, movings.tenantId), eq(users.id, movings.byUser)));
export type MovingRow = Awaited<ReturnType<typeof listMovings>>[number];

const ofProgram = (tenantId: string, programId: string) =>
  and(eq(movings.tenantId, tenantId), eq(movings.programId, programId));

export function listMovings(tx: Tx, tenantId: string, programId: string, most: number) {
  return selected(tx)
    .where(ofProgram(tenantId, programId))
    .orderBy(desc(movings.createdAt), desc(movings.id))
    .limit(most);
}

export async function findMoving(tx: Tx, tenantId: string, programId: string, id: string) {
  const [row] = await selected(tx).where(and(ofProgram(tenantId, programId), eq(movings.id, id)));
  return row;
}

export async function insertMoving(tx: Tx, row: typeof movings.$inferInsert): Promise<void> {
  await tx.insert(movings).values(row);
}

/** Until the transaction ends nobody else changes its state, and no batch of it begins. */
export async function holdMoving(tx: Tx, tenantId: string, programId: string, id: string) {
  const [row] = await tx
    .select({ id: movings.id, state: movings.state, versionId: movings.versionId })
    .from(movings)
    .where(and(ofProgram(tenantId, programId), eq(movings.id, id)))
    .for('update');
  return row;
}

/** For a batch: whoever wants to stop it waits until the batch is written. */
export async function shareMoving(tx: Tx, tenantId: string, id: string) {
  const [row] = await tx
    .select({ state: movings.state, versionId: movings.versionId, byUser: movings.byUser })
    .from(movings)
    .where(and(eq(movings.tenantId, tenantId), eq(movings.id, id)))
    .for('share');
  return row;
}

export async function findWork(tx: Tx, tenantId: string, id: string) {
  const [row] = await tx
    .select({
      state: movings.state,
      versionId: movings.versionId,
      draftContent: movings.draftContent,
    })
    .from(movings)
    .where(and(eq(movings.tenantId, tenantId), eq(movings.id, id)));
  return row;
}

export async function findPage(tx: Tx, tenantId: string, versionId: string) {
  const [row] = await tx
    .select({ page: programVersions.page })
    .from(programVersions)
    .where(and(eq(programVersions.tenantId, tenantId), eq(programVersions.id, versionId)));
  return row?.page;
}

/** What was looked at against a draft. */
export async function findDraft(tx: Tx, tenantId: string, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ content: movings.draftContent })
    .from(movings)
    .where(and(eq(movings.tenantId, tenantId), eq(movings.id, id)));
  return row?.content ?? null;
}

export async function setState(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<Pick<typeof movings.$inferInsert, 'state' | 'startedAt' | 'endedAt' | 'byUser'>>,
): Promise<void> {
  await tx
    .update(movings)
    .set(change)
    .where(and(eq(movings.tenantId, tenantId), eq(movings.id, id)));
}

/** Looks by which nobody was moved and nothing was decided: a newer look takes their place. */
export async function dropIdleLooks(
  tx: Tx,
  tenantId: string,
  programId: string,
  onlyDrafts: boolean,
): Promise<void> {
  await tx.delete(movings).where(
    and(
      ofProgram(tenantId, programId),
      onlyDrafts ? isNull(movings.versionId) : undefined,
      inArray(movings.state, ['judging', 'ready']),
      sql`NOT EXISTS (SELECT 1 FROM ${movingPeople} p WHERE p.tenant_id = ${movings.tenantId}
        AND p.moving_id = ${movings.id} AND p.status IN ('moved', 'left', 'undone', 'failed'))`,
    ),
  );
}

/** Until the transaction ends nobody publishes it, and no other look at it begins. */
export async function holdProgramOf(tx: Tx, tenantId: string, programId: string) {
  const [row] = await tx
    .select({ versionId: programs.versionId })
    .from(programs)
    .where(and(eq(programs.tenantId, tenantId), eq(programs.id, programId)))
    .for('update');
  return row;
}

/** One to the same end that is under way, or that looked a moment ago and has moved nobody. */
export async function findBusy(
  tx: Tx,
  tenantId: string,
  programId: string,
  { versionId, draftState }: { versionId: string | null; draftState: string | null },
  fresh: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: movings.id })
    .from(movings)
    .where(
      and(
        ofProgram(tenantId, programId),
        versionId === null ? isNull(movings.versionId) : eq(movings.versionId, versionId),
        draftState === null ? undefined : eq(movings.draftState, draftState),
        or(ne(movings.state, 'ready'), and(isNull(movings.startedAt), gte(movings.createdAt, fresh))),
      ),
    )
    .orderBy(desc(movings.createdAt))
    .limit(1);
  return row?.id;
}

/** The version that new followers begin on. */
export async function findNewest(tx: Tx, tenantId: string, programId: string): Promise<string | null> {
  const [row] = await tx
    .select({ versionId: programs.versionId })
    .from(programs)
    .where(and(eq(programs.tenantId, tenantId), eq(programs.id, programId)));
  return row?.versionId ?? null;
}

/** Everybody who is on the way on another version. */
export async function insertPeople(
  tx: Tx,
  tenantId: string,
  movingId: string,
  programId: string,
  versionId: string | null,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO moving_people (tenant_id, moving_id, enrollment_id, from_version, status)
    SELECT e.tenant_id, ${movingId}, e.id, e.version_id, 'planned' FROM enrollments e
    WHERE e.tenant_id = ${tenantId} AND e.program_id = ${programId} AND e.status IN ${onTheWay}
      AND (${versionId}::uuid IS NULL OR e.version_id <> ${versionId}::uuid)`);
}

const ofMoving = (tenantId: string, movingId: string) =>
  and(eq(movingPeople.tenantId, tenantId), eq(movingPeople.movingId, movingId));

export function countPeople(tx: Tx, tenantId: string, movingIds: readonly string[]) {
  return tx
    .select({
      movingId: movingPeople.movingId,
      status: movingPeople.status,
      verdict: movingPeople.verdict,
      count: count(),
      waiting: sql<number>`count(${movingPeople.wanted})::int`,
    })
    .from(movingPeople)
    .where(and(eq(movingPeople.tenantId, tenantId), inArray(movingPeople.movingId, [...movingIds])))
    .groupBy(movingPeople.movingId, movingPeople.status, movingPeople.verdict);
}

/** Why decisions are needed, each with one of those for whom. */
export async function listReasons(tx: Tx, tenantId: string, movingId: string, most: number) {
  const { rows } = await tx.execute<{ reason: string; count: number; enrollment_id: string }>(sql`
    SELECT reason, count(*)::int AS count, (min(enrollment_id::text))::uuid AS enrollment_id FROM moving_people
    WHERE tenant_id = ${tenantId} AND moving_id = ${movingId} AND status = 'planned' AND verdict = 'decide'
      AND wanted IS NULL
    GROUP BY reason ORDER BY count DESC, reason LIMIT ${most}`);
  if (rows.length === 0) return [];
  const samples = await tx
    .select({
      enrollmentId: movingPeople.enrollmentId,
      fromVersion: movingPeople.fromVersion,
      found: movingPeople.found,
    })
    .from(movingPeople)
    .where(
      and(
        ofMoving(tenantId, movingId),
        inArray(
          movingPeople.enrollmentId,
          rows.map((row) => row.enrollment_id),
        ),
      ),
    );
  const byId = new Map(samples.map((row) => [row.enrollmentId, row]));
  return rows.flatMap(({ reason, count: people, enrollment_id }) => {
    const sample = byId.get(enrollment_id);
    return sample?.found
      ? [{ reason, count: people, found: sample.found, fromVersion: sample.fromVersion }]
      : [];
  });
}

const deciders = alias(users, 'deciders');

const shows: Record<string, SQL | undefined> = {
  move: and(eq(movingPeople.status, 'planned'), eq(movingPeople.verdict, 'move')),
  stay: and(inArray(movingPeople.status, ['planned', 'stayed']), eq(movingPeople.verdict, 'stay')),
  decide: and(eq(movingPeople.status, 'planned'), eq(movingPeople.verdict, 'decide')),
  moved: eq(movingPeople.status, 'moved'),
  left: eq(movingPeople.status, 'left'),
  undone: eq(movingPeople.status, 'undone'),
  failed: eq(movingPeople.status, 'failed'),
};

export function listPeople(
  tx: Tx,
  tenantId: string,
  movingId: string,
  wanted: { show: string; reason: string | undefined; from: Place | undefined; most: number },
) {
  const { show, reason, from, most } = wanted;
  const place = from && sql`${from.id}::uuid`;
  const order = from?.backwards ? desc : asc;
  return tx
    .select({
      id: movingPeople.enrollmentId,
      person: { id: users.id, fullName: users.fullName },
      fromVersion: movingPeople.fromVersion,
      fromNumber: programVersions.number,
      verdict: movingPeople.verdict,
      reason: movingPeople.reason,
      found: movingPeople.found,
      status: movingPeople.status,
      wanted: movingPeople.wanted,
      decidedBy: { id: deciders.id, fullName: deciders.fullName },
      movedAt: movingPeople.movedAt,
      movedNumber: movingPeople.movedNumber,
      undoneAt: movingPeople.undoneAt,
      keptBecause: movingPeople.keptBecause,
      createdAt: enrollments.startedAt,
      versionId: enrollments.versionId,
      eventsCount: enrollments.eventsCount,
      endedAt: enrollments.endedAt,
    })
    .from(movingPeople)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, movingPeople.tenantId), eq(enrollments.id, movingPeople.enrollmentId)),
    )
    .innerJoin(users, and(eq(users.tenantId, enrollments.tenantId), eq(users.id, enrollments.userId)))
    .innerJoin(
      programVersions,
      and(
        eq(programVersions.tenantId, movingPeople.tenantId),
        eq(programVersions.id, movingPeople.fromVersion),
      ),
    )
    .leftJoin(
      deciders,
      and(eq(deciders.tenantId, movingPeople.tenantId), eq(deciders.id, movingPeople.decidedBy)),
    )
    .where(
      and(
        ofMoving(tenantId, movingId),
        shows[show],
        reason === undefined ? undefined : eq(movingPeople.reason, reason),
        place &&
          (from.backwards
            ? sql`${movingPeople.enrollmentId} < ${place}`
            : sql`${movingPeople.enrollmentId} > ${place}`),
      ),
    )
    .orderBy(order(movingPeople.enrollmentId))
    .limit(most);
}
export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

/** Which of these people a call means: those it names, or all. */
const among = (people: readonly string[] | undefined) =>
  people ? inArray(movingPeople.enrollmentId, [...people]) : undefined;

async function change(
  tx: Tx,
  set: Partial<typeof movingPeople.$inferInsert>,
  where: SQL | undefined,
): Promise<number> {
  const { rowCount } = await tx.update(movingPeople).set(set).where(where);
  return rowCount ?? 0;
}

/** All who can be moved, or those of them who are named, are to be. */
export const wantMoves = (
  tx: Tx,
  tenantId: string,
  movingId: string,
  people: readonly string[] | undefined,
) =>
  change(
    tx,
    { wanted: 'move' },
    and(
      ofMoving(tenantId, movingId),
      eq(movingPeople.status, 'planned'),
      eq(movingPeople.verdict, 'move'),
      isNull(movingPeople.wanted),
      among(people),
    ),
  );

export const wantUndos = (
  tx: Tx,
  tenantId: string,
  movingId: string,
  people: readonly string[] | undefined,
) =>
  change(
    tx,
    { wanted: 'undo' },
    and(
      ofMoving(tenantId, movingId),
      eq(movingPeople.status, 'moved'),
      isNull(movingPeople.wanted),
      among(people),
    ),
  );

export const decide = (
  tx: Tx,
  tenantId: string,
  movingId: string,
  { people, reason }: { people: readonly string[] | undefined; reason: string | undefined },
  set: Pick<
    Partial<typeof movingPeople.$inferInsert>,
    'status' | 'wanted' | 'decision' | 'decidedBy' | 'decidedAt'
  >,
) =>
  change(
    tx,
    set,
    and(
      ofMoving(tenantId, movingId),
      eq(movingPeople.status, 'planned'),
      ne(movingPeople.verdict, 'stay'),
      isNull(movingPeople.wanted),
      among(people),
      reason === undefined
        ? undefined
        : and(eq(movingPeople.verdict, 'decide'), eq(movingPeople.reason, reason)),
    ),
  );

export async function countWanted(tx: Tx, tenantId: string, movingId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(movingPeople)
    .where(and(ofMoving(tenantId, movingId), isNotNull(movingPeople.wanted)));
  return row?.count ?? 0;
}
