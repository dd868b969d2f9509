import type { AuthData } from '@regimen/contract/auth.ts';
import type { Tx } from '../../db/pool.ts';
import type { Exchange, Scope } from '../../scope.ts';
import type { Tables } from '../../tables.ts';
import { keepWhatTheyMade } from './keep-what-they-made.ts';
import { newSession, openSession } from './open-session.ts';
import { presentAuth } from './present.ts';
import { findUser } from './queries.ts';

interface Coming {
  zone: string | undefined;
  staySignedIn: boolean;
  /** What else happens in the same transaction. */
  also(tx: Tx): Promise<void>;
}

/** A passkey was theirs. `undefined`: the account is gone. */
export async function comeInByPasskey(
  scope: Scope,
  userId: string,
  exchange: Exchange,
  tables: Tables,
  { zone, staySignedIn, also }: Coming,
): Promise<AuthData | undefined> {
  const session = newSession(exchange);
  const done = await scope.tx(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) return undefined;
    await also(tx);
    const coming = { how: 'passkey', zone, staySignedIn } as const;
    const opened = await openSession(scope, tx, user, exchange, session, coming);
    await keepWhatTheyMade(scope, tx, userId, tables);
    exchange.dropSignInKey();
    return { user, opened };
  });
  return done && presentAuth(done.user, done.opened);
}
