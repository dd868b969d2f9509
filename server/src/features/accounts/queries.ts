import type { Locale } from '@regimen/contract/language/languages.ts';
import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { prepared } from '../../db/prepared.ts';
import {
  idempotencyKeys,
  knownDevices,
  linkTokens,
  mailTallies,
  sessions,
  signInFailures,
  users,
} from '../../db/schema.ts';

export type User = typeof users.$inferSelect;
const userIs = (tenantId: string, id: string) => and(eq(users.tenantId, tenantId), eq(users.id, id));

/** Whoever has confirmed the address. */
export async function findConfirmed(tx: Tx, email: string): Promise<User | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.email, email), isNotNull(users.emailVerifiedAt)));
  return user;
}

/** Whoever has confirmed the address, and whoever claims it from this device, newest first. */
export function listAccountsAt(tx: Tx, email: string, deviceHash: Buffer, now: Date) {
  const isKnown = isNotNull(knownDevices.userId);
  return tx
    .select({ user: users, isKnown: sql<boolean>`${isKnown}` })
    .from(users)
    .leftJoin(
      knownDevices,
      and(
        eq(knownDevices.tenantId, users.tenantId),
        eq(knownDevices.userId, users.id),
        eq(knownDevices.deviceHash, deviceHash),
        gt(knownDevices.until, now),
      ),
    )
    .where(
      and(
        eq(users.tenantId, tx.tenantId),
        eq(users.email, email),
        or(isNotNull(users.emailVerifiedAt), isKnown),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(50);
}

const userOf = prepared('find_user', (db) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.tenantId, sql.placeholder('tenantId')), eq(users.id, sql.placeholder('id')))),
);

export async function findUser(tx: Tx, id: string): Promise<User | undefined> {
  const [user] = await userOf(tx, { id });
  return user;
}

export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<User> {
  const [row] = await tx.insert(users).values(user).returning();
  return row as User;
}

export async function updateLocale(tx: Tx, id: string, locale: Locale): Promise<void> {
  await tx.update(users).set({ locale }).where(userIs(tx.tenantId, id));
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.delete(users).where(userIs(tx.tenantId, id));
}

export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.tenantId, tx.tenantId), eq(sessions.id, id)));
}

export async function deleteSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.tenantId, tx.tenantId), eq(sessions.userId, userId)));
}

export async function insertLinkToken(tx: Tx, token: typeof linkTokens.$inferInsert): Promise<void> {
  await tx.insert(linkTokens).values(token);
}

/** What a link that goes to a confirmed address is good for. */
export type LinkBackIn = 'reset-password' | 'sign-in';
type LinkPurpose = LinkBackIn | 'verify-email';

export type Link = typeof linkTokens.$inferSelect;
const isLive = (tenantId: string, tokenHash: Buffer, now: Date) =>
  and(
    eq(linkTokens.tenantId, tenantId),
    eq(linkTokens.tokenHash, tokenHash),
    isNull(linkTokens.usedAt),
    gt(linkTokens.expiresAt, now),
  );

/** A live link of one purpose, to an account whose address is still the one it went to, confirmed or not yet. */
export async function findLink(
  tx: Tx,
  tokenHash: Buffer,
  purpose: LinkPurpose,
  now: Date,
): Promise<Link | undefined> {
  const isReady = purpose === 'verify-email' ? isNull : isNotNull;
  const [row] = await tx
    .select({ link: linkTokens })
    .from(linkTokens)
    .innerJoin(
      users,
      and(
        eq(users.tenantId, linkTokens.tenantId),
        eq(users.id, linkTokens.userId),
        eq(users.email, linkTokens.email),
        isReady(users.emailVerifiedAt),
      ),
    )
    .where(and(isLive(tx.tenantId, tokenHash, now), eq(linkTokens.purpose, purpose)));
  return row?.link;
}

/** Uses the link up; a second press finds nothing. */
export async function spendLink(tx: Tx, tokenHash: Buffer, now: Date): Promise<Link | undefined> {
  const [row] = await tx
    .update(linkTokens)
    .set({ usedAt: now })
    .where(isLive(tx.tenantId, tokenHash, now))
    .returning();
  return row;
}

export async function deleteLinksOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(linkTokens).where(and(eq(linkTokens.tenantId, tx.tenantId), eq(linkTokens.userId, userId)));
}

/** Whoever's they are: once an address is confirmed, no claim to it can be. */
export async function deleteLinksTo(tx: Tx, email: string): Promise<void> {
  await tx.delete(linkTokens).where(and(eq(linkTokens.tenantId, tx.tenantId), eq(linkTokens.email, email)));
}

/**
 * What has run out: temporary users and unconfirmed claims nobody came back as, dead sessions, spent links, kept
 * answers, old tries, devices and tallies.
 */
export async function deleteExpired(tx: Tx, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await tx
    .delete(users)
    .where(
      and(
        eq(users.tenantId, tx.tenantId),
        isNull(users.emailVerifiedAt),
        eq(users.isPseudonym, false),
        lt(users.lastSeenAt, daysAgo(30)),
      ),
    );
  await tx.delete(sessions).where(and(eq(sessions.tenantId, tx.tenantId), lt(sessions.expiresAt, now)));
  await tx.delete(linkTokens).where(and(eq(linkTokens.tenantId, tx.tenantId), lt(linkTokens.expiresAt, now)));
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.tenantId, tx.tenantId), lt(idempotencyKeys.createdAt, daysAgo(1))));
  await tx
    .delete(signInFailures)
    .where(and(eq(signInFailures.tenantId, tx.tenantId), lt(signInFailures.lastAt, daysAgo(1))));
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.tenantId, tx.tenantId), lt(knownDevices.until, now)));
  await tx
    .delete(mailTallies)
    .where(and(eq(mailTallies.tenantId, tx.tenantId), lt(mailTallies.dayBegan, daysAgo(1))));
}
