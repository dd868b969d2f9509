import { and, eq, inArray, isNotNull, or, sql } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { tasks } from './schema.ts';

/** Until an expert has looked, and at least to the end of the day on which it was. */
export const isUrgent = (now: Date) =>
  and(isNotNull(tasks.urgentUntil), or(eq(tasks.status, 'open'), sql`${tasks.urgentUntil} > ${now}`));

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
