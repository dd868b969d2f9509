import type { Credentials } from '@regimen/contract/auth.ts';
import type { z } from 'zod';
import { newId } from '../../db/ids.ts';
import { invalid, tooMany } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { countTry, giveBack } from './count-try.ts';
import { deviceName } from './device-name.ts';
import { zoneOf } from './open-session.ts';
import { askerOf, isPassword } from './password.ts';
import { listAccountsAt, type User } from './queries.ts';
import { deleteSignIn, insertFailedTry } from './sign-ins-queries.ts';

export type Given = z.output<typeof Credentials>;

interface Judged {
  /** Nobody else's password will do. */
  onlyOf?: string;
  /** What is said of a wrong one, and at which field. */
  wrong?: ReturnType<typeof invalid>;
}

/**
 * Whose password this is. Counted, and written down as failed, before it is judged; the same answer, after the same
 * work, for a wrong password and an unknown address. A claim nobody has confirmed is judged only in the browser that
 * made it, and there an address that is taken costs as much as one that is free.
 */
export async function provePassword(
  scope: Scope,
  given: Pick<Given, 'email' | 'password' | 'zone'>,
  exchange: Exchange,
  { onlyOf, wrong = invalid('password', 'wrong_credentials') }: Judged = {},
): Promise<User> {
  const { email, password } = given;
  // Without a device it is one that nobody knows.
  const deviceHash = hashSecret(exchange.device ?? newSecret());
  const tryId = newId(scope.now.getTime());
  const { confirmed, claim, counted, isKnown } = await scope.tx(async (tx) => {
    const all = await listAccountsAt(tx, email, deviceHash, scope.now);
    const rows = onlyOf === undefined ? all : all.filter(({ user }) => user.id === onlyOf);
    const confirmed = rows.find(({ user }) => user.emailVerifiedAt !== null);
    const claim = rows.find(({ user }) => user.emailVerifiedAt === null)?.user;
    const knownDevice = confirmed?.isKnown ? deviceHash : undefined;
    const counted = await countTry(scope, tx, { email, ip: exchange.ip, knownDevice });
    if (typeof counted !== 'number')
      await insertFailedTry(tx, {
        id: tryId,
        userId: confirmed?.user.id ?? newId(scope.now.getTime()),
        how: 'password',
        at: scope.now,
        deviceName: deviceName(exchange.userAgent),
        zone: zoneOf(given.zone),
      });
    return { confirmed: confirmed?.user, claim, counted, isKnown: knownDevice !== undefined };
  });
  if (typeof counted === 'number') throw tooMany(counted);

  const forget = (wasRight: boolean) =>
    scope.tx(async (tx) => {
      await giveBack(tx, counted, wasRight);
      await deleteSignIn(tx, tryId);
    });
  const asker = askerOf(scope, exchange, email, isKnown);
  let user: User | undefined;
  try {
    if (claim && (await isPassword(password, claim.passwordHash, asker))) user = claim;
    else if (await isPassword(password, confirmed?.passwordHash ?? null, asker)) user = confirmed;
  } catch (error) {
    // Too many are waiting to be judged, or whoever asked has gone: this one was not.
    await forget(false);
    throw error;
  }
  if (!user) throw wrong;
  await forget(true);
  return user;
}
