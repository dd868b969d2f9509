import { and, asc, desc, eq, gte, isNull, lt, lte, or, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import {
  enrollmentEvents,
  enrollments,
  kpiReadings,
  notifications,
  programVersions,
  prompts,
  tasks,
  users,
} from '../../db/schema.ts';

export async function findNotificationOwner(tx: Tx, id: string) {
  const [row] = await tx
    .select({ ownerId: notifications.userId })
    .from(notifications)
    .where(and(eq(notifications.tenantId, tx.tenantId), eq(notifications.id, id)));
  return row;
}

export async function findNotification(tx: Tx, id: string) {
  const [row] = await tx
    .select({ notification: notifications, zone: users.zone })
    .from(notifications)
    .innerJoin(users, and(eq(users.tenantId, notifications.tenantId), eq(users.id, notifications.userId)))
    .where(and(eq(notifications.tenantId, tx.tenantId), eq(notifications.id, id)));
  return row;
}

export async function findZone(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ zone: users.zone })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
  return row?.zone ?? null;
}

/** An enrollment with what it is called and by which clock its person lives. */
export async function findEnrollment(tx: Tx, id: string) {
  const [row] = await tx
    .select({ enrollment: enrollments, page: programVersions.page })
    .from(enrollments)
    .innerJoin(
      programVersions,
      and(eq(programVersions.tenantId, enrollments.tenantId), eq(programVersions.id, enrollments.versionId)),
    )
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.id, id)));
  return row;
}

export async function findTask(tx: Tx, id: string) {
  const [row] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.tenantId, tx.tenantId), eq(tasks.id, id)));
  return row;
}
export type TaskRow = NonNullable<Awaited<ReturnType<typeof findTask>>>;

const doer = users;
const record = {
  number: enrollmentEvents.number,
  at: enrollmentEvents.at,
  trace: enrollmentEvents.trace,
  by: doer.fullName,
};
const records = (tx: Tx) =>
  tx
    .select(record)
    .from(enrollmentEvents)
    .leftJoin(doer, and(eq(doer.tenantId, enrollmentEvents.tenantId), eq(doer.id, enrollmentEvents.byUser)));
export type RecordRow = Awaited<ReturnType<typeof records>>[number];

const ofRun = (tenantId: string, enrollmentId: string) =>
  and(eq(enrollmentEvents.tenantId, tenantId), eq(enrollmentEvents.enrollmentId, enrollmentId));

/** The event that asked for an effect. */
export async function findRecordOfEffect(
  tx: Tx,
  enrollmentId: string,
  effect: string,
): Promise<RecordRow | undefined> {
  const asked = JSON.stringify([{ id: effect }]);
  const [row] = await records(tx)
    .where(
      and(ofRun(tx.tenantId, enrollmentId), sql`${enrollmentEvents.entry} -> 'effects' @> ${asked}::jsonb`),
    )
    .orderBy(enrollmentEvents.number)
    .limit(1);
  return row;
}

/** Events in which a step was entered, the last first; a step of that name may stand in several protocols. */
export function listRecordsEntering(tx: Tx, enrollmentId: string, node: string) {
  const entered = JSON.stringify([{ what: 'entered', node }]);
  return records(tx)
    .where(and(ofRun(tx.tenantId, enrollmentId), sql`${enrollmentEvents.trace} @> ${entered}::jsonb`))
    .orderBy(desc(enrollmentEvents.number))
    .limit(50);
}

/** Where one protocol led into the next. */
export function listBeginnings(tx: Tx, enrollmentId: string) {
  return tx
    .select({ number: enrollmentEvents.number, trace: enrollmentEvents.trace })
    .from(enrollmentEvents)
    .where(
      and(
        ofRun(tx.tenantId, enrollmentId),
        sql`${enrollmentEvents.trace} @> '[{"what": "protocol-began"}]'::jsonb`,
      ),
    )
    .orderBy(asc(enrollmentEvents.number))
    .limit(100);
}

