import type { PromptWhy } from '@regimen/contract/prompt-why.ts';
import { and, count, eq, gt, inArray, isNotNull, lte, or, type SQL, sql } from '../../db/drizzle.ts';
import type { Database, Tx } from '../../db/pool.ts';
import {
  enrollments,
  notificationSettings,
  programListings,
  prompts,
  pushSubscriptions,
  tasks,
  users,
} from '../../db/schema.ts';
import { listedTitles } from '../../db/short-rows.ts';
import { beforeDeadline } from './reminder-key.ts';

const waiting = ['intended', 'held', 'gathered'];

export async function listTenantsWithDue(database: Database, now: Date, most: number): Promise<string[]> {
  const { rows } = await database.global.query<{ id: string }>(
    'SELECT id FROM list_tenants_with_due_prompts($1, $2) AS id',
    [now, most],
  );
  return rows.map(({ id }) => id);
}

/**
 * Those for whom something is due. Whoever is being looked after by another worker is passed over, so that two never
 * count the same day's messages at once.
 */
export function lockDuePeople(tx: Tx, now: Date, most: number) {
  const due = tx
    .select({ userId: prompts.userId })
    .from(prompts)
    .where(and(eq(prompts.tenantId, tx.tenantId), lte(prompts.tryAt, now)))
    .orderBy(prompts.tryAt)
    .limit(most)
    .as('due');
  return tx
    .select({
      id: users.id,
      zone: users.zone,
      locale: users.locale,
      fullName: users.fullName,
      hasEmail: sql<boolean>`${users.email} IS NOT NULL AND ${users.emailVerifiedAt} IS NOT NULL`,
    })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), inArray(users.id, tx.select({ id: due.userId }).from(due))))
    .for('no key update', { skipLocked: true });
}
export type DuePersonRow = Awaited<ReturnType<typeof lockDuePeople>>[number];

/** What is due for them and what was gathered for them before; one that is just being answered is passed over. */
export function lockPrompts(tx: Tx, userIds: string[], now: Date) {
  return tx
    .select({
      prompt: prompts,
      enrollment: {
        status: enrollments.status,
        zone: enrollments.zone,
        welcomeFrom: enrollments.welcomeFrom,
        welcomeTo: enrollments.welcomeTo,
      },
      texts: listedTitles,
    })
    .from(prompts)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, prompts.tenantId), eq(enrollments.id, prompts.enrollmentId)),
    )
    .innerJoin(
      programListings,
      and(eq(programListings.tenantId, prompts.tenantId), eq(programListings.programId, prompts.programId)),
    )
    .where(
      and(
        eq(prompts.tenantId, tx.tenantId),
        inArray(prompts.userId, userIds),
        isNotNull(prompts.tryAt),
        inArray(prompts.status, waiting),
        or(lte(prompts.tryAt, now), and(eq(prompts.status, 'gathered'), gt(prompts.tryAt, now))),
      ),
    )
    .for('update', { of: prompts, skipLocked: true });
}
export type LockedPrompt = Awaited<ReturnType<typeof lockPrompts>>[number];

export const listSettings = (tx: Tx, userIds: string[]) =>
  tx
    .select()
    .from(notificationSettings)
    .where(
      and(eq(notificationSettings.tenantId, tx.tenantId), inArray(notificationSettings.userId, userIds)),
    );

export const listDeviceCounts = (tx: Tx, userIds: string[]) =>
  tx
    .select({ userId: pushSubscriptions.userId, devices: count() })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.tenantId, tx.tenantId), inArray(pushSubscriptions.userId, userIds)))
    .groupBy(pushSubscriptions.userId);

/** What one message told went out at the same instant. */
export const listSentSince = (tx: Tx, userIds: string[], since: Date) =>
  tx
    .select({ userId: prompts.userId, sentAt: prompts.sentAt, kind: prompts.kind, key: prompts.key })
    .from(prompts)
    .where(
      and(eq(prompts.tenantId, tx.tenantId), inArray(prompts.userId, userIds), gt(prompts.sentAt, since)),
    );

/** What was known of it before stays, but for what is known now. */
const andNow = (why: SQL) => sql`coalesce(prompts.why, '{}'::jsonb) || ${why}::jsonb`;
const written = (rows: { why: PromptWhy }[]) => list(rows.map(({ why }) => JSON.stringify(why)));

export interface Ended {
  id: string;
  status: 'missed' | 'expired' | 'held';
  why: PromptWhy;
}

