import { deleteGuestKey } from '../../db/guest-queries.ts';
import type { Tx } from '../../db/pool.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';

/** A visitor who signs in is one no more: the key of their channel ends, in every tab and every process. */
export async function endGuestKey(scope: Scope, tx: Tx, exchange: Exchange): Promise<void> {
  const key = exchange.guestKey;
  if (key === undefined) return;
  const hash = hashSecret(key);
  if (await deleteGuestKey(tx, hash)) scope.publish('guest', hash.toString('hex'));
  exchange.dropGuestKey();
}
