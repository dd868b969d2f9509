import type { Notification } from '@regimen/contract/notifications.ts';
import { quietApi } from '../../api.ts';
import { renewCounts } from '../../shell/session.ts';

/** Marks some as read, or all with `null`. Whether it arrives does not hold up where one is going. */
export async function markRead(ids: string[] | null): Promise<void> {
  const { unread } = await quietApi('POST notifications/read', { body: { ids } });
  renewCounts({ unreadNotifications: unread });
}

export function openNotification({ id, readAt }: Notification): void {
  if (readAt === null) markRead([id]).catch(() => undefined);
}

/** As it looks once it is read, without asking again. */
export const asRead = (notification: Notification): Notification => ({
  ...notification,
  readAt: notification.readAt ?? new Date().toISOString(),
});

export async function markUnread(ids: string[]): Promise<void> {
  const { unread } = await quietApi('POST notifications/unread', { body: { ids } });
  renewCounts({ unreadNotifications: unread });
}

export const asUnread = (notification: Notification): Notification => ({ ...notification, readAt: null });

/** The other way round, here at once and on the server. */
export function toggled(all: readonly Notification[], id: string): Notification[] {
  const one = all.find((each) => each.id === id);
  if (!one) return [...all];
  const isUnread = one.readAt === null;
  (isUnread ? markRead([id]) : markUnread([id])).catch(() => undefined);
  return all.map((each) => (each === one ? (isUnread ? asRead(one) : asUnread(one)) : each));
}
