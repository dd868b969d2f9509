import { and, asc, desc, eq, gte, inArray, lt, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, programVersions, tasks, users } from '../../db/schema.ts';
import { shortPage } from '../../db/short-rows.ts';

/** What somebody did and missed between two instants. */
export function listSettled(tx: Tx, userId: string, from: Date, to: Date) {
  return tx
    .select({
      programId: tasks.programId,
      status: tasks.status,
      closedAt: sql<Date>`${tasks.closedAt}`.mapWith(tasks.closedAt),
    })
    .from(tasks)
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.userId, userId),
        eq(tasks.target, 'follower'),
        inArray(tasks.status, ['done', 'expired']),
        gte(tasks.closedAt, from),
        lt(tasks.closedAt, to),
      ),
    )
    .orderBy(asc(tasks.closedAt))
    .limit(2_000);
}

/** What these programs are called, by the versions that somebody follows. */
export function listTitles(tx: Tx, userId: string, programIds: string[]) {
  return tx
    .selectDistinctOn([enrollments.programId], { programId: enrollments.programId, page: shortPage })
    .from(enrollments)
    .innerJoin(
      programVersions,
      and(eq(programVersions.tenantId, enrollments.tenantId), eq(programVersions.id, enrollments.versionId)),
    )
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        eq(enrollments.userId, userId),
        inArray(enrollments.programId, programIds),
      ),
    )
    .orderBy(enrollments.programId, desc(enrollments.startedAt))
    .limit(100);
}

/** By whose clock weeks are counted: their own, or that of the program they joined last. */
export async function findZone(tx: Tx, userId: string): Promise<string> {
  const [row] = await tx
    .select({ zone: sql<string | null>`coalesce(${users.zone}, ${enrollments.zone})` })
    .from(users)
    .leftJoin(enrollments, and(eq(enrollments.tenantId, users.tenantId), eq(enrollments.userId, users.id)))
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)))
    .orderBy(desc(enrollments.startedAt))
    .limit(1);
  return row?.zone ?? 'UTC';
}
