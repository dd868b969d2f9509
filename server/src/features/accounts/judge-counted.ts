import type { SignInWay } from '@regimen/contract/sign-ins.ts';
import { newId } from '../../db/ids.ts';
import { tooMany } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { countCode, giveBack } from './count-try.ts';
import { deviceName } from './device-name.ts';
import { deleteSignIn, insertFailedTry } from './sign-ins-queries.ts';

interface Guess {
  userId: string;
  how: SignInWay;
}

/**
 * Judges a code that could be guessed: counted, and written down as failed, before it is looked at, in a transaction
 * that nothing takes back. One that was right leaves no trace of having been tried.
 */
export async function judgeCounted<T>(
  scope: Scope,
  { userId, how }: Guess,
  exchange: Exchange,
  judge: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const tryId = newId(scope.now.getTime());
  const counted = await scope.tx(async (tx) => {
    const counted = await countCode(scope, tx, userId, exchange.ip);
    if (typeof counted !== 'number')
      await insertFailedTry(tx, {
        id: tryId,
        userId,
        how,
        at: scope.now,
        deviceName: deviceName(exchange.userAgent),
        zone: null,
      });
    return counted;
  });
  if (typeof counted === 'number') throw tooMany(counted);
  const right = await judge();
  if (right === undefined) return undefined;
  await scope.tx(async (tx) => {
    await giveBack(tx, counted, true);
    await deleteSignIn(tx, tryId);
  });
  return right;
}
