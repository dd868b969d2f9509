import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from './pool.ts';
import { prepared } from './prepared.ts';
import { personalTokens, sessions, users } from './schema.ts';

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

/** Whose personal token this is, for one purpose. */
export async function findPersonalToken(tx: Tx, tenantId: string, tokenHash: Buffer, purpose: string) {
  const [row] = await tx
    .select({
      tokenId: personalTokens.id,
      lastUsedAt: personalTokens.lastUsedAt,
      userId: users.id,
      roles: users.roles,
      isTemporary: users.isTemporary,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(personalTokens)
    .innerJoin(users, and(eq(users.tenantId, personalTokens.tenantId), eq(users.id, personalTokens.userId)))
    .where(
      and(
        eq(personalTokens.tenantId, tenantId),
        eq(personalTokens.tokenHash, tokenHash),
        eq(personalTokens.purpose, purpose),
      ),
    );
  return row;
}

export async function touchPersonalToken(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
  await tx
    .update(personalTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(personalTokens.tenantId, tenantId), eq(personalTokens.id, id)));
}
