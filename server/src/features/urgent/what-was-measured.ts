import type { UrgentHelp } from '@regimen/contract/urgent.ts';
import { adviceFor } from '@regimen/engine/advice.ts';
import { holds } from '@regimen/engine/condition.ts';
import type { Item, KpiItem } from '@regimen/engine/items.ts';
import { inOwnUnit, inTarget } from '@regimen/engine/readings.ts';
import { factsHandedIn, urgentIn } from '@regimen/engine/urgent.ts';
import type { TaskRow } from '../enrollments/rows.ts';
import type { TakenReading } from './queries.ts';

type Reading = { value: number; unit: string };
type Raised = Pick<TaskRow, 'raisedBy' | 'easedBy'>;

/** The reading that means danger, as it was given then, and the newest one since; `readings` are newest first. */
export function whatWasMeasured(
  item: Item | undefined,
  itemId: string,
  readings: readonly TakenReading[],
  { raisedBy, easedBy }: Raised,
): UrgentHelp['measured'] {
  if (item?.kind !== 'kpi') return null;
  const at = readings.findIndex((reading) => urgentIn(item, itemId, reading) !== null);
  const dangerous = raisedBy ?? readings[at];
  if (!dangerous) return null;
  const inItsUnit = (reading: Reading) => ({
    value: inOwnUnit(item, reading.value, reading.unit) ?? reading.value,
    advice: adviceFor(item, itemId, reading),
  });
  const since = easedBy?.value === null || (!easedBy && at < 1) ? undefined : readings[0];
  return {
    ...inItsUnit(dangerous),
    kpi: itemId,
    name: item.name,
    unit: item.unit,
    conversions: item.conversions ?? [],
    since: since
      ? {
          ...inItsUnit(since),
          at: new Date(since.takenAt).toISOString(),
          isWell: isWell(item, itemId, since),
        }
      : null,
  };
}

/** No longer too high may be too low: only what is on target, and nobody has to hear of, is well. */
function isWell(item: KpiItem, itemId: string, reading: Reading): boolean {
  const facts = factsHandedIn(item, itemId, reading);
  const value = inOwnUnit(item, reading.value, reading.unit);
  if (!facts || value === null || adviceFor(item, itemId, reading) !== null) return false;
  return inTarget(item, value) && !(item.alert && holds(item.alert, facts));
}
