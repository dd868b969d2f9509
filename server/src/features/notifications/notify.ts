import type { NotificationData, NotificationKind } from '@regimen/contract/notifications.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { insertNotifications } from './queries.ts';

export interface News {
  kind: NotificationKind;
  data: NotificationData;
  /** A path of this site. */
  link: string;
  promptId?: string;
  /** When it happened; now, when not said. */
  at?: Date;
}

/** Puts a line under somebody's bell, with whatever the transaction does. */
export async function notify(tx: Tx, tenantId: string, userId: string, news: News): Promise<void> {
  const { kind, data, link, promptId = null, at = new Date() } = news;
  const id = newId(at.getTime());
  await insertNotifications(tx, [{ tenantId, id, userId, kind, data, link, promptId, createdAt: at }]);
}
