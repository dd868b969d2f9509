import { invalid, tooMany } from '../../errors.ts';
import type { AdminScope, Exchange, Scope } from '../../scope.ts';
import { type Counted, countTry, type Guess, giveBack } from '../accounts/count-try.ts';
import { askerOf, isPassword } from '../accounts/password.ts';
import { type AdminRow, getAdmin } from './queries.ts';

/** Counted apart from those at an account of the same address. */
export const guessOf = (email: string, { ip }: Exchange): Guess => ({
  email: `admin ${email}`,
  ip,
  knownDevice: undefined,
});

export async function judgePassword(
  scope: Scope,
  password: string,
  admin: AdminRow | undefined,
  exchange: Exchange,
  email: string,
  counted: Counted,
): Promise<boolean> {
  try {
    return await isPassword(password, admin?.passwordHash ?? null, askerOf(scope, exchange, email));
  } catch (error) {
    // Too many are waiting to be judged, or whoever asked has gone: this one was not.
    await scope.tx((tx) => giveBack(tx, counted, false));
    throw error;
  }
}

/** The password of whoever is signed in. A right one gives its try back; only a whole sign-in begins the count anew. */
export async function proveAdminPassword(
  scope: AdminScope,
  password: string,
  exchange: Exchange,
): Promise<void> {
  const { admin, counted } = await scope.tx(async (tx) => {
    const admin = await getAdmin(tx, scope.admin.id);
    return { admin, counted: await countTry(scope, tx, guessOf(admin.email, exchange)) };
  });
  if (typeof counted === 'number') throw tooMany(counted);
  if (!(await judgePassword(scope, password, admin, exchange, admin.email, counted)))
    throw invalid('password', 'wrong_password');
  await scope.tx((tx) => giveBack(tx, counted, false));
}
