import { invalid, tooMany } from '../../errors.ts';
import type { AdminScope, Exchange, Scope } from '../../scope.ts';
import { type Counted, countTry, type Guess, giveBack } from '../accounts/count-try.ts';
import { askerOf, isPassword } from '../accounts/password.ts';
import { mayComeIn } from './open-admin-session.ts';
import { type AdminRow, findAdminByEmail, getAdmin } from './queries.ts';

/** Counted apart from those at an account of the same address. */
const guessOf = (email: string, { ip }: Exchange): Guess => ({
  email: `admin ${email}`,
  ip,
  knownDevice: undefined,
});

async function judgePassword(
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

/** The admin whose password this is. The try is counted until it is given back. */
export async function proveWhoComes(
  scope: Scope,
  { email, password }: { email: string; password: string },
  exchange: Exchange,
  demo: boolean,
): Promise<{ admin: AdminRow; counted: Counted }> {
  const { admin, counted } = await scope.tx(async (tx) => ({
    admin: await findAdminByEmail(tx, email),
    counted: await countTry(scope, tx, guessOf(email, exchange)),
  }));
  if (typeof counted === 'number') throw tooMany(counted);
  const isRight = await judgePassword(scope, password, admin, exchange, email, counted);
  if (!admin || !isRight || !mayComeIn(admin, demo)) throw invalid('password', 'admin_wrong_credentials');
  return { admin, counted };
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
