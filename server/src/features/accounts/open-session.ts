import { isExpert, type RoleName } from '@regimen/contract/roles.ts';
import type { SignInWay } from '@regimen/contract/sign-ins.ts';
import { secondFactorMinutes } from '@regimen/contract/two-factor.ts';
import { isZone } from '@regimen/engine/zone.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { countDeviceMail } from './count-mail.ts';
import { deviceName } from './device-name.ts';
import { dropOldDevices, isStrange, keepDevice } from './devices-queries.ts';
import { endGuestKey } from './end-guest-key.ts';
import { keepPending, wantsSecondFactor } from './pending-sign-ins-queries.ts';
import { deleteSession, insertSession, type User } from './queries.ts';
import { insertSignIn } from './sign-ins-queries.ts';
import { suspended } from './suspended.ts';

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

export interface ComingIn {
  how: SignInWay;
  /** What the browser says of its clock. */
  zone?: string | undefined;
  staySignedIn?: boolean;
}

/** These are enough by themselves; after any other way a code is asked for, where somebody wants that. */
const enough: ReadonlySet<SignInWay> = new Set([
  'registration',
  'confirmation',
  'passkey',
  'code',
  'recovery-code',
]);

/** `waits`: nobody is signed in before a code was given (`finish-pending.ts`). `presentAuth` answers with it. */
export type Opened = NewSession | 'waits';

/** Where every way in ends. */
export async function openSession(
  scope: Scope,
  tx: Tx,
  user: User,
  exchange: Exchange,
  session: NewSession,
  { how, zone: said, staySignedIn = false }: ComingIn,
): Promise<Opened> {
  if (user.suspendedAt) throw suspended(user.suspensionNote, scope.locale);
  const deviceHash = hashSecret(session.device);
  if (!enough.has(how) && (await wantsSecondFactor(tx, user.id, deviceHash, scope.now))) {
    const key = newSecret();
    const expiresAt = new Date(scope.now.getTime() + secondFactorMinutes * 60_000);
    const waiting = { userId: user.id, deviceHash, zone: zoneOf(said), staySignedIn, expiresAt };
    await keepPending(tx, { ...waiting, keyHash: hashSecret(key) });
    exchange.keepSignInKey(key, session.device);
    return 'waits';
  }
  if (scope.actor) await deleteSession(tx, scope.actor.sessionId);
  await endGuestKey(scope, tx, exchange);
  const seconds = idleSeconds(user.roles, staySignedIn);
  const device = { deviceName: deviceName(exchange.userAgent), zone: zoneOf(said) };
  await insertSession(tx, {
    ...device,
    tenantId: scope.tenant.id,
    id: newId(scope.now.getTime()),
    userId: user.id,
    tokenHash: hashSecret(session.token),
    deviceHash,
    language: scope.locale,
    idleSeconds: seconds,
    createdAt: scope.now,
    lastSeenAt: scope.now,
    provedAt: scope.now,
    expiresAt: new Date(scope.now.getTime() + seconds * 1000),
  });
  if (!user.isTemporary) {
    const signIn = { id: newId(scope.now.getTime()), userId: user.id, at: scope.now, succeeded: true, how };
    await insertSignIn(tx, { ...signIn, ...device });
    if (await isWorthTelling(scope, tx, user, how, deviceHash))
      await scope.enqueue(tx, 'send-new-device', { signInId: signIn.id });
  }
  const until = new Date(scope.now.getTime() + knownForMs);
  await keepDevice(tx, { tenantId: scope.tenant.id, userId: user.id, deviceHash, until });
  await dropOldDevices(tx, user.id, mostDevices);
  scope.publish('session', user.id);
  exchange.signIn(session.token, session.device, seconds);
  return session;
}

/** One that nobody has is left out: nothing is refused for it. */
export const zoneOf = (said: string | undefined): string | null =>
  said !== undefined && isZone(said) ? said : null;

/** Registering and confirming make the first device known, and whoever sets a new password is told that. */
const told: ReadonlySet<SignInWay> = new Set([
  'password',
  'link',
  'openid',
  'passkey',
  'code',
  'recovery-code',
]);

async function isWorthTelling(
  scope: Scope,
  tx: Tx,
  user: User,
  how: SignInWay,
  deviceHash: Buffer,
): Promise<boolean> {
  if (!told.has(how) || !user.emailVerifiedAt) return false;
  if (!(await isStrange(tx, user.id, deviceHash))) return false;
  return (await countDeviceMail(scope, tx, user.id)) === 0;
}
