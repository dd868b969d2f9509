import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { EasingReading } from '../../db/alarm-readings.ts';
import { isConnected } from '../../db/connected.ts';
import { alias, and, desc, eq, gte, isNotNull, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, kpiReadings, programListings, tasks, users } from '../../db/schema.ts';
import { listedTitles, taskColumns } from '../../db/short-rows.ts';

/**
 * A place in the queue: who may be in danger first, of those who says so in their own words, then what is urgent, then
 * whoever has waited longest.
 */
export interface QueuePlace {
  inDanger: boolean;
  byMessage: boolean;
  isUrgent: boolean;
  since: string;
  id: string;
}

export interface QueueFilter {
  kind?: string | undefined;
  whose: 'all' | 'mine' | 'unclaimed';
  snoozed: boolean;
}

/** An alert that is raised again about the same danger lets nobody sink. */
const since = sql`coalesce(waiting_since, opened_at)`;

/** As in the queue’s index; how the key of such an alert begins says message-mark.ts. */
const byMessage = sql`starts_with(key, 'message/')`;

const waiting = sql`t.status = 'open' AND t.target = 'system'`;
const isSnoozed = (now: Date): SQL =>
  sql`coalesce(t.snoozed_until > ${now.toISOString()}::timestamptz, false)`;

/** Each program gives its own most pressing from its own index, and the most pressing of those are taken. */
export async function findQueue(
  tx: Tx,
  userId: string,
  programIds: readonly string[],
  { kind, whose, snoozed }: QueueFilter,
  place: QueuePlace | undefined,
  now: Date,
  most: number,
): Promise<string[]> {
  const conditions: SQL[] = [
    sql`t.tenant_id = ${tx.tenantId} AND t.program_id = p.id AND ${waiting}`,
    snoozed ? isSnoozed(now) : sql`NOT ${isSnoozed(now)}`,
  ];
  if (kind !== undefined) conditions.push(sql`t.kind = ${kind}`);
  if (whose === 'mine') conditions.push(sql`t.claimed_by = ${userId}`);
  if (whose === 'unclaimed') conditions.push(sql`t.claimed_by IS NULL`);
  if (place) {
    conditions.push(
      sql`(t.urgent_until IS NULL, NOT starts_with(t.key, 'message/'), NOT t.is_urgent, coalesce(t.waiting_since, t.opened_at), t.id)
        > (${!place.inDanger}::boolean, ${!place.byMessage}::boolean, ${!place.isUrgent}::boolean, ${place.since}::timestamptz, ${place.id}::uuid)`,
    );
  }
  const order = sql`(urgent_until IS NOT NULL) DESC, ${byMessage} DESC, is_urgent DESC, ${since}, id`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT f.id FROM unnest(${sql.param(programIds)}::uuid[]) AS p(id)
    CROSS JOIN LATERAL (
      SELECT t.id, t.key, t.urgent_until, t.is_urgent, t.waiting_since, t.opened_at FROM ${tasks} t
      WHERE ${sql.join(conditions, sql` AND `)} ORDER BY ${order} LIMIT ${most}
    ) f ORDER BY ${order} LIMIT ${most}`);
  return rows.map(({ id }) => id);
}

export async function countQueue(tx: Tx, userId: string, programIds: readonly string[], now: Date) {
  const { rows } = await tx.execute<{ waiting: number; urgent: number; inDanger: number; mine: number }>(sql`
    SELECT count(*)::int AS waiting,
      (count(*) FILTER (WHERE t.is_urgent))::int AS urgent,
      (count(DISTINCT t.user_id) FILTER (WHERE t.urgent_until IS NOT NULL))::int AS "inDanger",
      (count(*) FILTER (WHERE t.claimed_by = ${userId}))::int AS mine
    FROM ${tasks} t
    WHERE t.tenant_id = ${tx.tenantId} AND t.program_id = ANY(${sql.param(programIds)}::uuid[])
      AND ${waiting} AND NOT ${isSnoozed(now)}`);
  return rows[0] ?? { waiting: 0, urgent: 0, inDanger: 0, mine: 0 };
}

/** Of people who may be in danger who wrote so, then those who have waited longest, each once, by what was said or measured. */
export async function findEndangered(tx: Tx, programIds: readonly string[], most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM (
      SELECT DISTINCT ON (t.user_id) t.id, bool_or(${byMessage}) OVER (PARTITION BY t.user_id) AS wrote,
        min(${since}) OVER (PARTITION BY t.user_id) AS since FROM ${tasks} t
      WHERE t.tenant_id = ${tx.tenantId} AND t.program_id = ANY(${sql.param(programIds)}::uuid[])
        AND ${waiting} AND t.urgent_until IS NOT NULL
      ORDER BY t.user_id, t.kind = 'alert' DESC, ${byMessage} DESC, t.opened_at DESC
    ) each_once ORDER BY wrote DESC, since, id LIMIT ${most}`);
  return rows.map(({ id }) => id);
}

