import { and, eq, inArray, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments } from '../../db/schema.ts';

export const listStates = (tx: Tx, enrollmentIds: string[]) =>
  tx
    .select({ id: enrollments.id, state: enrollments.state })
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tx.tenantId), inArray(enrollments.id, enrollmentIds)));

export interface LastReading extends Record<string, unknown> {
  enrollmentId: string;
  kpi: string;
  value: number;
  unit: string;
}

/** The newest of each KPI that is asked for, as it was given. */
export async function listNewestReadings(
  tx: Tx,
  wanted: readonly { enrollmentId: string; kpi: string }[],
): Promise<LastReading[]> {
  if (wanted.length === 0) return [];
  const { rows } = await tx.execute<LastReading>(sql`
    SELECT wanted.enrollment_id AS "enrollmentId", wanted.kpi, newest.value, newest.unit
    FROM unnest(${sql.param(wanted.map(({ enrollmentId }) => enrollmentId))}::uuid[],
      ${sql.param(wanted.map(({ kpi }) => kpi))}::text[]) AS wanted (enrollment_id, kpi),
    LATERAL (
      SELECT given_value AS value, given_unit AS unit FROM kpi_readings
      WHERE tenant_id = ${tx.tenantId} AND enrollment_id = wanted.enrollment_id AND kpi = wanted.kpi
      ORDER BY taken_at DESC LIMIT 1
    ) AS newest`);
  return rows;
}

export interface Filled {
  id: string;
  title: string;
  body: string;
}

/** From now on it says what its person was told. */
export async function writeFilled(tx: Tx, rows: Filled[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    UPDATE prompts SET title = filled.title, body = filled.body
    FROM unnest(${sql.param(rows.map(({ id }) => id))}::uuid[], ${sql.param(rows.map(({ title }) => title))}::text[],
      ${sql.param(rows.map(({ body }) => body))}::text[]) AS filled (id, title, body)
    WHERE tenant_id = ${tx.tenantId} AND prompts.id = filled.id`);
}
