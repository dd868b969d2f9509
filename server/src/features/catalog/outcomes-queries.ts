import type { Tx } from '../../db/pool.ts';

/** Of the newest who finished, so that a program with many stays quick to look at. */
const mostLookedAt = 5_000;

export async function countEnded(tx: Tx, programId: string) {
  const { rows } = await tx.$client.query<{ finished: number; ended: number }>({
    name: 'count_ended',
    text: `SELECT count(*) FILTER (WHERE status = 'finished')::int AS finished, count(*)::int AS ended FROM (
        SELECT status FROM enrollments WHERE tenant_id = $1 AND program_id = $2 AND ended_at IS NOT NULL
          ORDER BY started_at DESC, id DESC LIMIT ${2 * mostLookedAt}) e`,
    values: [tx.tenantId, programId],
  });
  return rows[0] ?? { finished: 0, ended: 0 };
}

export interface MedianRow {
  kpi: string;
  people: number;
  first: number;
  last: number;
}

/** value in the KPI's unit = value in the other unit × factor + offset. A KPI's own unit is among them. */
export interface KnownUnit {
  kpi: string;
  unit: string;
  factor: number;
  offset: number;
}

/**
 * The middle of first and of last readings of those who finished and took at least two, whatever version they were on:
 * each in the unit that is known now, and none where there is no way to it.
 */
export async function listMedians(
  tx: Tx,
  programId: string,
  units: readonly KnownUnit[],
): Promise<MedianRow[]> {
  const { rows } = await tx.$client.query<MedianRow>({
    name: 'list_medians',
    text: `WITH done AS (
        SELECT id FROM enrollments WHERE tenant_id = $1 AND program_id = $2 AND status = 'finished'
          ORDER BY started_at DESC, id DESC LIMIT ${mostLookedAt}
      ), taken AS (
        SELECT r.kpi, r.enrollment_id, r.taken_at, r.value * u.factor + u."offset" AS value
          FROM kpi_readings r JOIN done d ON d.id = r.enrollment_id
          JOIN jsonb_to_recordset($3) AS u (kpi text, unit text, factor double precision, "offset" double precision)
            ON u.kpi = r.kpi AND u.unit = r.unit
          WHERE r.tenant_id = $1
      ), ends AS (
        SELECT kpi, enrollment_id, (array_agg(value ORDER BY taken_at))[1] AS first,
            (array_agg(value ORDER BY taken_at DESC))[1] AS last
          FROM taken GROUP BY kpi, enrollment_id HAVING count(*) > 1
      )
      SELECT kpi, count(*)::int AS people, percentile_cont(0.5) WITHIN GROUP (ORDER BY first) AS first,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY last) AS last FROM ends GROUP BY kpi`,
    values: [tx.tenantId, programId, JSON.stringify(units)],
  });
  return rows;
}
