/** Percentiles of values that were really there: no mean of two is made up. */
import type { Percentiles } from './result.ts';

export function percentilesOf(values: readonly number[]): Percentiles | null {
  if (values.length === 0) return null;
  const ordered = Float64Array.from(values).sort();
  const at = (share: number): number => ordered[Math.ceil(share * ordered.length) - 1] ?? 0;
  return {
    count: ordered.length,
    p10: at(0.1),
    p25: at(0.25),
    p50: at(0.5),
    p75: at(0.75),
    p90: at(0.9),
    most: at(1),
  };
}
