import type { Item } from '@regimen/engine/items.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import type { Tx } from '../../db/pool.ts';
import { findPublishedUnits } from '../published-uses/programs-made-of.ts';

/**
 * Readings of a KPI are one series over all its versions: whatever unit it was published in is its own or can be
 * converted. One that is worked out has no readings of its own.
 */
export async function keepsOneSeries(tx: Tx, id: string, item: Item): Promise<boolean> {
  if (item.kind !== 'kpi' || item.origin === 'formula') return true;
  const units = await findPublishedUnits(tx, id);
  return units.every((unit) => {
    // A factor of nought would make one number of them all.
    const one = inOwnUnit(item, 1, unit);
    return one !== null && Number.isFinite(one) && one !== inOwnUnit(item, 2, unit);
  });
}
