import { and, asc, count, desc, eq, inArray, ne, or } from '../../db/drizzle.ts';
import { readingColumns } from '../../db/newest-readings.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, kpiReadings, programVersions } from '../../db/schema.ts';
import { shortPage } from '../../db/short-rows.ts';
import type { ReadingRow } from './rows.ts';

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

/** What a task took, known by when the task was closed, wherever it was moved to since. */
export function listTakenByTask(tx: Tx, enrollmentId: string, kpi: string, closedAt: Date) {
  return tx
    .select(readingColumns)
    .from(kpiReadings)
    .where(
      and(
        ofKpi(tx.tenantId, enrollmentId, kpi),
        eq(kpiReadings.source, 'task'),
        or(eq(kpiReadings.createdAt, closedAt), eq(kpiReadings.takenAt, closedAt)),
      ),
    )
    .limit(1);
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
    .select(readingColumns)
    .from(kpiReadings)
    .where(ofKpi(tx.tenantId, enrollmentId, kpi))
    .orderBy(desc(kpiReadings.takenAt))
    .limit(most);
}

const byId = (tenantId: string, id: string) =>
  and(eq(kpiReadings.tenantId, tenantId), eq(kpiReadings.id, id));

export async function findReadingOf(
  tx: Tx,
  enrollmentId: string,
  id: string,
): Promise<ReadingRow | undefined> {
  const [row] = await tx
    .select()
    .from(kpiReadings)
    .where(and(byId(tx.tenantId, id), eq(kpiReadings.enrollmentId, enrollmentId)));
  return row;
}

export async function updateReading(tx: Tx, id: string, change: Partial<ReadingRow>): Promise<void> {
  await tx.update(kpiReadings).set(change).where(byId(tx.tenantId, id));
}

export async function deleteReading(tx: Tx, id: string): Promise<void> {
  await tx.delete(kpiReadings).where(byId(tx.tenantId, id));
}

/** The oldest reading of a KPI, and how many there are. */
export async function firstAndCount(tx: Tx, enrollmentId: string, kpi: string) {
  const where = ofKpi(tx.tenantId, enrollmentId, kpi);
  const [first] = await tx
    .select({ value: kpiReadings.value, unit: kpiReadings.unit })
    .from(kpiReadings)
    .where(where)
    .orderBy(asc(kpiReadings.takenAt))
    .limit(1);
  const [all] = await tx.select({ count: count() }).from(kpiReadings).where(where);
  return { first, count: all?.count ?? 0 };
}
