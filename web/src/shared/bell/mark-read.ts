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
