import { alias, and, desc, eq, sql } from '../../db/drizzle.ts';
import { isTimely } from '../../db/people-in-danger.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, programListings, tasks, users } from '../../db/schema.ts';
import { listedTitles, taskColumns } from '../../db/short-rows.ts';

const closers = alias(users, 'closers');

export function listUrgent(tx: Tx, userId: string, now: Date, most: number) {
  return (
    tx
      .select({
        task: taskColumns,
        versionId: sql<string>`coalesce(${tasks.versionId}, ${enrollments.versionId})`,
        page: { texts: listedTitles, ownerId: programListings.ownerId },
        owner: users.fullName,
        closer: closers.fullName,
      })
      .from(tasks)
      .innerJoin(
        enrollments,
        and(eq(enrollments.tenantId, tasks.tenantId), eq(enrollments.id, tasks.enrollmentId)),
      )
      .innerJoin(
        programListings,
        and(eq(programListings.tenantId, tasks.tenantId), eq(programListings.programId, tasks.programId)),
      )
      .innerJoin(users, and(eq(users.tenantId, tasks.tenantId), eq(users.id, programListings.ownerId)))
      .leftJoin(closers, and(eq(closers.tenantId, tasks.tenantId), eq(closers.id, tasks.closedBy)))
      // What an expert has to do about it counts too, but it was not said or measured.
      .where(
        and(
          eq(tasks.tenantId, tx.tenantId),
          eq(tasks.userId, userId),
          eq(tasks.kind, 'alert'),
          isTimely(now),
        ),
      )
      .orderBy(desc(tasks.openedAt))
      .limit(most)
  );
}
/** The last readings of what each of these is about, newest first. */
export async function listReadings(tx: Tx, rows: readonly UrgentRow[], most: number) {
  const about = rows.flatMap(({ task }) =>
    task.item === null ? [] : [{ enrollment_id: task.enrollmentId, kpi: task.item }],
  );
  const found = await tx.execute<TakenReading>(sql`
    SELECT r.*
      FROM (SELECT DISTINCT enrollment_id, kpi
              FROM jsonb_to_recordset(${JSON.stringify(about)}::jsonb) AS one (enrollment_id uuid, kpi text)) AS about,
           LATERAL (
             SELECT enrollment_id AS "enrollmentId", kpi, value, unit, (extract(epoch FROM taken_at) * 1000)::float8 AS "takenAt"
               FROM kpi_readings
              WHERE tenant_id = ${tx.tenantId} AND enrollment_id = about.enrollment_id AND kpi = about.kpi
              ORDER BY taken_at DESC LIMIT ${most}
           ) AS r`);
  return found.rows;
}
export type TakenReading = {
  enrollmentId: string;
  kpi: string;
  value: number;
  unit: string;
  takenAt: number;
};

export type UrgentRow = Awaited<ReturnType<typeof listUrgent>>[number];

/** Of all that makes them be in danger now. */
export async function leavePhone(tx: Tx, userId: string, now: Date, phone: string): Promise<void> {
  await tx
    .update(tasks)
    .set({ phone })
    .where(and(eq(tasks.tenantId, tx.tenantId), eq(tasks.userId, userId), isTimely(now)));
}
