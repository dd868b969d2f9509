import { isExpert, type RoleName } from '@regimen/contract/roles.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { deviceName } from './device-name.ts';
import { dropOldDevices, keepDevice } from './devices-queries.ts';
import { deleteSession, insertSession, type User } from './queries.ts';

const hour = 3_600;
const day = 24 * hour;

/** A browser is known for a year after its last sign-in, as long as it keeps the cookie. */
const knownForMs = 365 * day * 1000;
const mostDevices = 20;

/** Seconds without a visit after which a session ends. */
export function idleSeconds(roles: readonly RoleName[], staySignedIn: boolean): number {
  if (isExpert(roles)) return 12 * hour;
  return staySignedIn ? 365 * day : 30 * day;
}

/** The secrets of a session to be: made before the transaction, handed to the browser after it. */
export interface NewSession {
  token: string;
  device: string;
}
export const newSession = (exchange: Exchange): NewSession => ({
  token: newSecret(),
  device: exchange.device ?? newSecret(),
});

export async function openSession(
  scope: Scope,
  tx: Tx,
  user: User,
  exchange: Exchange,
  session: NewSession,
  staySignedIn = false,
): Promise<void> {
  if (scope.actor) await deleteSession(tx, scope.actor.sessionId);
  const seconds = idleSeconds(user.roles, staySignedIn);
  const deviceHash = hashSecret(session.device);
  await insertSession(tx, {
    tenantId: scope.tenant.id,
    id: newId(scope.now.getTime()),
    userId: user.id,
    tokenHash: hashSecret(session.token),
    deviceHash,
    deviceName: deviceName(exchange.userAgent),
    idleSeconds: seconds,
    createdAt: scope.now,
    lastSeenAt: scope.now,
    expiresAt: new Date(scope.now.getTime() + seconds * 1000),
  });
  const until = new Date(scope.now.getTime() + knownForMs);
  await keepDevice(tx, { tenantId: scope.tenant.id, userId: user.id, deviceHash, until });
  await dropOldDevices(tx, user.id, mostDevices);
  scope.publish('session', user.id);
  exchange.signIn(session.token, session.device, seconds);
}
