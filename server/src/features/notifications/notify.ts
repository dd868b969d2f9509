import type { NotificationData, NotificationKind } from '@regimen/contract/notifications.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { insertNotifications } from './queries.ts';
import { tellFrom } from './tell-news.ts';

export interface News {
  kind: NotificationKind;
  data: NotificationData;
  /** A path of this site. */
  link: string;
  /** Set where a prompt is told by it; the arbiter then sees to mail and push. */
  promptId?: string;
  /** When it happened; now, when not said. */
  at?: Date;
}

/** Puts a line under somebody's bell, with whatever the transaction does. Mail and push follow as they wish. */
export async function notify(tx: Tx, tenantId: string, userId: string, news: News): Promise<void> {
  const { kind, data, link, promptId = null, at = new Date() } = news;
  const tellAt = promptId ? null : tellFrom(at, data.isUrgent === true);
  const row = {
    tenantId,
    id: newId(at.getTime()),
    userId,
    kind,
    data,
    link,
    promptId,
    createdAt: at,
    tellAt,
  };
  await insertNotifications(tx, [row]);
}
