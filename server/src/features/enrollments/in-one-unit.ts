import type { KpiItem } from '@regimen/engine/items.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';

/** [R95] Readings that were taken by several versions, in the unit of one. Numbers of an unknown unit are not shown beside them. */
export function inOneUnit<R extends { value: number; unit: string }>(
  item: KpiItem,
  readings: readonly R[],
): R[] {
  return readings.flatMap((reading) => {
    const value = inOwnUnit(item, reading.value, reading.unit);
    return value === null ? [] : [{ ...reading, value, unit: item.unit }];
  });
}

/** The same for all KPIs at once; what nobody knows stays as it is. */
export function inOwnUnits<R extends { kpi: string; value: number; unit: string }>(
  kpis: ReadonlyMap<string, KpiItem>,
  readings: readonly R[],
): R[] {
  return readings.flatMap((reading) => {
    const item = kpis.get(reading.kpi);
    return item ? inOneUnit(item, [reading]) : [reading];
  });
}
