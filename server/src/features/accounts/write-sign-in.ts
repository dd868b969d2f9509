import type { SignInWay } from '@regimen/contract/sign-ins.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { deviceName } from './device-name.ts';
import { insertSignIn } from './sign-ins-queries.ts';

/** A line in somebody's history of sign-ins, for what opens no session. */
export const writeSignIn = (
  scope: Scope,
  tx: Tx,
  { userId, how, succeeded }: { userId: string; how: SignInWay; succeeded: boolean },
  exchange: Exchange,
): Promise<void> =>
  insertSignIn(tx, {
    id: newId(scope.now.getTime()),
    userId,
    at: scope.now,
    succeeded,
    how,
    deviceName: deviceName(exchange.userAgent),
    zone: null,
  });
