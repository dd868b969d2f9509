import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/pool.ts';
import { enrollmentEvents } from '../../../db/schema.ts';

/** What happened to these people, each from the beginning, without the reasons. As text: whoever needs it reads it. */
export async function listEntries(tx: Tx, tenantId: string, enrollmentIds: readonly string[]) {
  const { rows } = await tx.execute<{ enrollment_id: string; entry: string }>(sql`
    SELECT enrollment_id, entry::text AS entry FROM ${enrollmentEvents}
    WHERE tenant_id = ${tenantId} AND enrollment_id = ANY(${sql.param(enrollmentIds)}::uuid[])
    ORDER BY enrollment_id, number`);
  return rows;
}
