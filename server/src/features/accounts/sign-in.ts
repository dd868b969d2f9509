import type { AuthData } from '@regimen/contract/auth.ts';
import type { Exchange, Scope } from '../../scope.ts';
import type { Tables } from '../../tables.ts';
import { newSession, openSession } from './open-session.ts';
import { presentAuth } from './present.ts';
import { type Given, provePassword } from './prove-password.ts';
import { deleteUser, moveRows } from './queries.ts';

export async function signIn(scope: Scope, given: Given, exchange: Exchange): Promise<AuthData> {
  const user = await provePassword(scope, given, exchange);
  const session = newSession(exchange);
  return scope.tx(async (tx) => {
    await openSession(scope, tx, user, exchange, session, given.staySignedIn);
    return presentAuth(user, session.token);
  });
}

/** A temporary user turns out to have an account. What they left there moves over; then the temporary one goes. */
export async function mergeTemporaryUser(
  scope: Scope,
  given: Given,
  exchange: Exchange,
  tables: Tables,
): Promise<AuthData> {
  const user = await provePassword(scope, given, exchange);
  const session = newSession(exchange);
  return scope.tx(async (tx) => {
    await openSession(scope, tx, user, exchange, session, given.staySignedIn);
    if (scope.actor) {
      for (const [table, { merged = [] }] of Object.entries(tables))
        for (const column of merged)
          await moveRows(tx, { table, column, from: scope.actor.userId, to: user.id });
      await deleteUser(tx, scope.actor.userId);
    }
    return presentAuth(user, session.token);
  });
}
