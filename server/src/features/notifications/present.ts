import type { Notification } from '@regimen/contract/notifications.ts';
import type { NotificationRow } from './queries.ts';

export const presentNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  kind: row.kind,
  data: row.data,
  link: row.link,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
});
