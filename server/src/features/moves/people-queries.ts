import { runningStatuses } from '@regimen/contract/enrollments.ts';
import { isConnected } from '../../db/connected.ts';
import {
  alias,
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  type SQL,
  sql,
} from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, movingPeople, movings, programVersions, users } from '../../db/schema.ts';
import type { Place } from '../../paging.ts';

/** Everybody who follows it now on another version. */
export async function insertPeople(
  tx: Tx,
  movingId: string,
  programId: string,
  versionId: string | null,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO moving_people (tenant_id, moving_id, enrollment_id, from_version, status)
    SELECT e.tenant_id, ${movingId}, e.id, e.version_id, 'planned' FROM enrollments e
    WHERE e.tenant_id = ${tx.tenantId} AND e.program_id = ${programId} AND e.status IN ${runningStatuses}
      AND (${versionId}::uuid IS NULL OR e.version_id <> ${versionId}::uuid)`);
}

const ofMoving = (tenantId: string, movingId: string) =>
  and(eq(movingPeople.tenantId, tenantId), eq(movingPeople.movingId, movingId));

export function countPeople(tx: Tx, movingIds: readonly string[]) {
  return tx
    .select({
      movingId: movingPeople.movingId,
      status: movingPeople.status,
      verdict: movingPeople.verdict,
      count: count(),
      waiting: sql<number>`count(${movingPeople.wanted})::int`,
    })
    .from(movingPeople)
    .where(and(eq(movingPeople.tenantId, tx.tenantId), inArray(movingPeople.movingId, [...movingIds])))
    .groupBy(movingPeople.movingId, movingPeople.status, movingPeople.verdict);
}

/** Why decisions are needed, each with one of those for whom. */
export async function listReasons(tx: Tx, movingId: string, most: number) {
  const { rows } = await tx.execute<{ reason: string; count: number; enrollment_id: string }>(sql`
    SELECT reason, count(*)::int AS count, (min(enrollment_id::text))::uuid AS enrollment_id FROM moving_people
    WHERE tenant_id = ${tx.tenantId} AND moving_id = ${movingId} AND status = 'planned' AND verdict = 'decide'
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
        ofMoving(tx.tenantId, movingId),
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

/** Nothing has happened to them since, and trying has not shown yet that it cannot be. */
const isUndoable = sql<boolean>`(${movingPeople.status} = 'moved' AND ${enrollments.endedAt} IS NULL
  AND ${enrollments.versionId} = ${movings.versionId} AND ${enrollments.eventsCount} = ${movingPeople.movedNumber}
  AND coalesce(${movingPeople.keptBecause}, '') NOT IN ('model-was-asked', 'next-protocol'))`;
const ofEnrollment = and(
  eq(enrollments.tenantId, movingPeople.tenantId),
  eq(enrollments.id, movingPeople.enrollmentId),
);
const inMoving = and(eq(movings.tenantId, movingPeople.tenantId), eq(movings.id, movingPeople.movingId));

/** How many of a moving's people could be moved back now. */
export function countUndoable(tx: Tx, movingIds: readonly string[]) {
  return tx
    .select({ movingId: movingPeople.movingId, count: count() })
    .from(movingPeople)
    .innerJoin(movings, inMoving)
    .innerJoin(enrollments, ofEnrollment)
    .where(
      and(eq(movingPeople.tenantId, tx.tenantId), inArray(movingPeople.movingId, [...movingIds]), isUndoable),
    )
    .groupBy(movingPeople.movingId);
}

const deciders = alias(users, 'deciders');

const shows: Record<string, SQL | undefined> = {
  move: and(eq(movingPeople.status, 'planned'), eq(movingPeople.verdict, 'move')),
  stay: and(inArray(movingPeople.status, ['planned', 'stayed']), eq(movingPeople.verdict, 'stay')),
  decide: and(eq(movingPeople.status, 'planned'), eq(movingPeople.verdict, 'decide')),
  moved: eq(movingPeople.status, 'moved'),
  'can-undo': isUndoable,
  'cannot-undo': and(eq(movingPeople.status, 'moved'), sql`NOT coalesce(${isUndoable}, false)`),
  left: eq(movingPeople.status, 'left'),
  undone: eq(movingPeople.status, 'undone'),
  failed: eq(movingPeople.status, 'failed'),
};

export function listPeople(
  tx: Tx,
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
      undoneAt: movingPeople.undoneAt,
      keptBecause: movingPeople.keptBecause,
      createdAt: enrollments.startedAt,
      versionId: enrollments.versionId,
      endedAt: enrollments.endedAt,
      isUndoable,
    })
    .from(movingPeople)
    .innerJoin(movings, inMoving)
    .innerJoin(enrollments, ofEnrollment)
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
        ofMoving(tx.tenantId, movingId),
        shows[show],
        isConnected,
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
export const wantMoves = (tx: Tx, movingId: string, people: readonly string[] | undefined) =>
  change(
    tx,
    { wanted: 'move' },
    and(
      ofMoving(tx.tenantId, movingId),
      eq(movingPeople.status, 'planned'),
      eq(movingPeople.verdict, 'move'),
      isNull(movingPeople.wanted),
      among(people),
    ),
  );

export const wantUndos = (tx: Tx, movingId: string, people: readonly string[] | undefined) =>
  change(
    tx,
    { wanted: 'undo' },
    and(
      ofMoving(tx.tenantId, movingId),
      eq(movingPeople.status, 'moved'),
      isNull(movingPeople.wanted),
      among(people),
    ),
  );

/** Whoever was asked for and not moved yet is not: they can be asked for again. */
export const dropMoves = (tx: Tx, movingId: string) =>
  change(tx, { wanted: null }, and(ofMoving(tx.tenantId, movingId), eq(movingPeople.wanted, 'move')));

export const decide = (
  tx: Tx,
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
      ofMoving(tx.tenantId, movingId),
      eq(movingPeople.status, 'planned'),
      ne(movingPeople.verdict, 'stay'),
      isNull(movingPeople.wanted),
      among(people),
      reason === undefined
        ? undefined
        : and(eq(movingPeople.verdict, 'decide'), eq(movingPeople.reason, reason)),
    ),
  );

/** About whom somebody decided at this instant. */
export async function listDecided(tx: Tx, movingId: string, decidedAt: Date): Promise<string[]> {
  const rows = await tx
    .select({ userId: enrollments.userId })
    .from(movingPeople)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, movingPeople.tenantId), eq(enrollments.id, movingPeople.enrollmentId)),
    )
    .where(and(ofMoving(tx.tenantId, movingId), eq(movingPeople.decidedAt, decidedAt)));
  return rows.map(({ userId }) => userId);
}

export async function countWanted(tx: Tx, movingId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(movingPeople)
    .where(and(ofMoving(tx.tenantId, movingId), isNotNull(movingPeople.wanted)));
  return row?.count ?? 0;
}
