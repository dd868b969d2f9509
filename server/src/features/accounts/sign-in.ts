import type { AuthData } from '@regimen/contract/auth.ts';
import type { Exchange, Scope } from '../../scope.ts';
import type { Tables } from '../../tables.ts';
import { keepWhatTheyMade } from './keep-what-they-made.ts';
import { newSession, openSession } from './open-session.ts';
import { presentAuth } from './present.ts';
import { type Given, provePassword } from './prove-password.ts';

export async function signIn(scope: Scope, given: Given, exchange: Exchange): Promise<AuthData> {
  const user = await provePassword(scope, given, exchange);
  const session = newSession(exchange);
  return scope.tx(async (tx) => {
    await openSession(scope, tx, user, exchange, session, given.staySignedIn);
    return presentAuth(user, session.token);
  });
}

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
    await keepWhatTheyMade(scope, tx, user.id, tables);
    return presentAuth(user, session.token);
  });
}
