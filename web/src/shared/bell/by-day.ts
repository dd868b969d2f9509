import { dateIn } from '@regimen/contract/language/instants.ts';
import type { Notification } from '@regimen/contract/notifications.ts';

export interface NotificationDay {
  date: string;
  notifications: Notification[];
}

/** Newest day first, as they come. */
export function byDay(notifications: Notification[], zone: string | undefined): NotificationDay[] {
  const days: NotificationDay[] = [];
  for (const notification of notifications) {
    const date = dateIn(Date.parse(notification.createdAt), zone);
    const day = days.at(-1);
    if (day?.date === date) day.notifications.push(notification);
    else days.push({ date, notifications: [notification] });
  }
  return days;
}
