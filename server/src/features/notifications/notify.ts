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
  /** Under the bell and nowhere else. */
  isQuiet?: true;
  /** When it happened; now, when not said. */
  at?: Date;
}

/** Puts a line under somebody's bell, with whatever the transaction does. Mail and push follow as they wish. */
export const notify = (tx: Tx, tenantId: string, userId: string, news: News): Promise<void> =>
  notifyAll(tx, tenantId, [{ ...news, userId }]);

export async function notifyAll(tx: Tx, tenantId: string, all: (News & { userId: string })[]): Promise<void> {
  await insertNotifications(
    tx,
    all.map(({ userId, kind, data, link, promptId = null, isQuiet, at = new Date() }) => {
      const tellAt = promptId || isQuiet ? null : tellFrom(at, data.isUrgent === true);
      const row = { kind, data, link, promptId, createdAt: at, tellAt };
      return { tenantId, id: newId(at.getTime()), userId, ...row };
    }),
  );
}