export async function endPrompts(tx: Tx, rows: Ended[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    UPDATE prompts SET status = over.status, ended_at = ${now}, try_at = NULL, why = ${andNow(sql`over.why`)},
      held_at = CASE over.status WHEN 'held' THEN ${now} ELSE held_at END
    FROM unnest(${list(rows.map(({ id }) => id))}::uuid[], ${list(rows.map(({ status }) => status))}::text[],
      ${written(rows)}::text[]) AS over (id, status, why)
    WHERE tenant_id = ${tx.tenantId} AND prompts.id = over.id`);
}

export interface Later {
  id: string;
  status: 'held' | 'gathered';
  until: Date;
  why: PromptWhy;
}

/** Never looked at later than it is fresh, so that what was missed is known when it was. */
export async function putOff(tx: Tx, rows: Later[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    UPDATE prompts SET status = later.status, held_at = coalesce(held_at, ${now}), try_at = least(later.until, fresh_until),
      why = ${andNow(sql`later.why`)}
    FROM unnest(${list(rows.map(({ id }) => id))}::uuid[], ${list(rows.map(({ status }) => status))}::text[],
      ${list(rows.map(({ until }) => until))}::timestamptz[], ${written(rows)}::text[])
      AS later (id, status, until, why)
    WHERE tenant_id = ${tx.tenantId} AND prompts.id = later.id`);
}

export interface Sent {
  id: string;
  sentAt: Date;
  inApp: boolean;
  why: PromptWhy;
}

/** Under the bell it has arrived; by mail and push when those say so. */
export async function markSent(tx: Tx, rows: Sent[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    UPDATE prompts SET try_at = NULL, sent_at = told.sent_at,
      status = CASE WHEN told.in_app THEN 'delivered' ELSE 'sent' END,
      delivered_at = CASE WHEN told.in_app THEN told.sent_at END,
      sent_by = CASE WHEN told.in_app THEN '{in-app}'::text[] ELSE '{}' END,
      why = ${andNow(sql`told.why`)}
    FROM unnest(${list(rows.map(({ id }) => id))}::uuid[], ${list(rows.map(({ sentAt }) => sentAt))}::timestamptz[],
      ${list(rows.map(({ inApp }) => inApp))}::boolean[], ${written(rows)}::text[])
      AS told (id, sent_at, in_app, why)
    WHERE tenant_id = ${tx.tenantId} AND prompts.id = told.id`);
}

const list = (values: unknown[]) => sql.param(values);

/**
 * Before a task is late, its person is reminded once: two hours ahead, or a quarter of its time where that is less.
 * Tasks of under three hours are not worth a second message. In a transaction of its own: it waits for enrollments
 * that are just moved on, and nothing may wait for it meanwhile.
 */
export async function insertReminders(tx: Tx, now: Date, most: number, newId: () => string): Promise<void> {
  const deadline = sql`coalesce(${tasks.lateAt}, ${tasks.expiresAt})`;
  const rows = await tx
    .select({
      prompt: prompts,
      openedAt: tasks.openedAt,
      deadline: sql<Date | null>`${deadline}`.mapWith(tasks.openedAt),
    })
    .from(prompts)
    .innerJoin(tasks, and(eq(tasks.tenantId, prompts.tenantId), eq(tasks.id, prompts.taskId)))
    .where(
      and(
        eq(prompts.tenantId, tx.tenantId),
        lte(prompts.tryAt, now),
        eq(prompts.kind, 'task'),
        eq(prompts.status, 'intended'),
        eq(tasks.status, 'open'),
        sql`${deadline} - ${tasks.openedAt} >= interval '3 hours'`,
      ),
    )
    .limit(most);
  const reminders = rows.flatMap(({ prompt, openedAt, deadline }) => {
    if (!deadline) return [];
    const ahead = Math.min(2 * 3_600_000, (deadline.getTime() - openedAt.getTime()) / 4);
    const at = new Date(deadline.getTime() - ahead);
    if (at <= now) return [];
    const { enrollmentId, programId, userId, taskId, title, body, channel } = prompt;
    return {
      tenantId: tx.tenantId,
      id: newId(),
      enrollmentId,
      programId,
      userId,
      taskId,
      title,
      body,
      channel,
      key: `${prompt.key}${beforeDeadline}`,
      kind: 'reminder' as const,
      isImportant: true,
      status: 'intended',
      intendedAt: at,
      tryAt: at,
      freshUntil: deadline,
    };
  });
  if (reminders.length > 0) await tx.insert(prompts).values(reminders).onConflictDoNothing();
}
