import type { AuthData } from '@regimen/contract/auth.ts';
import type { SignInWay } from '@regimen/contract/sign-ins.ts';
import { rememberedDays } from '@regimen/contract/two-factor.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import type { Tables } from '../../tables.ts';
import { deviceName } from './device-name.ts';
import { rememberDevice } from './devices-queries.ts';
import { keepWhatTheyMade } from './keep-what-they-made.ts';
import { newSession, openSession } from './open-session.ts';
import { findPending, type PendingSignIn, takePending } from './pending-sign-ins-queries.ts';
import { presentAuth } from './present.ts';
import { findUser } from './queries.ts';

const tooLate = () => invalid('signIn', 'sign_in_again');

/** The sign-in that was begun in this browser and waits for its second half. */
export async function getPendingIn(scope: Scope, tx: Tx, exchange: Exchange): Promise<PendingSignIn> {
  const { signInKey, device } = exchange;
  if (signInKey === undefined || device === undefined) throw tooLate();
  const found = await findPending(tx, hashSecret(signInKey), hashSecret(device), scope.now);
  if (!found) throw tooLate();
  return found;
}
export const getPending = (scope: Scope, exchange: Exchange): Promise<PendingSignIn> =>
  scope.read((tx) => getPendingIn(scope, tx, exchange));

interface Finished {
  how: Extract<SignInWay, 'code' | 'recovery-code'>;
  rememberDevice: boolean;
}

/** Its second half was right: now they are in. What a temporary user made goes along, as it would have at once. */
export async function finishPending(
  scope: Scope,
  pending: PendingSignIn,
  exchange: Exchange,
  tables: Tables,
  { how, rememberDevice: isRemembered }: Finished,
): Promise<AuthData> {
  const session = newSession(exchange);
  const { user, opened } = await scope.tx(async (tx) => {
    const taken = await takePending(tx, pending, scope.now);
    const user = taken && (await findUser(tx, taken.userId));
    if (!user) throw tooLate();
    const { zone, staySignedIn, deviceHash } = taken;
    const coming = { how, zone: zone ?? undefined, staySignedIn };
    const opened = await openSession(scope, tx, user, exchange, session, coming);
    if (isRemembered)
      await rememberDevice(tx, {
        userId: user.id,
        deviceHash,
        deviceName: deviceName(exchange.userAgent),
        rememberedAt: scope.now,
        rememberedUntil: new Date(scope.now.getTime() + rememberedDays * 86_400_000),
      });
    await keepWhatTheyMade(scope, tx, user.id, tables);
    exchange.dropSignInKey();
    return { user, opened };
  });
  return presentAuth(user, opened);
}
