import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { notifyAll } from '../notifications/notify.ts';
import { listToNotify } from './queries.ts';

/** Those in a chat who are away hear of what was written by mail and push, unless they read it first or have muted it. */
export async function notifyMembers({ actor, now }: SignedInScope, tx: Tx, chatId: string): Promise<void> {
  const people = await listToNotify(tx, chatId, actor.userId);
  await notifyAll(
    tx,
    people.map(({ userId, author }) => ({
      userId,
      kind: 'message',
      data: { person: author },
      link: `/messages/chat/${chatId}`,
      about: `${chatId} ${actor.userId}`,
      at: now,
    })),
  );
}
