import { guestKeyMs, insertGuestKey, listLiveGuestKeys } from '../../db/guest-queries.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret, newGuestKey } from '../../secrets.ts';

/** One for each browser: its tabs share a key, and it ends in all of them at once. */
export async function giveGuestKey(scope: Scope, exchange: Exchange): Promise<{ session_key: string }> {
  const known = exchange.guestKey;
  const key = await scope.tx(async (tx) => {
    if (known !== undefined) {
      const live = await listLiveGuestKeys(tx, [hashSecret(known)], scope.now);
      if (live.length > 0) return known;
    }
    const fresh = newGuestKey();
    await insertGuestKey(tx, hashSecret(fresh), scope.now);
    return fresh;
  });
  if (key !== known) exchange.keepGuestKey(key, guestKeyMs / 1_000);
  return { session_key: key };
}
