import type { KpiSummary } from '@regimen/contract/kpi-summary.ts';
import { urgentIn } from '@regimen/engine/urgent.ts';

/** Whether the last reading may mean danger by the program's own rule. */
export function isAlarming({ item, kpi, readings, unit }: KpiSummary): boolean {
  const last = readings.at(-1);
  return last !== undefined && urgentIn(item, kpi, { value: last.value, unit }) !== null;
}
