import type { UrgentHelp } from '@regimen/contract/urgent.ts';
import { adviceFor } from '@regimen/engine/advice.ts';
import type { Item } from '@regimen/engine/items.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import { urgentIn } from '@regimen/engine/urgent.ts';
import type { TakenReading } from './queries.ts';

/** The newest reading that means danger, and what was measured after it; `readings` are newest first. */
export function whatWasMeasured(
  item: Item | undefined,
  itemId: string,
  readings: readonly TakenReading[],
): UrgentHelp['measured'] {
  if (item?.kind !== 'kpi') return null;
  const at = readings.findIndex((reading) => urgentIn(item, itemId, reading) !== null);
  const dangerous = readings[at];
  if (!dangerous) return null;
  const inItsUnit = (reading: TakenReading) => ({
    value: inOwnUnit(item, reading.value, reading.unit) ?? reading.value,
    advice: adviceFor(item, itemId, reading),
  });
  const since = at > 0 ? readings[0] : undefined;
  return {
    ...inItsUnit(dangerous),
    ...{ kpi: itemId, unit: item.unit },
    since: since ? { ...inItsUnit(since), at: new Date(since.takenAt).toISOString() } : null,
  };
}