/** More than that about one person nobody reads beside their story. */
const mostOfPerson = 20;

export async function findOpenOf(tx: Tx, enrollmentId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT t.id FROM ${tasks} t
    WHERE t.tenant_id = ${tx.tenantId} AND t.enrollment_id = ${enrollmentId} AND ${waiting}
    ORDER BY (t.urgent_until IS NOT NULL) DESC, ${byMessage} DESC, t.is_urgent DESC, ${since}, t.id LIMIT ${mostOfPerson}`);
  return rows.map(({ id }) => id);
}

/** All that waits for the experts about somebody in a program, in whichever of their runs. */
export function listOpenOfPerson(tx: Tx, programId: string, userId: string) {
  return tx
    .select({ id: tasks.id, name: tasks.name, inDanger: sql<boolean>`${tasks.urgentUntil} IS NOT NULL` })
    .from(tasks)
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.userId, userId),
        eq(tasks.programId, programId),
        eq(tasks.target, 'system'),
        eq(tasks.status, 'open'),
      ),
    );
}

const claimers = alias(users, 'claimers');
const closers = alias(users, 'closers');

/** The alert by which a danger began that this is about: mostly itself. */
const raisedFirst = sql`FROM ${tasks} AS raised
  WHERE raised.tenant_id = ${tasks.tenantId} AND raised.enrollment_id = ${tasks.enrollmentId}
    AND raised.kind = 'alert' AND raised.item = ${tasks.item}
    AND raised.opened_at = coalesce(${tasks.waitingSince}, ${tasks.openedAt}) LIMIT 1`;

/** What raised an alert, as it was given then; where that was not kept, what was measured last when it came. */
const alertingReading = sql<{
  value: number;
  unit: string;
} | null>`CASE WHEN ${tasks.kind} = 'alert' THEN coalesce(
  (SELECT raised.raised_by ${raisedFirst}),
  (SELECT jsonb_build_object('value', r.given_value, 'unit', r.given_unit) FROM ${kpiReadings} r
  WHERE r.tenant_id = ${tasks.tenantId} AND r.enrollment_id = ${tasks.enrollmentId} AND r.kpi = ${tasks.item}
    AND r.taken_at <= ${tasks.openedAt}
  ORDER BY r.taken_at DESC LIMIT 1)) END`;

const easedBy = sql<EasingReading | null>`CASE WHEN ${tasks.kind} = 'alert' THEN (
  SELECT raised.eased_by ${raisedFirst}) END`;

/** Lists do without what was handed in. */
const nothing = sql<null>`NULL`;
const cards = (tx: Tx, result: SQL<TaskResult | null> = nothing) =>
  tx
    .select({
      task: { ...taskColumns, result },
      texts: listedTitles,
      reading: alertingReading,
      easedBy,
      follower: { id: users.id, fullName: users.fullName },
      claimer: { id: claimers.id, fullName: claimers.fullName },
      closer: { id: closers.id, fullName: closers.fullName },
      enrollmentStatus: enrollments.status,
    })
    .from(tasks)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, tasks.tenantId), eq(enrollments.id, tasks.enrollmentId)),
    )
    .innerJoin(users, and(eq(users.tenantId, tasks.tenantId), eq(users.id, tasks.userId)))
    .innerJoin(
      programListings,
      and(eq(programListings.tenantId, tasks.tenantId), eq(programListings.programId, tasks.programId)),
    )
    .leftJoin(claimers, and(eq(claimers.tenantId, tasks.tenantId), eq(claimers.id, tasks.claimedBy)))
    .leftJoin(closers, and(eq(closers.tenantId, tasks.tenantId), eq(closers.id, tasks.closedBy)));
export type CardRow = Awaited<ReturnType<typeof listCards>>[number];

export function listCards(tx: Tx, ids: readonly string[]) {
  return cards(tx)
    .where(and(eq(tasks.tenantId, tx.tenantId), sql`${tasks.id} = ANY(${sql.param(ids)}::uuid[])`))
    .orderBy(
      sql`${tasks.urgentUntil} IS NULL`,
      sql`NOT starts_with(${tasks.key}, 'message/')`,
      desc(tasks.isUrgent),
      sql`coalesce(${tasks.waitingSince}, ${tasks.openedAt})`,
      tasks.id,
    );
}

export async function findCard(tx: Tx, id: string): Promise<CardRow | undefined> {
  const [row] = await cards(tx, sql`${tasks.result}`).where(
    and(eq(tasks.tenantId, tx.tenantId), eq(tasks.id, id), eq(tasks.target, 'system')),
  );
  return row;
}

/** Of which program it is, and about whom, as long as they share it. */
export async function findPlaceOfTask(tx: Tx, id: string) {
  const [row] = await tx
    .select({ programId: tasks.programId, personId: tasks.userId })
    .from(tasks)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, tasks.tenantId), eq(enrollments.id, tasks.enrollmentId)),
    )
    .where(and(eq(tasks.tenantId, tx.tenantId), eq(tasks.id, id), eq(tasks.target, 'system'), isConnected));
  return row;
}

const ofOpen = (tenantId: string, id: string) =>
  and(eq(tasks.tenantId, tenantId), eq(tasks.id, id), eq(tasks.target, 'system'), eq(tasks.status, 'open'));
/** Nobody has it, or this person has. */
const freeFor = (userId: string) => sql`(${tasks.claimedBy} IS NULL OR ${tasks.claimedBy} = ${userId})`;

/** One statement, so that of two at once one wins. Whether it was this person. */
export async function claim(
  tx: Tx,
  id: string,
  userId: string,
  now: Date,
  takeOver: boolean,
): Promise<boolean> {
  const taken = await tx
    .update(tasks)
    .set({ claimedBy: userId, claimedAt: now, handedNote: null, snoozedUntil: null })
    .where(and(ofOpen(tx.tenantId, id), takeOver ? undefined : freeFor(userId)))
    .returning({ id: tasks.id });
  return taken.length > 0;
}

/** `false`: it is not open any more, or somebody else has it. */
export async function changeOwnTask(
  tx: Tx,
  id: string,
  userId: string,
  change: Partial<typeof tasks.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(tasks)
    .set(change)
    .where(and(ofOpen(tx.tenantId, id), freeFor(userId)))
    .returning({ id: tasks.id });
  return changed.length > 0;
}

export async function findEnrollment(tx: Tx, id: string) {
  const [row] = await tx
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.id, id)));
  return row;
}

/** What was handed in, newest first. */
export function listAnswers(tx: Tx, enrollmentId: string, most: number) {
  return tx
    .select({
      id: tasks.id,
      name: tasks.name,
      kind: tasks.kind,
      item: tasks.item,
      target: tasks.target,
      protocolIndex: tasks.protocolIndex,
      closedAt: tasks.closedAt,
      result: tasks.result,
    })
    .from(tasks)
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.enrollmentId, enrollmentId),
        isNotNull(tasks.result),
        isNotNull(tasks.closedAt),
      ),
    )
    .orderBy(desc(tasks.closedAt), desc(tasks.id))
    .limit(most);
}

/** Of the follower's own tasks that ended since: how many were done, and how many were declined or ran out of time. */
export async function countEnded(tx: Tx, enrollmentId: string, since: Date) {
  const [row] = await tx
    .select({
      done: sql<number>`(count(*) FILTER (WHERE ${tasks.status} = 'done'))::int`,
      missed: sql<number>`(count(*) FILTER (WHERE ${tasks.status} IN ('declined', 'expired')))::int`,
    })
    .from(tasks)
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.enrollmentId, enrollmentId),
        eq(tasks.target, 'follower'),
        gte(tasks.closedAt, since),
      ),
    );
  return row ?? { done: 0, missed: 0 };
}
