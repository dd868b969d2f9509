import type { AuthData } from '@regimen/contract/auth.ts';
import { invalid } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import { newSession, openSession } from './open-session.ts';
import { presentAuth } from './present.ts';
import { findUser, spendLinkToken, updateUser } from './queries.ts';

/** Uses a one-time link up: whoever holds it can read the address it was sent to. */
export async function useLink(scope: Scope, token: string, exchange: Exchange): Promise<AuthData> {
  const session = newSession(exchange);
  return scope.tx(async (tx) => {
    const link = await spendLinkToken(tx, scope.tenant.id, hashSecret(token), scope.now);
    const user = link && (await findUser(tx, scope.tenant.id, link.userId));
    // Sent to an address that has been changed since: it proves nothing.
    if (!user || user.email !== link.email) throw invalid('token', 'link_spent');
    const verified = user.emailVerifiedAt
      ? user
      : ((await updateUser(tx, scope.tenant.id, user.id, { emailVerifiedAt: scope.now })) ?? user);
    await openSession(scope, tx, verified, exchange, session);
    return presentAuth(verified, session.token);
  });
}
