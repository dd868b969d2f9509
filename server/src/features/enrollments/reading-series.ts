import type { Locale } from '@regimen/contract/language/languages.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { ReadingSeries } from '@regimen/contract/readings.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import { urgentIn } from '@regimen/engine/urgent.ts';
import { listNewestReadingsOf } from '../../db/newest-readings.ts';
import type { Tx } from '../../db/pool.ts';
import { breathe } from '../../own-turn.ts';
import { kpiSummaries } from './kpi-summaries.ts';
import { programsOf } from './programs-of-versions.ts';
import { listMeasuring } from './readings-queries.ts';

const mostPrograms = 20;
const mostOfEach = 200;

/** A series as it grows: the first item is that of the program joined last, whose unit and target hold. */
interface Growing extends Omit<ReadingSeries, 'readings' | 'isAlarming'> {
  items: [KpiItem, ...KpiItem[]];
  /** By when they were taken: one that a device sent to two programs is one reading. */
  values: Map<string, number>;
}

/** Everything that somebody measured, one series for each KPI; what was measured last comes first. */
export async function listReadingSeries(tx: Tx, userId: string, locale: Locale): Promise<ReadingSeries[]> {
  const joined = await listMeasuring(tx, userId, mostPrograms);
  const programs = await programsOf(
    tx,
    joined.map(({ versionId }) => versionId),
  );
  const readings = await listNewestReadingsOf(
    tx,
    joined.map(({ id }) => id),
    mostOfEach,
  );
  const byEnrollment = Map.groupBy(readings, ({ enrollmentId }) => enrollmentId);
  const series = new Map<string, Growing>();
  for (const { id, programId, versionId, page } of joined) {
    const program = programs.get(versionId);
    const taken = byEnrollment.get(id);
    if (!program || !taken) continue;
    await breathe();
    const { title } = programTextIn(page.texts, locale);
    for (const { readings, item, kpi, name, unit, target, direction } of kpiSummaries(program, taken)) {
      if (readings.length === 0) continue;
      const known = series.get(kpi) ?? {
        kpi,
        name,
        unit,
        conversions: item.conversions ?? [],
        target,
        direction,
        range: item.range,
        items: [item],
        programs: [],
        values: new Map<string, number>(),
      };
      series.set(kpi, known);
      known.programs.push({ id: programId, title });
      if (known.items[0] !== item) known.items.push(item);
      for (const { takenAt, value } of readings) {
        const same = inOwnUnit(known.items[0], value, unit);
        if (same !== null) known.values.set(takenAt, same);
      }
    }
  }
  return [...series.values()].map(present).sort((a, b) => (lastOf(a) < lastOf(b) ? 1 : -1));
}

function present({ items, values, ...series }: Growing): ReadingSeries {
  const readings = [...values]
    .map(([takenAt, value]) => ({ takenAt, value }))
    .sort((a, b) => (a.takenAt < b.takenAt ? -1 : 1));
  const last = readings.at(-1);
  const isUrgent = (item: KpiItem, value: number) =>
    urgentIn(item, series.kpi, { value, unit: series.unit }) !== null;
  return {
    ...series,
    isAlarming: last !== undefined && items.some((item) => isUrgent(item, last.value)),
    readings,
  };
}
const lastOf = ({ readings }: ReadingSeries): string => readings.at(-1)?.takenAt ?? '';
