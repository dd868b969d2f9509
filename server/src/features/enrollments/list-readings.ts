import type { Tx } from '../../db/pool.ts';
import { listLastReadings } from './readings/queries.ts';

/** The last readings of a KPI in an enrollment, oldest first. */
export async function listReadingsOf(
  tx: Tx,
  tenantId: string,
  enrollmentId: string,
  kpi: string,
  most: number,
) {
  return (await listLastReadings(tx, tenantId, enrollmentId, kpi, most)).reverse();
}
