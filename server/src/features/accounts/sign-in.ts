import type { AuthData } from '@regimen/contract/auth.ts';
import type { Exchange, Scope } from '../../scope.ts';
import type { Tables } from '../../tables.ts';
import { keepWhatTheyMade } from './keep-what-they-made.ts';
import { newSession, openSession } from './open-session.ts';
import { presentAuth } from './present.ts';
import { type Given, provePassword } from './prove-password.ts';

export async function signIn(scope: Scope, given: Given, exchange: Exchange): Promise<AuthData> {
  const { zone, staySignedIn } = given;
  const user = await provePassword(scope, given, exchange);
  const session = newSession(exchange);
  const coming = { how: 'password', zone, staySignedIn } as const;
  const opened = await scope.tx((tx) => openSession(scope, tx, user, exchange, session, coming));
  return presentAuth(user, opened);
}

export async function mergeTemporaryUser(
  scope: Scope,
  given: Given,
  exchange: Exchange,
  tables: Tables,
): Promise<AuthData> {
  const { zone, staySignedIn } = given;
  const user = await provePassword(scope, given, exchange);
  const session = newSession(exchange);
  const coming = { how: 'password', zone, staySignedIn } as const;
  const opened = await scope.tx(async (tx) => {
    const opened = await openSession(scope, tx, user, exchange, session, coming);
    if (opened !== 'waits') await keepWhatTheyMade(scope, tx, user.id, tables);
    return opened;
  });
  return presentAuth(user, opened);
}
