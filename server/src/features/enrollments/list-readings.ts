import type { KpiItem } from '@regimen/engine/items.ts';
import type { Tx } from '../../db/pool.ts';
import { inOneUnit } from './in-one-unit.ts';
import { listLastReadings } from './readings-queries.ts';

/** The last readings of a KPI in an enrollment, oldest first, all in its own unit. */
export async function listReadingsOf(tx: Tx, enrollmentId: string, kpi: string, item: KpiItem, most: number) {
  return inOneUnit(item, (await listLastReadings(tx, enrollmentId, kpi, most)).reverse());
}
