import { and, count, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { prepared } from '../../db/prepared.ts';
import {
  idempotencyKeys,
  linkTokens,
  notifications,
  sessions,
  signInFailures,
  tasks,
  users,
} from '../../db/schema.ts';

export type User = typeof users.$inferSelect;
const userIs = (tenantId: string, id: string) => and(eq(users.tenantId, tenantId), eq(users.id, id));

export async function findUserByEmail(tx: Tx, tenantId: string, email: string): Promise<User | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.email, email)));
  return user;
}

const userOf = prepared('find_user', (db) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.tenantId, sql.placeholder('tenantId')), eq(users.id, sql.placeholder('id')))),
);

export async function findUser(tx: Tx, tenantId: string, id: string): Promise<User | undefined> {
  const [user] = await userOf(tx, { tenantId, id });
  return user;
}

export interface WaitingCounts {
  assignedTasks: number;
  unreadNotifications: number;
}

/** What waits for somebody, as the menu shows it; each number from a partial index of its own. */
const countsOf = prepared('count_waiting', (db) => {
  const [tenantId, id] = [sql.placeholder('tenantId'), sql.placeholder('id')];
  const openTasks = db
    .select({ count: count() })
    .from(tasks)
    .where(
      and(
        eq(tasks.tenantId, tenantId),
        eq(tasks.userId, id),
        eq(tasks.status, 'open'),
        eq(tasks.target, 'follower'),
      ),
    );
  const unread = db
    .select({ count: count() })
    .from(notifications)
    .where(
      and(eq(notifications.tenantId, tenantId), eq(notifications.userId, id), isNull(notifications.readAt)),
    );
  return db
    .select({
      assignedTasks: sql`(${openTasks})`.mapWith(Number),
      unreadNotifications: sql`(${unread})`.mapWith(Number),
    })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
});

export async function countWaiting(tx: Tx, tenantId: string, id: string): Promise<WaitingCounts> {
  const [counts] = await countsOf(tx, { tenantId, id });
  return counts ?? { assignedTasks: 0, unreadNotifications: 0 };
}

export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<User> {
  const [row] = await tx.insert(users).values(user).returning();
  return row as User;
}

export async function updateUser(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<User>,
): Promise<User | undefined> {
  const [row] = await tx.update(users).set(change).where(userIs(tenantId, id)).returning();
  return row;
}

/** Only of somebody who has not confirmed their address by now, whatever they were when they asked. */
export async function changeUnconfirmedEmail(
  tx: Tx,
  tenantId: string,
  id: string,
  email: string,
): Promise<User | undefined> {
  const [row] = await tx
    .update(users)
    .set({ email })
    .where(and(userIs(tenantId, id), isNull(users.emailVerifiedAt)))
    .returning();
  return row;
}

/** Only of somebody who is temporary by now, whatever they were when they asked. */
export async function finishTemporaryUser(
  tx: Tx,
  tenantId: string,
  id: string,
  facts: Partial<User>,
): Promise<User | undefined> {
  const [row] = await tx
    .update(users)
    .set(facts)
    .where(and(userIs(tenantId, id), eq(users.isTemporary, true)))
    .returning();
  return row;
}

export async function deleteUser(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.delete(users).where(userIs(tenantId, id));
}

export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function deleteSession(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.tenantId, tenantId), eq(sessions.id, id)));
}

export async function insertLinkToken(tx: Tx, token: typeof linkTokens.$inferInsert): Promise<void> {
  await tx.insert(linkTokens).values(token);
}

/** Uses the link up; a second press finds nothing. */
export async function spendLinkToken(tx: Tx, tenantId: string, tokenHash: Buffer, now: Date) {
  const [row] = await tx
    .update(linkTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(linkTokens.tenantId, tenantId),
        eq(linkTokens.tokenHash, tokenHash),
        isNull(linkTokens.usedAt),
        gt(linkTokens.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** Failures of these subjects that still count, with when the oldest began. */
export async function listFailures(tx: Tx, tenantId: string, subjects: Buffer[], since: Date) {
  return tx
    .select()
    .from(signInFailures)
    .where(
      and(
        eq(signInFailures.tenantId, tenantId),
        inArray(signInFailures.subject, subjects),
        gt(signInFailures.firstAt, since),
      ),
    );
}

export async function addFailure(
  tx: Tx,
  tenantId: string,
  subject: Buffer,
  now: Date,
  since: Date,
): Promise<void> {
  await tx
    .insert(signInFailures)
    .values({ tenantId, subject, failures: 1, firstAt: now })
    .onConflictDoUpdate({
      target: [signInFailures.tenantId, signInFailures.subject],
      set: {
        failures: sql`CASE WHEN ${signInFailures.firstAt} > ${since} THEN ${signInFailures.failures} + 1 ELSE 1 END`,
        firstAt: sql`CASE WHEN ${signInFailures.firstAt} > ${since} THEN ${signInFailures.firstAt} ELSE ${now} END`,
      },
    });
}

export async function clearFailures(tx: Tx, tenantId: string, subject: Buffer): Promise<void> {
  await tx
    .delete(signInFailures)
    .where(and(eq(signInFailures.tenantId, tenantId), eq(signInFailures.subject, subject)));
}

/** What has run out: temporary users nobody came back as, dead sessions, spent links, kept answers, old failures. */
export async function deleteExpired(tx: Tx, tenantId: string, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await tx
    .delete(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.isTemporary, true), lt(users.lastSeenAt, daysAgo(30))));
  await tx.delete(sessions).where(and(eq(sessions.tenantId, tenantId), lt(sessions.expiresAt, now)));
  await tx.delete(linkTokens).where(and(eq(linkTokens.tenantId, tenantId), lt(linkTokens.expiresAt, now)));
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.tenantId, tenantId), lt(idempotencyKeys.createdAt, daysAgo(1))));
  await tx
    .delete(signInFailures)
    .where(and(eq(signInFailures.tenantId, tenantId), lt(signInFailures.firstAt, daysAgo(1))));
}
