import { and, eq, inArray, isNull, lte, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { notifications, programListings, prompts, users } from '../../db/schema.ts';
import { listedTitles } from '../../db/short-rows.ts';

/** What one message told and is still worth telling: neither answered nor over, and not told on this channel before. */
export function listTold(tx: Tx, userId: string, sentAt: Date, now: Date, channel: string) {
  return tx
    .select({ prompt: prompts, texts: listedTitles })
    .from(prompts)
    .innerJoin(
      programListings,
      and(eq(programListings.tenantId, prompts.tenantId), eq(programListings.programId, prompts.programId)),
    )
    .where(
      and(
        eq(prompts.tenantId, tx.tenantId),
        eq(prompts.userId, userId),
        eq(prompts.sentAt, sentAt),
        inArray(prompts.status, ['sent', 'delivered', 'seen']),
        sql`(${prompts.freshUntil} IS NULL OR ${prompts.freshUntil} > ${now})`,
        sql`NOT ${channel} = ANY (${prompts.sentBy})`,
      ),
    )
    .orderBy(prompts.intendedAt, prompts.id);
}
export type ToldPrompt = Awaited<ReturnType<typeof listTold>>[number];

/** A relay or a push service has taken it. */
export async function markDelivered(tx: Tx, ids: string[], channel: string, now: Date): Promise<void> {
  await tx
    .update(prompts)
    .set({
      sentBy: sql`array_append(${prompts.sentBy}, ${channel})`,
      deliveredAt: sql`coalesce(${prompts.deliveredAt}, ${now})`,
      status: sql`CASE ${prompts.status} WHEN 'sent' THEN 'delivered' ELSE ${prompts.status} END`,
    })
    .where(
      and(
        eq(prompts.tenantId, tx.tenantId),
        inArray(prompts.id, ids),
        sql`NOT ${channel} = ANY (${prompts.sentBy})`,
      ),
    );
}

/** Gone out on no channel before its time was over. */
export async function missUndelivered(tx: Tx, userId: string, sentAt: Date, now: Date): Promise<void> {
  await tx
    .update(prompts)
    .set({ status: 'missed', endedAt: now })
    .where(
      and(
        eq(prompts.tenantId, tx.tenantId),
        eq(prompts.userId, userId),
        eq(prompts.sentAt, sentAt),
        eq(prompts.status, 'sent'),
        lte(prompts.freshUntil, now),
      ),
    );
}

/** Those with news that may go out too; whoever another worker looks after is passed over. */
export function lockPeopleWithNews(tx: Tx, now: Date, most: number) {
  const due = tx
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(and(eq(notifications.tenantId, tx.tenantId), lte(notifications.tellAt, now)))
    .orderBy(notifications.tellAt)
    .limit(most)
    .as('due');
  return tx
    .select({
      id: users.id,
      zone: users.zone,
      hasEmail: sql<boolean>`${users.email} IS NOT NULL AND ${users.emailVerifiedAt} IS NOT NULL`,
    })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), inArray(users.id, tx.select({ id: due.userId }).from(due))))
    .for('no key update', { skipLocked: true });
}

export const listNewsToTell = (tx: Tx, userIds: string[], now: Date) =>
  tx
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.tenantId, tx.tenantId),
        inArray(notifications.userId, userIds),
        lte(notifications.tellAt, now),
      ),
    )
    .orderBy(notifications.createdAt);

export async function tellAgainAt(tx: Tx, ids: string[], at: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(notifications)
    .set({ tellAt: at })
    .where(and(eq(notifications.tenantId, tx.tenantId), inArray(notifications.id, ids)));
}

export const listUnreadNews = (tx: Tx, userId: string, ids: string[]) =>
  tx
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.tenantId, tx.tenantId),
        eq(notifications.userId, userId),
        inArray(notifications.id, ids),
        isNull(notifications.readAt),
      ),
    )
    .orderBy(notifications.createdAt);
