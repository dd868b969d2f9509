import { isExpert, layRoles, type RoleName } from '@regimen/contract/roles.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from './pool.ts';
import { prepared } from './prepared.ts';
import { personalTokens, sessions, users } from './schema.ts';

const dayMs = 86_400_000;
/** The longest a session lives, however often somebody comes back. By the role at the time it is judged. */
const longestMs = { expert: 30 * dayMs, follower: 365 * dayMs };
const lay = sql.raw(`ARRAY['${layRoles.join("', '")}']`);
const begunAfter = sql`CASE WHEN ${users.roles} <@ ${lay} THEN ${sql.placeholder('followersSince')}::timestamptz ELSE ${sql.placeholder('expertsSince')}::timestamptz END`;

const sessionOf = prepared('find_session', (db) =>
  db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      deviceHash: sessions.deviceHash,
      idleSeconds: sessions.idleSeconds,
      createdAt: sessions.createdAt,
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
        gt(sessions.createdAt, begunAfter),
      ),
    ),
);

export async function findSession(tx: Tx, tenantId: string, tokenHash: Buffer, now: Date) {
  const followersSince = new Date(now.getTime() - longestMs.follower);
  const expertsSince = new Date(now.getTime() - longestMs.expert);
  const [row] = await sessionOf(tx, { tenantId, tokenHash, now, followersSince, expertsSince });
  return row;
}

export async function touchSession(
  tx: Tx,
  tenantId: string,
  session: { sessionId: string; userId: string; idleSeconds: number; createdAt: Date; roles: string[] },
  now: Date,
) {
  const longest = isExpert(session.roles as RoleName[]) ? longestMs.expert : longestMs.follower;
  const end = session.createdAt.getTime() + longest;
  const expiresAt = new Date(Math.min(now.getTime() + session.idleSeconds * 1000, end));
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
