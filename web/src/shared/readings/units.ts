import type { KpiItem } from '@regimen/engine/items.ts';

/** The units a reading may come in, its own first, and what is likely in each of them. */
export function unitsOf({ unit, conversions = [], range }: Pick<KpiItem, 'unit' | 'conversions' | 'range'>) {
  const units = [unit, ...conversions.map((other) => other.unit)];
  const rangeIn = (chosen: string) => {
    const found = conversions.find((other) => other.unit === chosen);
    if (!found || found.factor === 0) return range;
    const edges = [range.min, range.max].map((edge) => (edge - (found.offset ?? 0)) / found.factor);
    // What was converted is not exact anyway.
    const [low = 0, high = 0] = edges.map((edge) => Number(edge.toPrecision(3))).sort((a, b) => a - b);
    return { min: low, max: high };
  };
  return { units, rangeIn };
}
