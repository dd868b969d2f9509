import type { NotificationData, NotificationKind } from '@regimen/contract/notifications.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { tell } from '../../tell.ts';
import { dangerous } from './danger.ts';
import { markMessagesRead, type NewNotification, putNotifications } from './queries.ts';
import { tellFrom } from './tell-news.ts';

export interface News {
  kind: NotificationKind;
  data: NotificationData;
  /** A path of this site. */
  link: string;
  /**
   * What it is about, with whoever caused it where several can. The newest takes the place of the one that is still
   * unread, so whatever one person can do over and over to another has to have the same here each time.
   */
  about: string;
  /** Under the bell and nowhere else. */
  isQuiet?: true;
  /** When it happened; now, when not said. */
  at?: Date;
}

/** Puts a line under somebody's bell, with whatever the transaction does. Mail and push follow as they wish. */
export const notify = (tx: Tx, userId: string, news: News): Promise<void> =>
  notifyAll(tx, [{ ...news, userId }]);

/** Whoever has read a conversation need not be told of it. */
export const messagesRead = (tx: Tx, userId: string, chatId: string, at: Date): Promise<void> =>
  markMessagesRead(tx, userId, chatId, at);

export async function notifyAll(tx: Tx, all: (News & { userId: string })[]): Promise<void> {
  const rows = new Map<string, NewNotification & { about: string }>();
  for (const { userId, kind, data, link, about, isQuiet, at = new Date() } of all) {
    const tellAt = isQuiet ? null : tellFrom(at, kind, data.isUrgent === true);
    const row = { tenantId: tx.tenantId, userId, kind, data, link, about, createdAt: at, tellAt };
    rows.set(`${userId} ${kind} ${about}`, { ...row, id: newId(at.getTime()) });
  }
  // In one order, so that two who tell the same people do not wait for each other.
  const inOrder = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await putNotifications(tx, inOrder, dangerous);
  for (const { userId, kind } of inOrder) if (kind !== 'message') tell(tx, userId, 'notification', {});
}
