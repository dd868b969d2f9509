import type { AuthData, Registration } from '@regimen/contract/auth.ts';
import { consentDocuments } from '@regimen/contract/consents.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { z } from 'zod';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { forbidden } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { usernameFor } from '../../username.ts';
import { accountTexts } from './account-texts.ts';
import { findSameClaim, finishTemporary, getClaimSecret, holdAddress } from './claims-queries.ts';
import { keepConsent } from './consents.ts';
import { countMail } from './count-mail.ts';
import { countRegistration, giveBack } from './count-try.ts';
import { newSession, openSession } from './open-session.ts';
import { askerOf, claimSalt, hashPassword, requireSound } from './password.ts';
import { presentAuth } from './present.ts';
import { insertUser, type User } from './queries.ts';

type Person = z.output<typeof Registration>;
type Facts = Pick<User, 'email' | 'fullName' | 'passwordHash' | 'roles' | 'isTemporary'> &
  Partial<Pick<User, 'emailVerifiedAt'>>;

/** A form that arrives again within this time is the same one: a second press, a request sent anew. */
const sameFormMs = 10 * 60_000;

/**
 * A new account, which claims its address until somebody confirms it; a temporary user who calls this keeps the id and
 * so everything they did. Whether the address has an account already makes no difference here, in words or in time:
 * the message that goes there says it.
 */
export async function registerUser(scope: Scope, person: Person, exchange: Exchange): Promise<AuthData> {
  requireSound(person.password, person.email);
  const counted = await countRegistration(scope, person.email, exchange.ip);
  const siteSecret = await scope.read((tx) => getClaimSecret(tx));
  const asker = askerOf(scope, exchange, person.email);
  const salt = claimSalt(siteSecret, person.email);
  const passwordHash = await hashPassword(person.password, asker, salt).catch(async (error) => {
    // Too many are waiting, or whoever registers has gone: nothing was hashed.
    await scope.tx((tx) => giveBack(tx, counted, false));
    throw error;
  });
  const session = newSession(exchange);
  const { user, opened } = await scope.tx(async (tx) => {
    await holdAddress(tx, person.email);
    const facts: Facts = {
      email: person.email,
      fullName: person.full_name,
      passwordHash,
      roles: [person.type],
      isTemporary: false,
    };
    const since = new Date(scope.now.getTime() - sameFormMs);
    const again = scope.actor?.state === 'temporary' ? undefined : await findSameClaim(tx, facts, since);
    const user = again ?? (await openAccount(scope, tx, facts));
    // The form says so above its button.
    if (!again) await keepConsent(scope, tx, user.id, consentDocuments, true);
    if (!again && (await countMail(scope, tx, { to: person.email, by: { ip: exchange.ip } })) === 0)
      await scope.enqueue(tx, 'send-verification', { userId: user.id });
    const coming = { how: 'registration', zone: person.zone } as const;
    return { user, opened: await openSession(scope, tx, user, exchange, session, coming) };
  });
  return presentAuth(user, opened);
}

export async function openAccount(scope: Scope, tx: Tx, facts: Facts): Promise<User> {
  if (scope.actor?.state === 'temporary') {
    const { userId } = scope.actor;
    const username = usernameFor(facts.fullName, userId);
    const user = await finishTemporary(tx, userId, { ...facts, username });
    if (!user) throw forbidden();
    return user;
  }
  const id = newId(scope.now.getTime());
  return insertUser(tx, {
    ...facts,
    tenantId: scope.tenant.id,
    id,
    username: usernameFor(facts.fullName, id),
    locale: scope.locale,
    createdAt: scope.now,
    lastSeenAt: scope.now,
  });
}

/** Somebody who tries without an account. */
export async function createTemporaryUser(scope: Scope, exchange: Exchange): Promise<AuthData> {
  const session = newSession(exchange);
  const { user, opened } = await scope.tx(async (tx) => {
    const id = newId(scope.now.getTime());
    const user = await insertUser(tx, {
      tenantId: scope.tenant.id,
      id,
      username: usernameFor('', id),
      email: null,
      fullName: translator(accountTexts, scope.locale)('visitor'),
      roles: ['user'],
      isTemporary: true,
      locale: scope.locale,
    });
    return { user, opened: await openSession(scope, tx, user, exchange, session, { how: 'registration' }) };
  });
  return presentAuth(user, opened);
}
