import type { Credentials } from '@regimen/contract/auth.ts';
import type { z } from 'zod';
import { invalid, tooMany } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { countTry, giveBack } from './count-try.ts';
import { askerOf, isPassword } from './password.ts';
import { listAccountsAt, type User } from './queries.ts';

export type Given = z.output<typeof Credentials>;

/**
 * Whose password this is. Counted before it is judged; the same answer, after the same work, for a wrong password
 * and an unknown address. A claim nobody has confirmed is judged only in the browser that made it, and there an
 * address that is taken costs as much as one that is free.
 */
export async function provePassword(scope: Scope, given: Given, exchange: Exchange): Promise<User> {
  const { email, password } = given;
  // Without a device it is one that nobody knows.
  const deviceHash = hashSecret(exchange.device ?? newSecret());
  const { confirmed, claim, counted, isKnown } = await scope.tx(async (tx) => {
    const rows = await listAccountsAt(tx, email, deviceHash, scope.now);
    const confirmed = rows.find(({ user }) => user.emailVerifiedAt !== null);
    const claim = rows.find(({ user }) => user.emailVerifiedAt === null)?.user;
    const knownDevice = confirmed?.isKnown ? deviceHash : undefined;
    const counted = await countTry(scope, tx, { email, ip: exchange.ip, knownDevice });
    return { confirmed: confirmed?.user, claim, counted, isKnown: knownDevice !== undefined };
  });
  if (typeof counted === 'number') throw tooMany(counted);

  const asker = askerOf(scope, exchange, email, isKnown);
  let user: User | undefined;
  try {
    if (claim && (await isPassword(password, claim.passwordHash, asker))) user = claim;
    else if (await isPassword(password, confirmed?.passwordHash ?? null, asker)) user = confirmed;
  } catch (error) {
    // Too many are waiting to be judged, or whoever asked has gone: this one was not.
    await scope.tx((tx) => giveBack(tx, counted, false));
    throw error;
  }
  if (!user) throw invalid('password', 'wrong_credentials');
  await scope.tx((tx) => giveBack(tx, counted, true));
  return user;
}
