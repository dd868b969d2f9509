import { inUnit } from '@regimen/contract/reader-units.ts';
import type { KpiItem } from '@regimen/engine/items.ts';

/** The units a reading may come in, its own first, and what is likely in each of them. */
export function unitsOf({ unit, conversions = [], range }: Pick<KpiItem, 'unit' | 'conversions' | 'range'>) {
  const units = [unit, ...conversions.map((other) => other.unit)];
  const rangeIn = (chosen: string) => inUnit({ unit, conversions }, chosen).ends(range);
  return { units, rangeIn };
}
