import type { AuthData, Credentials } from '@regimen/contract/auth.ts';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { invalid, tooMany } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import { handOverProtocols } from '../protocols/hand-over.ts';
import { newSession, openSession } from './open-session.ts';
import { isPassword } from './password.ts';
import { presentAuth } from './present.ts';
import {
  addFailure,
  clearFailures,
  deleteUser,
  findUserByEmail,
  listFailures,
  type User,
} from './queries.ts';

const windowMs = 15 * 60_000;
const mostByAccount = 10;
const mostByAddress = 50;

type Given = z.output<typeof Credentials>;

export async function signIn(scope: Scope, given: Given, exchange: Exchange): Promise<AuthData> {
  const user = await provePassword(scope, given, exchange.ip);
  const session = newSession(exchange);
  return scope.tx(async (tx) => {
    await openSession(scope, tx, user, exchange, session, given.staySignedIn);
    return presentAuth(user, session.token);
  });
}

/** A temporary user turns out to have an account. What they left there moves over; then the temporary one goes. */
export async function mergeTemporaryUser(scope: Scope, given: Given, exchange: Exchange): Promise<AuthData> {
  const user = await provePassword(scope, given, exchange.ip);
  const session = newSession(exchange);
  return scope.tx(async (tx) => {
    await openSession(scope, tx, user, exchange, session, given.staySignedIn);
    if (scope.actor) {
      await handOverProtocols(tx, scope.tenant.id, scope.actor.userId, user.id);
      await deleteUser(tx, scope.tenant.id, scope.actor.userId);
    }
    return presentAuth(user, session.token);
  });
}

/** Same answer and same slowness for a wrong password and an unknown address; failures count even so. */
async function provePassword(scope: Scope, given: Given, ip: string): Promise<User> {
  const byAccount = hashSecret(`account ${given.email}`);
  const byAddress = hashSecret(`address ${ip}`);
  const since = new Date(scope.now.getTime() - windowMs);
  const user = await scope.read(async (tx) => {
    await requireTriesLeft(scope, tx, byAccount, byAddress, since);
    return findUserByEmail(tx, scope.tenant.id, given.email);
  });
  const right = await isPassword(given.password, user?.passwordHash ?? null);
  if (!user || !right) {
    await scope.tx(async (tx) => {
      await addFailure(tx, scope.tenant.id, byAccount, scope.now, since);
      await addFailure(tx, scope.tenant.id, byAddress, scope.now, since);
    });
    throw invalid('password', 'wrong_credentials');
  }
  await scope.tx((tx) => clearFailures(tx, scope.tenant.id, byAccount));
  return user;
}

async function requireTriesLeft(
  scope: Scope,
  tx: Tx,
  byAccount: Buffer,
  byAddress: Buffer,
  since: Date,
): Promise<void> {
  const rows = await listFailures(tx, scope.tenant.id, [byAccount, byAddress], since);
  for (const row of rows) {
    const most = row.subject.equals(byAccount) ? mostByAccount : mostByAddress;
    if (row.failures >= most)
      throw tooMany(Math.ceil((row.firstAt.getTime() + windowMs - scope.now.getTime()) / 1000));
  }
}
