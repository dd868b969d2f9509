import { and, eq, gte, inArray, isNull, lt, or, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import {
  enrollments,
  programListings,
  notificationSettings as settings,
  tasks,
  users,
} from '../../db/schema.ts';

const zone = sql<string>`coalesce(${users.zone}, ${enrollments.zone})`;
const follows = and(eq(enrollments.tenantId, users.tenantId), eq(enrollments.userId, users.id));
const running = eq(enrollments.status, 'active');

export async function listZones(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ zone })
    .from(enrollments)
    .innerJoin(users, follows)
    .where(and(eq(enrollments.tenantId, tx.tenantId), running));
  return rows.map((row) => row.zone);
}

/** Those in these zones who want a summary and had none since; each only once, whoever asks at the same time. */
export async function takeToSummarise(
  tx: Tx,
  zones: string[],
  since: Date,
  now: Date,
  most: number,
): Promise<string[]> {
  const people = await tx
    .selectDistinct({ id: users.id })
    .from(enrollments)
    .innerJoin(users, follows)
    .leftJoin(settings, and(eq(settings.tenantId, users.tenantId), eq(settings.userId, users.id)))
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        running,
        inArray(zone, zones),
        sql`${users.emailVerifiedAt} IS NOT NULL`,
        sql`${settings.weeklySummary} IS NOT FALSE`,
        or(isNull(settings.summarisedAt), lt(settings.summarisedAt, since)),
      ),
    )
    .orderBy(users.id)
    .limit(most);
  if (people.length === 0) return [];
  const notSince = sql`${settings.summarisedAt} IS NULL OR ${settings.summarisedAt} < ${since}`;
  const taken = await tx
    .insert(settings)
    .values(
      people.map(({ id }) => ({
        tenantId: tx.tenantId,
        userId: id,
        channels: {},
        quietFrom: 22 * 60,
        quietTo: 7 * 60,
        mostADay: 6,
        weeklySummary: true,
        summarisedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [settings.tenantId, settings.userId],
      set: { summarisedAt: now },
      setWhere: notSince,
    })
    .returning({ id: settings.userId });
  return taken.map(({ id }) => id);
}

/** How the last days went, for each program that somebody follows now. */
export function listWeeks(tx: Tx, userId: string, since: Date) {
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
  return tx
    .select({
      texts: programListings.texts,
      streak: enrollments.streak,
      done: counted(sql`${tasks.status} = 'done' AND ${tasks.closedAt} >= ${since}`),
      missed: counted(sql`${tasks.status} = 'expired' AND ${tasks.closedAt} >= ${since}`),
      open: counted(sql`${tasks.status} = 'open'`),
    })
    .from(enrollments)
    .innerJoin(
      programListings,
      and(
        eq(programListings.tenantId, enrollments.tenantId),
        eq(programListings.programId, enrollments.programId),
      ),
    )
    .leftJoin(
      tasks,
      and(
        eq(tasks.tenantId, enrollments.tenantId),
        eq(tasks.enrollmentId, enrollments.id),
        eq(tasks.userId, userId),
        eq(tasks.target, 'follower'),
        or(eq(tasks.status, 'open'), gte(tasks.closedAt, since)),
      ),
    )
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.userId, userId), running))
    .groupBy(
      programListings.tenantId,
      programListings.programId,
      programListings.texts,
      enrollments.id,
      enrollments.streak,
    )
    .orderBy(enrollments.id)
    .limit(20);
}
