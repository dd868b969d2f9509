import { sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollmentEvents } from '../../db/schema.ts';

/** What happened to these people, each from the beginning, without the reasons. As text: whoever needs it reads it. */
export async function listEntries(
  tx: Tx,
  enrollmentIds: readonly string[],
  after: { enrollmentId: string; number: number } | null,
  most: number,
) {
  const behind = after
    ? sql`AND (enrollment_id, number) > (${after.enrollmentId}::uuid, ${after.number}::integer)`
    : sql``;
  const { rows } = await tx.execute<{ enrollmentId: string; number: number; entry: string }>(sql`
    SELECT enrollment_id AS "enrollmentId", number, entry::text AS entry FROM ${enrollmentEvents}
    WHERE tenant_id = ${tx.tenantId} AND enrollment_id = ANY(${sql.param(enrollmentIds)}::uuid[]) ${behind}
    ORDER BY enrollment_id, number LIMIT ${most}`);
  return rows;
}
