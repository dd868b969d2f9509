import { and, eq, gt, sql } from 'drizzle-orm';
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
  roles: string[];
  isTemporary: boolean;
  emailVerifiedAt: Date | null;
}

const sessionOf = prepared('find_session', (db) =>
  db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      deviceHash: sessions.deviceHash,
      idleSeconds: sessions.idleSeconds,
      lastSeenAt: sessions.lastSeenAt,
      ...facts,
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

/** What somebody is at this moment, by the session they came with; nothing once it has ended. */
const liveSession = prepared('find_live_session', (db) =>
  db
    .select(facts)
    .from(sessions)
    .innerJoin(users, and(eq(users.tenantId, sessions.tenantId), eq(users.id, sessions.userId)))
    .where(
      and(
        eq(sessions.tenantId, sql.placeholder('tenantId')),
        eq(sessions.id, sql.placeholder('sessionId')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    ),
);

const liveToken = prepared('find_live_token', (db) =>
  db
    .select(facts)
    .from(personalTokens)
    .innerJoin(users, and(eq(users.tenantId, personalTokens.tenantId), eq(users.id, personalTokens.userId)))
    .where(
      and(
        eq(personalTokens.tenantId, sql.placeholder('tenantId')),
        eq(personalTokens.id, sql.placeholder('tokenId')),
      ),
    ),
);

export async function findFactsNow(
  tx: Tx,
  tenantId: string,
  by: { sessionId: string; tokenId?: string },
  now: Date,
): Promise<AccountFacts | undefined> {
  const { sessionId, tokenId } = by;
  const [row] = tokenId
    ? await liveToken(tx, { tenantId, tokenId })
    : await liveSession(tx, { tenantId, sessionId, now });
  return row;
}

/** Whose personal token this is, for one purpose. */
export async function findPersonalToken(tx: Tx, tenantId: string, tokenHash: Buffer, purpose: string) {
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
