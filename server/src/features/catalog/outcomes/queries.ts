import type { Tx } from '../../../db/pool.ts';

/** Of the newest who finished, so that a program with many stays quick to look at. */
const mostLookedAt = 5_000;

export async function countEnded(tx: Tx, tenantId: string, programId: string) {
  const { rows } = await tx.$client.query<{ finished: number; ended: number }>({
    name: 'count_ended',
    text: `SELECT count(*) FILTER (WHERE status = 'finished')::int AS finished, count(*)::int AS ended FROM (
        SELECT status FROM enrollments WHERE tenant_id = $1 AND program_id = $2 AND ended_at IS NOT NULL
          ORDER BY started_at DESC, id DESC LIMIT ${2 * mostLookedAt}) e`,
    values: [tenantId, programId],
  });
  return rows[0] ?? { finished: 0, ended: 0 };
}

export interface MedianRow {
  kpi: string;
  people: number;
  first: number;
  last: number;
}

/** The middle of first and of last readings of those who finished and took at least two. */
export async function listMedians(tx: Tx, tenantId: string, programId: string): Promise<MedianRow[]> {
  const { rows } = await tx.$client.query<MedianRow>({
    name: 'list_medians',
    text: `WITH done AS (
        SELECT id FROM enrollments WHERE tenant_id = $1 AND program_id = $2 AND status = 'finished'
          ORDER BY started_at DESC, id DESC LIMIT ${mostLookedAt}
      ), ends AS (
        SELECT r.kpi, r.enrollment_id, (array_agg(r.value ORDER BY r.taken_at))[1] AS first,
            (array_agg(r.value ORDER BY r.taken_at DESC))[1] AS last
          FROM kpi_readings r JOIN done d ON d.id = r.enrollment_id WHERE r.tenant_id = $1
          GROUP BY r.kpi, r.enrollment_id HAVING count(*) > 1
      )
      SELECT kpi, count(*)::int AS people, percentile_cont(0.5) WITHIN GROUP (ORDER BY first) AS first,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY last) AS last FROM ends GROUP BY kpi`,
    values: [tenantId, programId],
  });
  return rows;
}
