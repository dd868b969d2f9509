import type { NotificationKind } from '@regimen/contract/notifications.ts';
import type { Tx } from '../../db/pool.ts';
import { tell } from '../../tell.ts';
import { markReadAbout } from './queries.ts';

/** What these people were told of it is done with, whoever of them did it: their bells say so at once. */
export async function readForAll(
  tx: Tx,
  userIds: readonly string[],
  about: { kinds: readonly NotificationKind[]; abouts: readonly string[] },
  now: Date,
): Promise<void> {
  for (const userId of await markReadAbout(tx, userIds, about, now)) tell(tx, userId, 'notification', {});
}
