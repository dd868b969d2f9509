import type { AuthData, PasswordReset } from '@regimen/contract/auth.ts';
import { invalid, tooMany } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import type { Tables } from '../../tables.ts';
import { findToGetBackIn, setPassword } from './back-in-queries.ts';
import { countMail } from './count-mail.ts';
import { forgetDevices } from './devices-queries.ts';
import { keepWhatTheyMade } from './keep-what-they-made.ts';
import { newSession, openSession } from './open-session.ts';
import { askerOf, hashPassword, requireOtherThan } from './password.ts';
import { presentAuth } from './present.ts';
import {
  deleteLinksOf,
  deleteSessionsOf,
  findLink,
  findUser,
  type LinkBackIn,
  spendLink,
} from './queries.ts';

/**
 * A message with a link for somebody who cannot sign in. Whether the address has an account makes no difference to the
 * answer, to what is counted, or to the work: a job is made for nobody too.
 */
export function sendLinkBackIn(
  scope: Scope,
  email: string,
  purpose: LinkBackIn,
  ip: string,
): Promise<undefined> {
  return scope.tx(async (tx) => {
    const wait = await countMail(scope, tx, { to: email, by: { ip } });
    if (wait > 0) throw tooMany(wait);
    const account = await findToGetBackIn(tx, email);
    await scope.enqueue(tx, 'send-link-back-in', { userId: account?.id ?? null, purpose });
    return undefined;
  });
}

/** Whoever reads the mail of the address is its person: every other session, link and known device ends with the old password. */
export async function resetPassword(
  scope: Scope,
  { token, password }: PasswordReset,
  exchange: Exchange,
  tables: Tables,
): Promise<AuthData> {
  const tokenHash = hashSecret(token);
  const found = await scope.read((tx) => findLink(tx, tokenHash, 'reset-password', scope.now));
  if (!found) throw invalid('token', 'link_spent');
  requireOtherThan(found.email, password);
  const passwordHash = await hashPassword(password, askerOf(scope, exchange, found.email));
  const session = newSession(exchange);
  return scope.tx(async (tx) => {
    const link = await spendLink(tx, tokenHash, scope.now);
    const user = link && (await setPassword(tx, link, passwordHash));
    if (!user) throw invalid('token', 'link_spent');
    await deleteLinksOf(tx, user.id);
    await deleteSessionsOf(tx, user.id);
    await forgetDevices(tx, user.id);
    await openSession(scope, tx, user, exchange, session);
    await keepWhatTheyMade(scope, tx, user.id, tables);
    await scope.enqueue(tx, 'send-password-changed', { userId: user.id });
    return presentAuth(user, session.token);
  });
}

/** `undefined`: it is no such link. */
export async function signInByLink(
  scope: Scope,
  token: string,
  exchange: Exchange,
  tables: Tables,
): Promise<AuthData | undefined> {
  const tokenHash = hashSecret(token);
  const found = await scope.read((tx) => findLink(tx, tokenHash, 'sign-in', scope.now));
  if (!found) return undefined;
  const session = newSession(exchange);
  return scope.tx(async (tx) => {
    const link = await spendLink(tx, tokenHash, scope.now);
    const user = link && (await findUser(tx, link.userId));
    if (!user) throw invalid('token', 'link_spent');
    await openSession(scope, tx, user, exchange, session);
    await keepWhatTheyMade(scope, tx, user.id, tables);
    return presentAuth(user, session.token);
  });
}