/** Everything that happened up to an instant, from the beginning. */
export async function readEntries(
  tx: Tx,
  enrollmentId: string,
  until: Date,
  most: number,
): Promise<{ entries: string; count: number; versions: string[] }> {
  const { rows } = await tx.execute<{ entries: string; count: number; versions: string[] | null }>(sql`
    WITH told AS (
      SELECT number, entry FROM ${enrollmentEvents}
      WHERE tenant_id = ${tx.tenantId} AND enrollment_id = ${enrollmentId} AND at <= ${until.toISOString()}::timestamptz
      ORDER BY number LIMIT ${most})
    SELECT '[' || coalesce(string_agg(entry::text, ',' ORDER BY number), '') || ']' AS entries,
      count(*)::int AS count,
      (SELECT array_agg(DISTINCT version) FROM told,
        LATERAL (VALUES (entry->'move'->>'from'), (entry->'move'->>'to')) AS named(version)
        WHERE entry ? 'move') AS versions
    FROM told`);
  const [row] = rows;
  return { entries: row?.entries ?? '[]', count: row?.count ?? 0, versions: row?.versions ?? [] };
}

/** What an AI module's model had proposed the last time somebody was asked about it. */
export async function findProposal(tx: Tx, enrollmentId: string, node: string) {
  const [row] = await tx
    .select({ proposal: tasks.proposal })
    .from(tasks)
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.enrollmentId, enrollmentId),
        eq(tasks.node, node),
        eq(tasks.target, 'system'),
      ),
    )
    .orderBy(desc(tasks.openedAt))
    .limit(1);
  return row?.proposal ?? null;
}

/** When each KPI was last read by an instant. */
export async function listLastReadings(tx: Tx, enrollmentId: string, by: Date) {
  return tx
    .selectDistinctOn([kpiReadings.kpi], { kpi: kpiReadings.kpi, takenAt: kpiReadings.takenAt })
    .from(kpiReadings)
    .where(
      and(
        eq(kpiReadings.tenantId, tx.tenantId),
        eq(kpiReadings.enrollmentId, enrollmentId),
        lte(kpiReadings.takenAt, by),
      ),
    )
    .orderBy(kpiReadings.kpi, desc(kpiReadings.takenAt));
}

export async function findPrompt(tx: Tx, id: string) {
  const [row] = await tx
    .select()
    .from(prompts)
    .where(and(eq(prompts.tenantId, tx.tenantId), eq(prompts.id, id)));
  return row;
}

export const listPromptsOfTask = (tx: Tx, taskId: string) =>
  tx
    .select()
    .from(prompts)
    .where(and(eq(prompts.tenantId, tx.tenantId), eq(prompts.taskId, taskId)))
    .orderBy(asc(prompts.intendedAt))
    .limit(20);

/** What one message told. */
export const listPromptsTold = (tx: Tx, userId: string, sentAt: Date) =>
  tx
    .select()
    .from(prompts)
    .where(and(eq(prompts.tenantId, tx.tenantId), eq(prompts.userId, userId), eq(prompts.sentAt, sentAt)))
    .orderBy(asc(prompts.intendedAt))
    .limit(50);

/** What somebody should have been told, or was, between two instants. */
export const listPromptsBetween = (tx: Tx, enrollmentId: string, userId: string, from: Date, to: Date) =>
  tx
    .select()
    .from(prompts)
    .where(
      and(
        eq(prompts.tenantId, tx.tenantId),
        eq(prompts.userId, userId),
        eq(prompts.enrollmentId, enrollmentId),
        or(
          and(gte(prompts.intendedAt, from), lt(prompts.intendedAt, to)),
          and(gte(prompts.sentAt, from), lt(prompts.sentAt, to)),
        ),
      ),
    )
    .orderBy(asc(prompts.intendedAt), asc(prompts.id))
    .limit(200);

/** What was open at any time between two instants, for the follower. */
export const listTasksOver = (tx: Tx, enrollmentId: string, from: Date, to: Date) =>
  tx
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.enrollmentId, enrollmentId),
        eq(tasks.target, 'follower'),
        lt(tasks.openedAt, to),
        or(isNull(tasks.closedAt), gte(tasks.closedAt, from)),
      ),
    )
    .orderBy(asc(tasks.openedAt), asc(tasks.id))
    .limit(200);
