import { newId } from '../../db/ids.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { deviceName } from './device-name.ts';
import { countFailedSince, insertFailedTry } from './sign-ins-queries.ts';

/** More lines than these say nothing new, and would push others out of sight. */
const mostLines = 10;
const withinMs = 15 * 60_000;

/** Somebody brought a passkey of this account, and what it signed was wrong: a line in the history of its person. */
export const noteWrongPasskey = (scope: Scope, userId: string, exchange: Exchange): Promise<void> =>
  scope.tx(async (tx) => {
    const since = new Date(scope.now.getTime() - withinMs);
    if ((await countFailedSince(tx, userId, 'passkey', since)) >= mostLines) return;
    await insertFailedTry(tx, {
      id: newId(scope.now.getTime()),
      userId,
      how: 'passkey',
      at: scope.now,
      deviceName: deviceName(exchange.userAgent),
      zone: null,
    });
  });
