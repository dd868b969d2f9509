import { timingSafeEqual } from 'node:crypto';
import { accountStateOf } from '@regimen/contract/account.ts';
import type { TokenPurpose } from '@regimen/contract/token-purposes.ts';
import { BoundedMap } from '@regimen/engine/bounded-map.ts';
import type { Database } from '../db/pool.ts';
import {
  type AccountFacts,
  findPersonalToken,
  findSession,
  touchPersonalToken,
  touchSession,
} from '../db/session-queries.ts';
import type { Bus } from '../realtime/bus.ts';
import type { Actor } from '../scope.ts';
import { hashSecret } from '../secrets.ts';

/** How long a process may trust what it read; a sign-out elsewhere is told by the bus long before. */
const keepMs = 2_000;
const mostKept = 20_000;
/** A visit is written down at most this often. */
const touchEveryMs = 5 * 60_000;

export interface Live {
  actor: Actor;
  /** Set where this visit was written down: for so long the session lives from now, and its cookie with it. */
  renewedSeconds?: number;
}

export interface Sessions {
  /** `device`: the device cookie when the token came by cookie, `undefined` when it came by header. */
  find(tenantId: string, token: string, device: string | undefined, byCookie: boolean): Promise<Live | null>;
  /** Whoever a personal token of one of these purposes stands for. */
  findByToken(tenantId: string, token: string, purposes: readonly TokenPurpose[]): Promise<Actor | null>;
}

export function createSessions(database: Database, bus: Bus, now: () => number): Sessions {
  type Found = Awaited<ReturnType<typeof findSession>>;
  const kept = new BoundedMap<string, { at: number; row: Promise<Found> }>(mostKept);
  bus.on('session', () => kept.clear());

  function lookUp(tenantId: string, token: string): Promise<Found> {
    const tokenHash = hashSecret(token);
    const key = `${tenantId} ${tokenHash.toString('base64url')}`;
    const known = kept.get(key);
    if (known && now() - known.at < keepMs) return known.row;
    const row = database.read(tenantId, (tx) => findSession(tx, tokenHash, new Date(now())));
    kept.set(key, { at: now(), row });
    row.catch(() => kept.delete(key));
    return row;
  }

  return {
    async find(tenantId, token, device, byCookie) {
      const row = await lookUp(tenantId, token);
      if (!row) return null;
      if (byCookie && !(device && timingSafeEqual(hashSecret(device), row.deviceHash))) return null;
      const actor = { userId: row.userId, sessionId: row.sessionId, ...standingOf(row) };
      if (now() - row.lastSeenAt.getTime() <= touchEveryMs) return { actor };
      const seen = new Date(now());
      row.lastSeenAt = seen;
      const end = await database.tx(tenantId, (tx) => touchSession(tx, row, seen));
      return { actor, renewedSeconds: Math.floor((end.getTime() - seen.getTime()) / 1000) };
    },
    async findByToken(tenantId, token, purposes) {
      const tokenHash = hashSecret(token);
      const row = await database.read(tenantId, (tx) =>
        findPersonalToken(tx, tokenHash, purposes, new Date(now())),
      );
      if (!row) return null;
      if (now() - (row.lastUsedAt?.getTime() ?? 0) > touchEveryMs)
        await database.tx(tenantId, (tx) => touchPersonalToken(tx, row.tokenId, new Date(now())));
      return { userId: row.userId, sessionId: '', tokenId: row.tokenId, ...standingOf(row) };
    },
  };
}

export function standingOf(row: AccountFacts): Pick<Actor, 'state' | 'roles'> {
  const facts = {
    is_temporary: row.isTemporary,
    email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
  };
  return { state: accountStateOf(facts) as Actor['state'], roles: row.roles };
}
