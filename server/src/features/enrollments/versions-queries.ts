import { and, eq, inArray, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollmentEvents, enrollments, programVersions } from '../../db/schema.ts';

/** Tasks that are over or about to be, and alerts, belong to the version that asked for them. */
export async function stampTasks(
  tx: Tx,
  runs: readonly { enrollmentId: string; versionId: string }[],
  closing: readonly { enrollmentId: string; key: string }[],
): Promise<void> {
  if (runs.length === 0) return;
  await tx.$client.query(
    `UPDATE tasks t SET version_id = x.version_id
     FROM unnest($2::uuid[], $3::uuid[]) AS x(enrollment_id, version_id)
     WHERE t.tenant_id = $1 AND t.enrollment_id = x.enrollment_id AND t.version_id IS NULL AND (t.status <> 'open' OR t.kind = 'alert'
       OR (t.enrollment_id, t.key) IN (SELECT * FROM unnest($4::uuid[], $5::text[])))`,
    [
      tx.tenantId,
      runs.map(({ enrollmentId }) => enrollmentId),
      runs.map(({ versionId }) => versionId),
      closing.map(({ enrollmentId }) => enrollmentId),
      closing.map(({ key }) => key),
    ],
  );
}

export async function keepTasks(
  tx: Tx,
  kept: readonly { enrollmentId: string; key: string; name: string; protocolIndex: number }[],
): Promise<void> {
  if (kept.length === 0) return;
  await tx.$client.query(
    `UPDATE tasks t SET name = x.name, protocol_index = x.protocol_index
     FROM unnest($2::uuid[], $3::text[], $4::text[], $5::integer[]) AS x(enrollment_id, key, name, protocol_index)
     WHERE t.tenant_id = $1 AND t.enrollment_id = x.enrollment_id AND t.key = x.key AND t.status = 'open'`,
    [
      tx.tenantId,
      kept.map(({ enrollmentId }) => enrollmentId),
      kept.map(({ key }) => key),
      kept.map(({ name }) => name),
      kept.map(({ protocolIndex }) => protocolIndex),
    ],
  );
}

/** Of those who have not begun: they will begin on another version. */
export async function setVersions(tx: Tx, ids: readonly string[], versionId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(enrollments)
    .set({ versionId })
    .where(and(eq(enrollments.tenantId, tx.tenantId), inArray(enrollments.id, [...ids])));
}

const moves = sql`${enrollmentEvents.type} IN ('move', 'undo')`;

/** Moves and their undoing, in order. */
export function listVersionChanges(tx: Tx, enrollmentIds: readonly string[]) {
  return tx
    .select({
      enrollmentId: enrollmentEvents.enrollmentId,
      number: enrollmentEvents.number,
      from: sql<string | null>`${enrollmentEvents.entry}->'move'->>'from'`,
      to: sql<string | null>`${enrollmentEvents.entry}->'move'->>'to'`,
    })
    .from(enrollmentEvents)
    .where(
      and(
        eq(enrollmentEvents.tenantId, tx.tenantId),
        inArray(enrollmentEvents.enrollmentId, [...enrollmentIds]),
        moves,
      ),
    )
    .orderBy(enrollmentEvents.enrollmentId, enrollmentEvents.number);
}

export async function listNumbers(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: programVersions.id, number: programVersions.number })
    .from(programVersions)
    .where(and(eq(programVersions.tenantId, tx.tenantId), inArray(programVersions.id, [...ids])));
  return new Map(rows.map(({ id, number }) => [id, number]));
}
