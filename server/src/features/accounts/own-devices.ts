import type { Session } from '@regimen/contract/sessions.ts';
import { mostSignIns, type SignIn, signInDays } from '@regimen/contract/sign-ins.ts';
import type { Exchange, SignedInScope } from '../../scope.ts';
import { endOtherSessions, endSession, listSessions } from './sessions-queries.ts';
import { listSignIns } from './sign-ins-queries.ts';

const mostShown = 100;

export async function listDevices(scope: SignedInScope): Promise<Session[]> {
  const { userId, sessionId } = scope.actor;
  const rows = await scope.read((tx) => listSessions(tx, userId, scope.now, mostShown));
  return rows.map(({ id, deviceName, zone, language, createdAt, how, lastSeenAt }) => ({
    id,
    device: deviceName,
    zone,
    language,
    createdAt: createdAt.toISOString(),
    how,
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === sessionId,
  }));
}

export async function listOwnSignIns(scope: SignedInScope): Promise<SignIn[]> {
  const since = new Date(scope.now.getTime() - signInDays * 86_400_000);
  const rows = await scope.read((tx) => listSignIns(tx, scope.actor.userId, since, mostSignIns));
  return rows.map(({ id, at, succeeded, how, deviceName, zone }) => ({
    id,
    at: at.toISOString(),
    succeeded,
    how,
    device: deviceName,
    zone,
  }));
}

export function signOutDevice(scope: SignedInScope, id: string, exchange: Exchange): Promise<undefined> {
  return scope.tx(async (tx) => {
    await endSession(tx, id);
    scope.publish('session', scope.actor.userId);
    if (id === scope.actor.sessionId) exchange.signOut();
    return undefined;
  });
}

export function signOutOtherDevices(scope: SignedInScope): Promise<undefined> {
  const { userId, sessionId } = scope.actor;
  return scope.tx(async (tx) => {
    await endOtherSessions(tx, userId, sessionId);
    scope.publish('session', userId);
    return undefined;
  });
}
