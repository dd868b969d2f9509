import { and, eq, isNull, lt, or } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { bookingFeeds, users } from '../../db/schema.ts';

const ofUser = (tx: Tx, userId: string) =>
  and(eq(bookingFeeds.tenantId, tx.tenantId), eq(bookingFeeds.userId, userId));

export async function findFeed(tx: Tx, userId: string) {
  const [row] = await tx.select().from(bookingFeeds).where(ofUser(tx, userId));
  return row;
}

export async function deleteFeed(tx: Tx, userId: string): Promise<void> {
  await tx.delete(bookingFeeds).where(ofUser(tx, userId));
}

export async function insertFeed(
  tx: Tx,
  row: { userId: string; secretHash: Buffer; createdAt: Date },
): Promise<void> {
  await tx.insert(bookingFeeds).values({ ...row, tenantId: tx.tenantId });
}

/** Whose feed it is, and in which language they read. */
export async function findFeedReader(tx: Tx, secretHash: Buffer) {
  const [row] = await tx
    .select({ userId: users.id, locale: users.locale })
    .from(bookingFeeds)
    .innerJoin(users, and(eq(users.tenantId, bookingFeeds.tenantId), eq(users.id, bookingFeeds.userId)))
    .where(and(eq(bookingFeeds.tenantId, tx.tenantId), eq(bookingFeeds.secretHash, secretHash)));
  return row;
}

/** To the hour, so that reading seldom writes. */
export async function markFeedUsed(tx: Tx, userId: string, now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
  await tx
    .update(bookingFeeds)
    .set({ lastUsedAt: hour })
    .where(and(ofUser(tx, userId), or(isNull(bookingFeeds.lastUsedAt), lt(bookingFeeds.lastUsedAt, hour))));
}

/** Empty: nobody knows yet. */
export async function findLanguage(tx: Tx, userId: string): Promise<string> {
  const [row] = await tx
    .select({ locale: users.locale })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
  return row?.locale ?? '';
}

/** Somebody with a confirmed address; nobody else gets mail. */
export async function findReader(tx: Tx, userId: string) {
  const [row] = await tx
    .select({
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      fullName: users.fullName,
      locale: users.locale,
      zone: users.zone,
    })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
  if (!row?.email || !row.emailVerifiedAt) return undefined;
  return { email: row.email, fullName: row.fullName, zone: row.zone, locale: row.locale };
}
