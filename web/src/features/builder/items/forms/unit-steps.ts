/** What follows for a KPI whose unit becomes another one: readings were taken in the old one. */
import type { KpiItem } from '@regimen/engine/items.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';

type Conversion = NonNullable<KpiItem['conversions']>[number];

/** Units in which people have measured and that the KPI, as it is written now, cannot convert. */
export const unknownUnits = (item: KpiItem, measuredIn: readonly string[]): string[] =>
  item.origin === 'formula' ? [] : measuredIn.filter((unit) => inOwnUnit(item, 1, unit) === null);

/** How the old unit becomes the new one, where the KPI said the way back. */
export function turnedRound(was: KpiItem, unit: string): Conversion | null {
  const known = was.conversions?.find((other) => other.unit === unit);
  if (!known || known.factor === 0) return null;
  const factor = rounded(1 / known.factor);
  return { unit: was.unit, factor, ...(known.offset && { offset: rounded(-known.offset / known.factor) }) };
}

const rounded = (value: number): number => Number(value.toPrecision(10));

/** Range and target with the same meaning in the new unit; null where there is nothing to convert. */
export function convertedBounds(was: KpiItem, item: KpiItem): Pick<KpiItem, 'range' | 'target'> | null {
  const inNew = (value: number) => inOwnUnit(item, value, was.unit);
  const [min, max] = [inNew(was.range.min), inNew(was.range.max)];
  if (was.unit === item.unit || min === null || max === null) return null;
  const short = (value: number) => Number(value.toPrecision(4));
  const target = was.target && {
    ...(was.target.min !== undefined && { min: short(inNew(was.target.min) ?? 0) }),
    ...(was.target.max !== undefined && { max: short(inNew(was.target.max) ?? 0) }),
  };
  return { range: { min: short(min), max: short(max) }, ...(target && { target }) };
}
