import type { Tx } from '../../db/pool.ts';
import { tell } from '../../tell.ts';
import { listMemberIds } from './queries.ts';

/** Everybody in a chat hears that it is no longer what they see, whoever changed it on their other devices too. */
export async function tellMembers(tx: Tx, chatId: string): Promise<void> {
  for (const userId of await listMemberIds(tx, chatId)) tell(tx, userId, 'chat', { chatId });
}
