import type { AuthData, LinkUse, PasswordReset } from '@regimen/contract/auth.ts';
import { invalid, tooMany } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import type { Tables } from '../../tables.ts';
import { findToGetBackIn, setPassword } from './back-in-queries.ts';
import { countMail } from './count-mail.ts';
import { forgetDevices } from './devices-queries.ts';
import { keepWhatTheyMade } from './keep-what-they-made.ts';
import { newSession, openSession } from './open-session.ts';
import { askerOf, hashPassword, requireSound } from './password.ts';
import { deletePendingOf } from './pending-sign-ins-queries.ts';
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

/** One that was used, is too old or never was is the same to whoever asks. */
export function lookAtResetLink(scope: Scope, token: string): Promise<undefined> {
  return scope.read(async (tx) => {
    if (!(await findLink(tx, hashSecret(token), 'reset-password', scope.now)))
      throw invalid('token', 'link_spent');
    return undefined;
  });
}

/** Whoever reads the mail of the address is its person: every other session, link and known device ends with the old password. */
export async function resetPassword(
  scope: Scope,
  { token, password, zone }: PasswordReset,
  exchange: Exchange,
  tables: Tables,
): Promise<AuthData> {
  const tokenHash = hashSecret(token);
  const found = await scope.read((tx) => findLink(tx, tokenHash, 'reset-password', scope.now));
  if (!found) throw invalid('token', 'link_spent');
  requireSound(password, found.email);
  const passwordHash = await hashPassword(password, askerOf(scope, exchange, found.email));
  const session = newSession(exchange);
  const { user, opened } = await scope.tx(async (tx) => {
    const link = await spendLink(tx, tokenHash, scope.now);
    const user = link && (await setPassword(tx, link, passwordHash));
    if (!user) throw invalid('token', 'link_spent');
    await deleteLinksOf(tx, user.id);
    await deleteSessionsOf(tx, user.id);
    await forgetDevices(tx, user.id);
    await deletePendingOf(tx, user.id);
    const opened = await openSession(scope, tx, user, exchange, session, { how: 'reset', zone });
    if (opened !== 'waits') await keepWhatTheyMade(scope, tx, user.id, tables);
    await scope.enqueue(tx, 'send-password-changed', { userId: user.id });
    // Its other devices are gone, whether or not a code is still wanted here.
    scope.publish('session', user.id);
    return { user, opened };
  });
  return presentAuth(user, opened);
}

/** `undefined`: it is no such link. */
export async function signInByLink(
  scope: Scope,
  { token, zone }: LinkUse,
  exchange: Exchange,
  tables: Tables,
): Promise<AuthData | undefined> {
  const tokenHash = hashSecret(token);
  const found = await scope.read((tx) => findLink(tx, tokenHash, 'sign-in', scope.now));
  if (!found) return undefined;
  const session = newSession(exchange);
  const { user, opened } = await scope.tx(async (tx) => {
    const link = await spendLink(tx, tokenHash, scope.now);
    const user = link && (await findUser(tx, link.userId));
    if (!user) throw invalid('token', 'link_spent');
    const opened = await openSession(scope, tx, user, exchange, session, { how: 'link', zone });
    if (opened !== 'waits') await keepWhatTheyMade(scope, tx, user.id, tables);
    return { user, opened };
  });
  return presentAuth(user, opened);
}
