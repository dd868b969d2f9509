import type { KpiItem } from '@regimen/engine/items.ts';
import { endsDanger } from '@regimen/engine/urgent.ts';
import type { EasingReading } from '../../db/alarm-readings.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { listDangersOf, markEased } from './danger-queries.ts';
import { listLastReadings } from './readings-queries.ts';

/**
 * A danger that a reading raised is over for the person once the newest one means none, and comes back if it does again.
 * `mended` is the reading that was corrected or deleted. The expert's alert is theirs to close.
 */
export async function easeDanger(
  scope: Scope,
  tx: Tx,
  enrollmentId: string,
  kpi: string,
  item: KpiItem | undefined,
  mended?: string,
): Promise<void> {
  if (item?.urgent === undefined) return;
  const dangers = await listDangersOf(tx, enrollmentId, kpi, scope.now);
  if (dangers.length === 0) return;
  const [newest] = await listLastReadings(tx, enrollmentId, kpi, 1);
  const isOver = newest ? endsDanger(item, kpi, newest) : mended !== undefined;
  for (const { id, raisedBy, openedAt } of dangers) {
    const raisedAt = raisedBy ? new Date(raisedBy.takenAt) : openedAt;
    await markEased(tx, id, isOver ? easedBy(item, raisedAt, newest, mended) : null);
  }
}

type Newest = Awaited<ReturnType<typeof listLastReadings>>[number];

function easedBy(
  item: KpiItem,
  raisedAt: Date,
  newest: Newest | undefined,
  mended: string | undefined,
): EasingReading {
  if (!newest) return { how: 'deleted', value: null, unit: item.unit, takenAt: null };
  const how = newest.takenAt > raisedAt ? 'measured' : newest.id === mended ? 'corrected' : 'deleted';
  return { how, value: newest.value, unit: newest.unit, takenAt: newest.takenAt.toISOString() };
}
