import type { Tx } from '../../db/pool.ts';
import { forbidden, invalid } from '../../errors.ts';
import type { Exchange, SignedInScope } from '../../scope.ts';
import { provePassword } from './prove-password.ts';
import { findUser } from './queries.ts';
import { markProved } from './sessions-queries.ts';

interface Typed {
  password: string;
  /** Where they typed it. */
  field: string;
}

/** The password of whoever is signed in. */
export async function proveOwnPassword(
  scope: SignedInScope,
  { password, field }: Typed,
  exchange: Exchange,
): Promise<void> {
  const email = await addressOf(scope);
  const wrong = invalid(field, 'wrong_password');
  await provePassword(scope, { email, password }, exchange, { onlyOf: scope.actor.userId, wrong });
}

/** They have shown in this session who they are: for a while it opens what asks for that. */
export function keepProof(scope: SignedInScope, also?: (tx: Tx) => Promise<void>): Promise<undefined> {
  return scope.tx(async (tx) => {
    await also?.(tx);
    await markProved(tx, scope.actor.sessionId, scope.now);
    return undefined;
  });
}

export async function addressOf(scope: SignedInScope): Promise<string> {
  const user = await scope.read((tx) => findUser(tx, scope.actor.userId));
  if (!user?.email) throw forbidden();
  return user.email;
}
