import type { NotificationKind } from '@regimen/contract/notifications.ts';
import { and, asc, count, desc, eq, inArray, isNull, ne, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { notifications, prompts } from '../../db/schema.ts';
import type { Place } from '../../paging.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;

const ofUser = (tenantId: string, userId: string) =>
  and(eq(notifications.tenantId, tenantId), eq(notifications.userId, userId));
const underBell = ne(notifications.kind, 'message');

export async function insertNotifications(tx: Tx, rows: NewNotification[]): Promise<void> {
  if (rows.length > 0) await tx.insert(notifications).values(rows);
}

const [old, given] = [notifications, (column: string) => sql.raw(`excluded.${column}`)];

/**
 * The newest takes the place of the unread one about the same. It keeps its id, so that a message on its way says what is
 * true by now. What was told within the hour is not sent again, except that somebody may be in danger.
 */
export async function putNotifications(
  tx: Tx,
  rows: (NewNotification & { about: string })[],
  dangerous: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const isDanger = sql`${old.kind} IN ${[...dangerous]}`;
  await tx
    .insert(notifications)
    .values(rows)
    .onConflictDoUpdate({
      target: [old.tenantId, old.userId, old.kind, old.about],
      targetWhere: isNull(old.readAt),
      set: {
        data: given('data'),
        link: given('link'),
        createdAt: sql`greatest(${old.createdAt}, ${given('created_at')})`,
        tellAt: sql`CASE WHEN ${isDanger} THEN ${given('tell_at')}
          WHEN ${old.tellAt} IS NOT NULL THEN least(${old.tellAt}, ${given('tell_at')})
          WHEN ${old.createdAt} > ${given('created_at')} - interval '1 hour' THEN NULL
          ELSE ${given('tell_at')} END`,
      },
    });
}

export interface NotificationsWanted {
  unread: boolean;
  from: Place | undefined;
  most: number;
}

/** Newest first, from a place onward or (backwards) up to it. One more than asked for says whether more follow. */
export function listNotifications(
  tx: Tx,
  userId: string,
  { unread, from, most }: NotificationsWanted,
): Promise<NotificationRow[]> {
  const filters: (SQL | undefined)[] = [ofUser(tx.tenantId, userId), underBell];
  if (unread) filters.push(isNull(notifications.readAt));
  if (from) {
    const row = sql`(${notifications.createdAt}, ${notifications.id})`;
    const place = sql`(${from.at}::timestamptz, ${from.id}::uuid)`;
    filters.push(from.backwards ? sql`${row} > ${place}` : sql`${row} < ${place}`);
  }
  const order = from?.backwards ? asc : desc;
  return tx
    .select()
    .from(notifications)
    .where(and(...filters))
    .orderBy(order(notifications.createdAt), order(notifications.id))
    .limit(most);
}

export async function countUnread(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ unread: count() })
    .from(notifications)
    .where(and(ofUser(tx.tenantId, userId), underBell, isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

/** Gives when what is read now was told: by that its prompts are known. */
export async function markRead(tx: Tx, userId: string, ids: string[] | null, now: Date): Promise<Date[]> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        ofUser(tx.tenantId, userId),
        isNull(notifications.readAt),
        ids ? inArray(notifications.id, ids) : undefined,
      ),
    )
    .returning({ kind: notifications.kind, createdAt: notifications.createdAt });
  return rows.flatMap(({ kind, createdAt }) => (promptKinds.includes(kind) ? [createdAt] : []));
}
const promptKinds = ['task', 'nudge', 'reminder', 'digest'];

export async function markMessagesRead(tx: Tx, userId: string, chatId: string, now: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        ofUser(tx.tenantId, userId),
        eq(notifications.kind, 'message'),
        sql`starts_with(${notifications.about}, ${chatId})`,
        isNull(notifications.readAt),
      ),
    );
}

/** Gives whose they were. */
export async function markReadAbout(
  tx: Tx,
  userIds: readonly string[],
  { kinds, abouts }: { kinds: readonly NotificationKind[]; abouts: readonly string[] },
  now: Date,
): Promise<string[]> {
  if (userIds.length === 0 || abouts.length === 0) return [];
  const rows = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.tenantId, tx.tenantId),
        inArray(notifications.userId, [...userIds]),
        inArray(notifications.kind, [...kinds]),
        inArray(notifications.about, [...abouts]),
        isNull(notifications.readAt),
      ),
    )
    .returning({ userId: notifications.userId });
  return rows.map(({ userId }) => userId);
}

/** Of several about the same the newest, and none where there is one already: of those one at most is unread. */
export async function markUnread(tx: Tx, userId: string, ids: string[]): Promise<void> {
  await tx.execute(sql`
    UPDATE notifications SET read_at = NULL
    WHERE tenant_id = ${tx.tenantId} AND user_id = ${userId} AND id IN (
      SELECT DISTINCT ON (n.kind, coalesce(n.about, n.id::text)) n.id FROM notifications n
      WHERE n.tenant_id = ${tx.tenantId} AND n.user_id = ${userId} AND n.id = ANY(${sql.param(ids)}::uuid[])
        AND n.read_at IS NOT NULL AND NOT EXISTS (
          SELECT FROM notifications o
          WHERE o.tenant_id = n.tenant_id AND o.user_id = n.user_id AND o.kind = n.kind AND o.about = n.about
            AND o.read_at IS NULL)
      ORDER BY n.kind, coalesce(n.about, n.id::text), n.created_at DESC)`);
}

/** Somebody has looked at these: what was answered, missed or expired stays that. */
export async function markPromptsSeen(tx: Tx, userId: string, sentAt: Date[], now: Date): Promise<void> {
  if (sentAt.length === 0) return;
  await tx
    .update(prompts)
    .set({ status: 'seen', seenAt: now })
    .where(
      and(
        eq(prompts.tenantId, tx.tenantId),
        eq(prompts.userId, userId),
        inArray(prompts.sentAt, sentAt),
        inArray(prompts.status, ['sent', 'delivered']),
      ),
    );
}
