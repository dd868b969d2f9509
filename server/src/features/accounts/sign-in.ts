import type { AuthData } from '@regimen/contract/auth.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { handOverProtocols } from '../protocols/hand-over.ts';
import { newSession, openSession } from './open-session.ts';
import { presentAuth } from './present.ts';
import { type Given, provePassword } from './prove-password.ts';
import { deleteUser } from './queries.ts';

export async function signIn(scope: Scope, given: Given, exchange: Exchange): Promise<AuthData> {
  const user = await provePassword(scope, given, exchange);
  const session = newSession(exchange);
  return scope.tx(async (tx) => {
    await openSession(scope, tx, user, exchange, session, given.staySignedIn);
    return presentAuth(user, session.token);
  });
}

/** A temporary user turns out to have an account. What they left there moves over; then the temporary one goes. */
export async function mergeTemporaryUser(scope: Scope, given: Given, exchange: Exchange): Promise<AuthData> {
  const user = await provePassword(scope, given, exchange);
  const session = newSession(exchange);
  return scope.tx(async (tx) => {
    await openSession(scope, tx, user, exchange, session, given.staySignedIn);
    if (scope.actor) {
      await handOverProtocols(tx, scope.actor.userId, user.id);
      await deleteUser(tx, scope.actor.userId);
    }
    return presentAuth(user, session.token);
  });
}
