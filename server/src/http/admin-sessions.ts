import { adminIdleMs, adminLongestMs } from '../admin-times.ts';
import { findAdminSession, touchAdminSession } from '../db/admin-queries.ts';
import type { Database } from '../db/pool.ts';
import type { Admin } from '../scope.ts';
import { hashSecret } from '../secrets.ts';

/** A visit is written down at most this often. */
const touchEveryMs = 60_000;

export interface AdminSessions {
  find(tenantId: string, token: string): Promise<Admin | null>;
}

/** Nothing is kept between two calls: admins are few, and whoever is sent away is away at once. */
export function createAdminSessions(database: Database, now: () => number): AdminSessions {
  return {
    async find(tenantId, token) {
      const row = await database.read(tenantId, (tx) =>
        findAdminSession(tx, hashSecret(token), new Date(now())),
      );
      if (!row) return null;
      const { sessionId, id, role, createdAt, expiresAt } = row;
      const until = Math.min(now() + adminIdleMs, createdAt.getTime() + adminLongestMs);
      if (until - expiresAt.getTime() > touchEveryMs)
        await database.tx(tenantId, (tx) => touchAdminSession(tx, sessionId, new Date(until)));
      return { id, sessionId, role };
    },
  };
}
