import type { KpiItem } from '@regimen/engine/items.ts';
import { suggestedKpi } from '@regimen/engine/known-kpis.ts';

/** The numbers that comparisons of a KPI begin with. */
export interface KpiStarts {
  level: number;
  change: number;
}

/** Where its target ends, else the middle of what people usually read, else of what can be read at all. */
export function kpiStarts({ name, unit, range, target }: KpiItem): KpiStarts {
  const usual = suggestedKpi(name, unit)?.usual;
  const { min, max } = usual && usual.min >= range.min && usual.max <= range.max ? usual : range;
  const middle = (min + max) / 2;
  return {
    // Whole numbers, except where there are only a few of them.
    level: target?.max ?? target?.min ?? (max - min < 10 ? Number(middle.toFixed(1)) : Math.round(middle)),
    change: Number(((max - min) / 20).toPrecision(1)),
  };
}
