import type { AuthData, LinkUse } from '@regimen/contract/auth.ts';
import { forgetIdentities } from '../../db/identity-queries.ts';
import { invalid } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { confirmAddress, holdAddress } from './claims-queries.ts';
import { forgetDevices, listKnowing } from './devices-queries.ts';
import { newSession, openSession } from './open-session.ts';
import { type Asker, askerOf, hashPassword, requireSound } from './password.ts';
import { presentAuth } from './present.ts';
import { deleteLinksTo, deleteSessionsOf, findLink, type Link, spendLink } from './queries.ts';

/**
 * Confirms the address that a link was sent to and signs in. Whoever registered may have meant another's address: in
 * any browser but the one that registered a new password is wanted first, and the link waits for it. Nothing but this
 * session outlasts the confirmation: no other session, link or known device, and no link to another claim of the address;
 * in another browser no account elsewhere either.
 */
export async function useLink(
  scope: Scope,
  { token, password, zone }: LinkUse,
  exchange: Exchange,
): Promise<AuthData> {
  const tokenHash = hashSecret(token);
  const found = await scope.read(async (tx) => {
    const link = await findLink(tx, tokenHash, 'verify-email', scope.now);
    if (!link) return undefined;
    // Without a device it is one that nobody knows.
    const deviceHash = hashSecret(exchange.device ?? newSecret());
    const knowing = await listKnowing(tx, [link.userId], deviceHash, scope.now);
    return { link, isRegistrant: scope.actor?.userId === link.userId || knowing.length > 0 };
  });
  if (!found) throw invalid('token', 'link_spent');
  if (password === undefined && !found.isRegistrant) throw invalid('password', 'password_wanted');
  const passwordHash =
    password === undefined
      ? undefined
      : await hashNew(password, found.link, askerOf(scope, exchange, found.link.email));
  const session = newSession(exchange);
  const { user, opened } = await scope.tx(async (tx) => {
    await holdAddress(tx, found.link.email);
    const link = await spendLink(tx, tokenHash, scope.now);
    const user = link && (await confirmAddress(tx, link, scope.now, passwordHash));
    if (!user) throw invalid('token', 'link_spent');
    await deleteLinksTo(tx, link.email);
    await deleteSessionsOf(tx, user.id);
    await forgetDevices(tx, user.id);
    if (!found.isRegistrant) await forgetIdentities(tx, user.id);
    const opened = await openSession(scope, tx, user, exchange, session, { how: 'confirmation', zone });
    return { user, opened };
  });
  return presentAuth(user, opened);
}

function hashNew(password: string, { email }: Link, asker: Asker): Promise<string> {
  requireSound(password, email);
  return hashPassword(password, asker);
}
