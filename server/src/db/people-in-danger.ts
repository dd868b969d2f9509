import { and, eq, inArray, isNotNull, or, type SQL, sql } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { tasks } from './schema.ts';

/** Until an expert has looked, and at least to the end of the day on which it was. */
export const isTimely = (now: Date | ReturnType<typeof sql.placeholder>) =>
  and(isNotNull(tasks.urgentUntil), or(eq(tasks.status, 'open'), sql`${tasks.urgentUntil} > ${now}`));

/**
 * Over for the person: the newest reading means no danger any more. What an expert is asked to do about a danger is known by
 * when that began, and is over with it.
 */
const isEased: SQL = sql`coalesce((
  SELECT bool_and(raised.eased_by IS NOT NULL) FROM ${tasks} AS raised
  WHERE raised.tenant_id = ${tasks.tenantId} AND raised.enrollment_id = ${tasks.enrollmentId}
    AND raised.kind = 'alert' AND raised.urgent_until IS NOT NULL
    AND raised.opened_at = coalesce(${tasks.waitingSince}, ${tasks.openedAt})), false)`;

/** They may be in danger by this. */
export const isUrgent = (now: Date | ReturnType<typeof sql.placeholder>) =>
  and(isTimely(now), sql`NOT ${isEased}`);

/** Whether somebody ever was in danger on this way, by what nothing since took back: a mistyped reading made no danger. */
export async function wasInDanger(tx: Tx, enrollmentId: string): Promise<boolean> {
  const found = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.enrollmentId, enrollmentId),
        isNotNull(tasks.urgentUntil),
        sql`NOT ${isEased}`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Those of these people who may be in danger now, each with the end of that day: until then nothing cheerful is sent. */
export async function peopleInDanger(
  tx: Tx,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: tasks.userId, until: sql<Date>`max(${tasks.urgentUntil})`.mapWith(tasks.urgentUntil) })
    .from(tasks)
    .where(and(eq(tasks.tenantId, tx.tenantId), inArray(tasks.userId, [...userIds]), isUrgent(now)))
    .groupBy(tasks.userId);
  return new Map(rows.map(({ userId, until }) => [userId, until]));
}
