import { and, asc, eq, inArray, sql } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { kpiReadings } from './schema.ts';

/** A reading as it is shown: where it comes from, and what it was before it was mended. */
export const readingColumns = {
  id: kpiReadings.id,
  kpi: kpiReadings.kpi,
  value: kpiReadings.value,
  unit: kpiReadings.unit,
  source: kpiReadings.source,
  takenAt: kpiReadings.takenAt,
  correctedAt: kpiReadings.correctedAt,
  earlier: kpiReadings.earlier,
};

/** The last few of each KPI of somebody's, oldest first. */
export const listNewestReadings = (tx: Tx, enrollmentId: string, mostOfEach: number) =>
  listNewestReadingsOf(tx, [enrollmentId], mostOfEach);

/** The same of several enrollments at once. */
export async function listNewestReadingsOf(tx: Tx, enrollmentIds: readonly string[], mostOfEach: number) {
  const { enrollmentId, kpi, takenAt } = kpiReadings;
  const place = sql<number>`row_number() OVER (PARTITION BY ${enrollmentId}, ${kpi} ORDER BY ${takenAt} DESC)`;
  const ranked = tx
    .select({ ...readingColumns, enrollmentId, place: place.as('place') })
    .from(kpiReadings)
    .where(and(eq(kpiReadings.tenantId, tx.tenantId), inArray(enrollmentId, enrollmentIds)))
    .as('ranked');
  const rows = await tx
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${mostOfEach}`)
    .orderBy(asc(ranked.takenAt));
  return rows.map(({ place: _place, ...row }) => row);
}
