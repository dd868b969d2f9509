import { kpiOf } from '@regimen/contract/protocol-words/references.ts';
import { type Formula, kpisOf } from '@regimen/engine/formula.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';

/** A reading in the middle of what is good, else of what is possible. */
export function exampleReading({ range, target }: KpiItem): number {
  const low = target?.min ?? (target?.max === undefined ? range.min : Math.max(range.min, target.max * 0.8));
  const high = target?.max ?? (target?.min === undefined ? range.max : Math.min(range.max, target.min * 1.2));
  const middle = (low + high) / 2;
  return Math.abs(middle) < 10 ? Math.round(middle * 100) / 100 : Math.round(middle);
}

/** One example reading for each KPI that a formula reads. */
export const exampleReadings = (protocol: Protocol, formula: Formula): Record<string, number> =>
  Object.fromEntries(
    kpisOf(formula).flatMap((id) => {
      const kpi = kpiOf(protocol, id);
      return kpi ? [[id, exampleReading(kpi)]] : [];
    }),
  );
