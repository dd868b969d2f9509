import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from './pool.ts';
import { prepared } from './prepared.ts';
import { sessions, users } from './schema.ts';

const sessionOf = prepared('find_session', (db) =>
  db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      deviceHash: sessions.deviceHash,
      idleSeconds: sessions.idleSeconds,
      lastSeenAt: sessions.lastSeenAt,
      roles: users.roles,
      isTemporary: users.isTemporary,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.tenantId, sessions.tenantId), eq(users.id, sessions.userId)))
    .where(
      and(
        eq(sessions.tenantId, sql.placeholder('tenantId')),
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    ),
);

export async function findSession(tx: Tx, tenantId: string, tokenHash: Buffer, now: Date) {
  const [row] = await sessionOf(tx, { tenantId, tokenHash, now });
  return row;
}

export async function touchSession(
  tx: Tx,
  tenantId: string,
  session: { sessionId: string; userId: string; idleSeconds: number },
  now: Date,
) {
  const expiresAt = new Date(now.getTime() + session.idleSeconds * 1000);
  await tx
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt })
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.id, session.sessionId)));
  await tx
    .update(users)
    .set({ lastSeenAt: now })
    .where(and(eq(users.tenantId, tenantId), eq(users.id, session.userId)));
}
