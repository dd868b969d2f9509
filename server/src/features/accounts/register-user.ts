import type { AuthData, Registration } from '@regimen/contract/auth.ts';
import type { z } from 'zod';
import { newId } from '../../db/ids.ts';
import { forbidden, invalid } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { usernameFor } from '../../username.ts';
import { newSession, openSession } from './open-session.ts';
import { hashPassword } from './password.ts';
import { presentAuth } from './present.ts';
import { finishTemporaryUser, insertUser } from './queries.ts';

type Person = z.output<typeof Registration>;

/** A new account; a temporary user who calls this keeps the id and so everything they did. */
export async function registerUser(scope: Scope, person: Person, exchange: Exchange): Promise<AuthData> {
  if (person.password.toLowerCase() === person.email) throw invalid('password', 'password_like_email');
  const passwordHash = await hashPassword(person.password);
  const session = newSession(exchange);
  return scope.tx(async (tx) => {
    const id = newId(scope.now.getTime());
    const facts = {
      email: person.email,
      fullName: person.full_name,
      passwordHash,
      roles: [person.type],
      isTemporary: false,
    };
    const user =
      scope.actor?.state === 'temporary'
        ? await finishTemporaryUser(tx, scope.tenant.id, scope.actor.userId, {
            ...facts,
            username: usernameFor(person.full_name, scope.actor.userId),
          })
        : await insertUser(tx, {
            ...facts,
            tenantId: scope.tenant.id,
            id,
            username: usernameFor(person.full_name, id),
            locale: scope.locale,
          });
    if (!user) throw forbidden();
    await scope.enqueue(tx, 'send-verification', { userId: user.id });
    await openSession(scope, tx, user, exchange, session);
    return presentAuth(user, session.token);
  });
}

/** Somebody who tries without an account. */
export async function createTemporaryUser(scope: Scope, exchange: Exchange): Promise<AuthData> {
  const session = newSession(exchange);
  return scope.tx(async (tx) => {
    const id = newId(scope.now.getTime());
    const user = await insertUser(tx, {
      tenantId: scope.tenant.id,
      id,
      username: usernameFor('', id),
      email: null,
      fullName: scope.locale === 'ar' ? 'زائر' : 'Visitor',
      roles: ['user'],
      isTemporary: true,
      locale: scope.locale,
    });
    await openSession(scope, tx, user, exchange, session);
    return presentAuth(user, session.token);
  });
}
