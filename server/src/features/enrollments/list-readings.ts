import type { KpiItem } from '@regimen/engine/items.ts';
import type { Tx } from '../../db/pool.ts';
import { inOneUnit } from './in-one-unit.ts';
import { listLastReadings, listTakenByTask } from './readings-queries.ts';

/** The last readings of a KPI in an enrollment, oldest first, all in its own unit. */
export async function listReadingsOf(tx: Tx, enrollmentId: string, kpi: string, item: KpiItem, most: number) {
  return inOneUnit(item, (await listLastReadings(tx, enrollmentId, kpi, most)).reverse());
}

/** The reading that a task took, in the KPI's own unit; nothing when it was deleted since. */
export async function readingOfTask(
  tx: Tx,
  { enrollmentId, closedAt }: { enrollmentId: string; closedAt: Date | null },
  kpi: string,
  item: KpiItem,
) {
  return closedAt && inOneUnit(item, await listTakenByTask(tx, enrollmentId, kpi, closedAt))[0];
}
