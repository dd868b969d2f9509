import type { AuthData } from '@regimen/contract/auth.ts';
import { consentDocuments } from '@regimen/contract/consents.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import type { Tables } from '../../tables.ts';
import { holdAddress } from './claims-queries.ts';
import { keepConsent } from './consents.ts';
import { countMail } from './count-mail.ts';
import { keepWhatTheyMade } from './keep-what-they-made.ts';
import { type ComingIn, type NewSession, type Opened, openSession } from './open-session.ts';
import { presentAuth } from './present.ts';
import { deleteLinksTo, findConfirmed, findUser, type User } from './queries.ts';
import { openAccount } from './register-user.ts';

// What a way in needs that proves by itself who somebody is: the account at an address, a session, a new account.

export async function findAccountAt(tx: Tx, email: string): Promise<{ id: string } | undefined> {
  return findConfirmed(tx, email);
}

export interface Addressee {
  email: string;
  fullName: string;
  locale: Locale;
}
/** Whom a message about the account goes to. */
export async function findAddressee(tx: Tx, userId: string): Promise<Addressee | undefined> {
  const user = await findUser(tx, userId);
  return user?.email
    ? { email: user.email, fullName: user.fullName, locale: user.locale as Locale }
    : undefined;
}

/** What came of it. */
export interface Entered {
  user: User;
  opened: Opened;
}
/** Once the transaction has committed: whoever still has to give a code is told so here. */
export const presentEntered = ({ user, opened }: Entered): AuthData => presentAuth(user, opened);

/** Signs somebody in, or lets them wait for their code; a temporary user takes along what they made. */
export async function enter(
  scope: Scope,
  tx: Tx,
  userId: string,
  exchange: Exchange,
  session: NewSession,
  how: ComingIn,
  tables: Tables,
): Promise<Entered | undefined> {
  const user = await findUser(tx, userId);
  if (!user) return undefined;
  const opened = await openSession(scope, tx, user, exchange, session, how);
  if (opened !== 'waits') await keepWhatTheyMade(scope, tx, user.id, tables);
  return { user, opened };
}

export interface Newcomer {
  fullName: string;
  email: string;
  /** Somebody whom the site trusts says that it is theirs; anything else is only claimed, and a mail goes there. */
  isVerified: boolean;
  type: RoleName;
  zone?: string | undefined;
}

/** A new account without a password, or the temporary one made whole. */
export async function enterAnew(
  scope: Scope,
  tx: Tx,
  { fullName, email, isVerified, type, zone }: Newcomer,
  exchange: Exchange,
  session: NewSession,
): Promise<Entered> {
  await holdAddress(tx, email);
  if (isVerified && (await findConfirmed(tx, email))) throw invalid('ticket', 'openid_account_exists');
  const user = await openAccount(scope, tx, {
    email,
    fullName,
    passwordHash: null,
    roles: [type],
    isTemporary: false,
    emailVerifiedAt: isVerified ? scope.now : null,
  });
  await keepConsent(scope, tx, user.id, consentDocuments, true);
  // No other claim of the address can be confirmed any more.
  if (isVerified) await deleteLinksTo(tx, email);
  else if ((await countMail(scope, tx, { to: email, by: { ip: exchange.ip } })) === 0)
    await scope.enqueue(tx, 'send-verification', { userId: user.id });
  return {
    user,
    opened: await openSession(scope, tx, user, exchange, session, { how: 'registration', zone }),
  };
}
