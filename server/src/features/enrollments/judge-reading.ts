import type { NewReading } from '@regimen/contract/readings.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import { invalid } from '../../errors.ts';
import { kpisOf } from './kpi-summaries.ts';

const oldestMs = 366 * 86_400_000;
/** Clocks of devices go wrong by a little. */
const clockErrorMs = 2 * 60_000;

export interface Judged {
  item: KpiItem;
  value: number;
  takenAt: Date;
}

/** What is wrong with a reading is told before anything is written. */
export function judgeReading(program: Program, { kpi, value, unit, takenAt }: NewReading, now: Date): Judged {
  const item = kpisOf(program).get(kpi);
  if (!item) throw invalid('kpi', 'no_such_kpi');
  if (item.origin === 'formula') throw invalid('kpi', 'kpi_worked_out');
  const own = inOwnUnit(item, value, unit);
  if (own === null) throw invalid('unit', 'unknown_unit');
  if (!Number.isFinite(own) || own < item.range.min || own > item.range.max)
    throw invalid('value', 'reading_out_of_range');
  const taken = takenAt === undefined ? now : new Date(takenAt);
  if (taken.getTime() > now.getTime() + clockErrorMs) throw invalid('takenAt', 'time_not_past');
  if (taken.getTime() < now.getTime() - oldestMs) throw invalid('takenAt', 'time_too_old');
  return { item, value: own, takenAt: taken };
}
