import type { Found } from '@regimen/contract/moves.ts';
import { and, asc, eq, inArray, isNotNull, isNull } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, movingPeople } from '../../db/schema.ts';
import type { EnrollmentRow } from '../enrollments/rows.ts';

const ofMoving = (tenantId: string, movingId: string) =>
  and(eq(movingPeople.tenantId, tenantId), eq(movingPeople.movingId, movingId));

/** Some who were not looked at yet, with the state they are in. */
export function listUnseen(tx: Tx, movingId: string, most: number) {
  return tx
    .select({
      id: enrollments.id,
      userId: enrollments.userId,
      state: enrollments.state,
      status: enrollments.status,
      versionId: enrollments.versionId,
      fromVersion: movingPeople.fromVersion,
    })
    .from(movingPeople)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, movingPeople.tenantId), eq(enrollments.id, movingPeople.enrollmentId)),
    )
    .where(and(ofMoving(tx.tenantId, movingId), isNull(movingPeople.verdict)))
    .orderBy(asc(movingPeople.enrollmentId))
    .limit(most);
}

export interface JudgedRow {
  id: string;
  verdict: string;
  reason: string;
  found: Found;
}

/** Whoever another process has looked at meanwhile keeps what it found. */
export async function writeJudged(tx: Tx, movingId: string, rows: readonly JudgedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.$client.query(
    `UPDATE moving_people p SET verdict = x.verdict, reason = x.reason, found = x.found::jsonb
     FROM unnest($3::uuid[], $4::text[], $5::text[], $6::text[]) AS x(id, verdict, reason, found)
     WHERE p.tenant_id = $1 AND p.moving_id = $2 AND p.enrollment_id = x.id AND p.verdict IS NULL`,
    [
      tx.tenantId,
      movingId,
      rows.map(({ id }) => id),
      rows.map(({ verdict }) => verdict),
      rows.map(({ reason }) => reason),
      rows.map(({ found }) => JSON.stringify(found)),
    ],
  );
}

/** Those whom another worker has are passed over. */
export function claimWanted(tx: Tx, movingId: string, most: number, only?: string) {
  return tx
    .select()
    .from(movingPeople)
    .where(
      and(
        ofMoving(tx.tenantId, movingId),
        isNotNull(movingPeople.wanted),
        only ? eq(movingPeople.enrollmentId, only) : undefined,
      ),
    )
    .orderBy(asc(movingPeople.enrollmentId))
    .limit(most)
    .for('update', { skipLocked: true });
}
export type ClaimedPerson = Awaited<ReturnType<typeof claimWanted>>[number];

export async function listWantedIds(tx: Tx, movingId: string, most: number): Promise<string[]> {
  const rows = await tx
    .select({ id: movingPeople.enrollmentId })
    .from(movingPeople)
    .where(and(ofMoving(tx.tenantId, movingId), isNotNull(movingPeople.wanted)))
    .orderBy(asc(movingPeople.enrollmentId))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Nothing else happens to these until the transaction ends. Whoever something happens to right now comes later. */
export function claimEnrollments(tx: Tx, ids: readonly string[]): Promise<EnrollmentRow[]> {
  return tx
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tx.tenantId), inArray(enrollments.id, [...ids])))
    .orderBy(asc(enrollments.id))
    .for('update', { skipLocked: true });
}

/** What became of somebody. */
export interface Outcome {
  id: string;
  status: string;
  verdict: string;
  reason: string;
  found: Found | null;
  beforeRun: string | null;
  movedNumber: number | null;
  movedAt: Date | null;
  undoneAt: Date | null;
  keptBecause: string | null;
}

export async function writeOutcomes(tx: Tx, movingId: string, rows: readonly Outcome[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.$client.query(
    `UPDATE moving_people p SET wanted = NULL, status = x.status, verdict = x.verdict, reason = x.reason,
       found = coalesce(x.found::jsonb, p.found), before_run = x.before_run, moved_number = x.moved_number,
       moved_at = x.moved_at, undone_at = x.undone_at, kept_because = x.kept_because
     FROM unnest($3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::integer[],
       $10::timestamptz[], $11::timestamptz[], $12::text[])
       AS x(id, status, verdict, reason, found, before_run, moved_number, moved_at, undone_at, kept_because)
     WHERE p.tenant_id = $1 AND p.moving_id = $2 AND p.enrollment_id = x.id`,
    [
      tx.tenantId,
      movingId,
      rows.map(({ id }) => id),
      rows.map(({ status }) => status),
      rows.map(({ verdict }) => verdict),
      rows.map(({ reason }) => reason),
      rows.map(({ found }) => found && JSON.stringify(found)),
      rows.map(({ beforeRun }) => beforeRun),
      rows.map(({ movedNumber }) => movedNumber),
      rows.map(({ movedAt }) => movedAt),
      rows.map(({ undoneAt }) => undoneAt),
      rows.map(({ keptBecause }) => keptBecause),
    ],
  );
}

/** One whose move cannot be written is left where they are. */
export async function markFailed(tx: Tx, movingId: string, id: string): Promise<void> {
  await tx.$client.query(
    `UPDATE moving_people SET wanted = NULL, status = CASE WHEN wanted = 'move' THEN 'failed' ELSE status END
     WHERE tenant_id = $1 AND moving_id = $2 AND enrollment_id = $3 AND wanted IS NOT NULL`,
    [tx.tenantId, movingId, id],
  );
}

/** Nobody is asked for any more. Another may have asked meanwhile, so this looks at the row itself. */
export async function endWork(tx: Tx, movingId: string, now: Date): Promise<void> {
  await tx.$client.query(
    `UPDATE movings m SET state = 'ready', ended_at = $3
     WHERE m.tenant_id = $1 AND m.id = $2 AND m.state = 'working' AND NOT EXISTS (SELECT 1 FROM moving_people p
       WHERE p.tenant_id = $1 AND p.moving_id = $2 AND p.wanted IS NOT NULL)`,
    [tx.tenantId, movingId, now],
  );
}

export async function endLook(tx: Tx, movingId: string): Promise<void> {
  await tx.$client.query(
    `UPDATE movings SET state = 'ready' WHERE tenant_id = $1 AND id = $2 AND state = 'judging'`,
    [tx.tenantId, movingId],
  );
}
