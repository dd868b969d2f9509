import { isExpert, layRoles, type RoleName } from '@regimen/contract/roles.ts';
import type { TokenPurpose } from '@regimen/contract/token-purposes.ts';
import { and, eq, gt, inArray, isNull, or, sql } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { prepared } from './prepared.ts';
import { personalTokens, sessions, users } from './schema.ts';

/** What a person's rights follow from. */
const facts = {
  roles: users.roles,
  isTemporary: users.isTemporary,
  emailVerifiedAt: users.emailVerifiedAt,
};
export interface AccountFacts {
  roles: RoleName[];
  isTemporary: boolean;
  emailVerifiedAt: Date | null;
}

/** Of somebody who calls now. `provedAt`: when they last showed in this session who they are; a device never does. */
export interface FactsNow extends AccountFacts {
  provedAt: Date | null;
}

const dayMs = 86_400_000;
/** The longest a session lives, however often somebody comes back. By the role at the time it is judged. */
const longestMs = { expert: 30 * dayMs, follower: 365 * dayMs };
const lay = sql.raw(`ARRAY['${layRoles.join("', '")}']`);
const begunAfter = sql`CASE WHEN ${users.roles} <@ ${lay} THEN ${sql.placeholder('followersSince')}::timestamptz ELSE ${sql.placeholder('expertsSince')}::timestamptz END`;
/** Neither idle for too long nor too old, and of somebody who is not suspended; `instants` gives the values. */
const isLive = and(
  gt(sessions.expiresAt, sql.placeholder('now')),
  gt(sessions.createdAt, begunAfter),
  isNull(users.suspendedAt),
);
const instants = (now: Date) => ({
  now,
  followersSince: new Date(now.getTime() - longestMs.follower),
  expertsSince: new Date(now.getTime() - longestMs.expert),
});

const sessionOf = prepared('find_session', (db) =>
  db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      deviceHash: sessions.deviceHash,
      idleSeconds: sessions.idleSeconds,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      ...facts,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.tenantId, sessions.tenantId), eq(users.id, sessions.userId)))
    .where(
      and(
        eq(sessions.tenantId, sql.placeholder('tenantId')),
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isLive,
      ),
    ),
);

export async function findSession(tx: Tx, tokenHash: Buffer, now: Date) {
  const [row] = await sessionOf(tx, { tokenHash, ...instants(now) });
  return row;
}

/** Gives when it ends now, unless somebody comes back. */
export async function touchSession(
  tx: Tx,
  session: { sessionId: string; userId: string; idleSeconds: number; createdAt: Date; roles: RoleName[] },
  now: Date,
) {
  const longest = isExpert(session.roles) ? longestMs.expert : longestMs.follower;
  const end = session.createdAt.getTime() + longest;
  const expiresAt = new Date(Math.min(now.getTime() + session.idleSeconds * 1000, end));
  await tx
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt })
    .where(and(eq(sessions.tenantId, tx.tenantId), eq(sessions.id, session.sessionId)));
  await tx
    .update(users)
    .set({ lastSeenAt: now })
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, session.userId)));
  return expiresAt;
}

/** What somebody is at this moment, by the session they came with; nothing once it has ended. */
const liveSession = prepared('find_live_session', (db) =>
  db
    .select({ ...facts, provedAt: sessions.provedAt })
    .from(sessions)
    .innerJoin(users, and(eq(users.tenantId, sessions.tenantId), eq(users.id, sessions.userId)))
    .where(
      and(
        eq(sessions.tenantId, sql.placeholder('tenantId')),
        eq(sessions.id, sql.placeholder('sessionId')),
        isLive,
      ),
    ),
);

const liveSessions = prepared('list_live_sessions', (db) =>
  db
    .select({ sessionId: sessions.id, userId: users.id, ...facts })
    .from(sessions)
    .innerJoin(users, and(eq(users.tenantId, sessions.tenantId), eq(users.id, sessions.userId)))
    .where(
      and(
        eq(sessions.tenantId, sql.placeholder('tenantId')),
        sql`${sessions.id} = ANY(${sql.placeholder('ids')}::uuid[])`,
        isLive,
      ),
    ),
);
/** Those of these sessions that have not ended, and what their people are by now. */
export const listLiveSessions = (tx: Tx, ids: readonly string[], now: Date) =>
  liveSessions(tx, { ids: [...ids], ...instants(now) });

/** A device's token that has not run out, of somebody who is not suspended. */
const isGood = (now: Date | ReturnType<typeof sql.placeholder>) =>
  and(isNull(users.suspendedAt), or(isNull(personalTokens.expiresAt), gt(personalTokens.expiresAt, now)));

const liveToken = prepared('find_live_token', (db) =>
  db
    .select({ ...facts, provedAt: sql<null>`NULL` })
    .from(personalTokens)
    .innerJoin(users, and(eq(users.tenantId, personalTokens.tenantId), eq(users.id, personalTokens.userId)))
    .where(
      and(
        eq(personalTokens.tenantId, sql.placeholder('tenantId')),
        eq(personalTokens.id, sql.placeholder('tokenId')),
        isGood(sql.placeholder('now')),
      ),
    ),
);

export async function findFactsNow(
  tx: Tx,
  by: { sessionId: string; tokenId?: string },
  now: Date,
): Promise<FactsNow | undefined> {
  const { sessionId, tokenId } = by;
  const [row] = tokenId
    ? await liveToken(tx, { tokenId, now })
    : await liveSession(tx, { sessionId, ...instants(now) });
  return row;
}

/** Whose personal token this is, for one purpose. */
export async function findPersonalToken(
  tx: Tx,
  tokenHash: Buffer,
  purposes: readonly TokenPurpose[],
  now: Date,
) {
  const [row] = await tx
    .select({
      tokenId: personalTokens.id,
      lastUsedAt: personalTokens.lastUsedAt,
      userId: users.id,
      ...facts,
    })
    .from(personalTokens)
    .innerJoin(users, and(eq(users.tenantId, personalTokens.tenantId), eq(users.id, personalTokens.userId)))
    .where(
      and(
        eq(personalTokens.tenantId, tx.tenantId),
        eq(personalTokens.tokenHash, tokenHash),
        inArray(personalTokens.purpose, purposes),
        isGood(now),
      ),
    );
  return row;
}

export async function touchPersonalToken(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(personalTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(personalTokens.tenantId, tx.tenantId), eq(personalTokens.id, id)));
}
