import { and, desc, eq, inArray, ne } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, kpiReadings, programVersions } from '../../db/schema.ts';
import { shortPage } from '../../db/short-rows.ts';

/** Running enrollments of somebody that take readings, in the order in which all lock them. */
export function listRunning(tx: Tx, userId: string) {
  return tx
    .select({ id: enrollments.id, versionId: enrollments.versionId })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        eq(enrollments.userId, userId),
        inArray(enrollments.status, ['active', 'paused']),
      ),
    )
    .orderBy(enrollments.id)
    .limit(100);
}

/** Somebody's enrollments, the newest first, with what their programs are called. */
export function listMeasuring(tx: Tx, userId: string, most: number) {
  return tx
    .select({
      id: enrollments.id,
      programId: enrollments.programId,
      versionId: enrollments.versionId,
      page: shortPage,
    })
    .from(enrollments)
    .innerJoin(
      programVersions,
      and(eq(programVersions.tenantId, enrollments.tenantId), eq(programVersions.id, enrollments.versionId)),
    )
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.userId, userId)))
    .orderBy(desc(enrollments.startedAt), desc(enrollments.id))
    .limit(most);
}

const ofKpi = (tenantId: string, enrollmentId: string, kpi: string) =>
  and(
    eq(kpiReadings.tenantId, tenantId),
    eq(kpiReadings.enrollmentId, enrollmentId),
    eq(kpiReadings.kpi, kpi),
  );

export async function findReading(tx: Tx, enrollmentId: string, kpi: string, takenAt: Date) {
  const [row] = await tx
    .select({ id: kpiReadings.id })
    .from(kpiReadings)
    .where(and(ofKpi(tx.tenantId, enrollmentId, kpi), eq(kpiReadings.takenAt, takenAt)));
  return row;
}

/** Whether a KPI of somebody's has readings in another unit: a number without one may then mean either. */
export async function hasOtherUnit(
  tx: Tx,
  enrollmentId: string,
  kpi: string,
  unit: string,
): Promise<boolean> {
  const found = await tx
    .select({ id: kpiReadings.id })
    .from(kpiReadings)
    .where(and(ofKpi(tx.tenantId, enrollmentId, kpi), ne(kpiReadings.unit, unit)))
    .limit(1);
  return found.length > 0;
}

/** Newest first, each in its own unit. */
export function listLastReadings(tx: Tx, enrollmentId: string, kpi: string, most: number) {
  return tx
    .select({
      kpi: kpiReadings.kpi,
      takenAt: kpiReadings.takenAt,
      value: kpiReadings.value,
      unit: kpiReadings.unit,
      source: kpiReadings.source,
    })
    .from(kpiReadings)
    .where(ofKpi(tx.tenantId, enrollmentId, kpi))
    .orderBy(desc(kpiReadings.takenAt))
    .limit(most);
}
