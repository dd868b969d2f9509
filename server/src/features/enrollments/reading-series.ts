import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { ReadingSeries } from '@regimen/contract/readings.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import { listNewestReadingsOf } from '../../db/newest-readings.ts';
import type { Tx } from '../../db/pool.ts';
import { breathe } from '../../own-turn.ts';
import type { SignedInScope } from '../../scope.ts';
import { kpiSummaries } from './kpi-summaries.ts';
import { programsOf } from './programs-of-versions.ts';
import { listMeasuring } from './readings-queries.ts';

const mostPrograms = 20;
const mostOfEach = 200;

/** A series as it grows: `item` is that of the program joined last, whose unit and target hold. */
interface Growing extends Omit<ReadingSeries, 'readings'> {
  item: KpiItem;
  /** By when they were taken: one that a device sent to two programs is one reading. */
  values: Map<string, number>;
}

/** Everything that somebody measured, one series for each KPI; what was measured last comes first. */
export async function listReadingSeries(scope: SignedInScope, tx: Tx): Promise<ReadingSeries[]> {
  const joined = await listMeasuring(tx, scope.actor.userId, mostPrograms);
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
    const { title } = programTextIn(page.texts, scope.locale);
    for (const { readings, item, kpi, name, unit, target, direction } of kpiSummaries(program, taken)) {
      if (readings.length === 0) continue;
      const known = series.get(kpi) ?? {
        kpi,
        name,
        unit,
        target,
        direction,
        range: item.range,
        item,
        programs: [],
        values: new Map<string, number>(),
      };
      series.set(kpi, known);
      known.programs.push({ id: programId, title });
      for (const { takenAt, value } of readings) {
        const same = inOwnUnit(known.item, value, unit);
        if (same !== null) known.values.set(takenAt, same);
      }
    }
  }
  return [...series.values()].map(present).sort((a, b) => (lastOf(a) < lastOf(b) ? 1 : -1));
}

const present = ({ item: _item, values, ...series }: Growing): ReadingSeries => ({
  ...series,
  readings: [...values]
    .map(([takenAt, value]) => ({ takenAt, value }))
    .sort((a, b) => (a.takenAt < b.takenAt ? -1 : 1)),
});
const lastOf = ({ readings }: ReadingSeries): string => readings.at(-1)?.takenAt ?? '';
