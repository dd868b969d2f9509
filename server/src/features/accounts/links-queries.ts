import { and, desc, eq, gt, isNotNull, isNull, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { linkTokens, users } from '../../db/schema.ts';
import type { Link, User } from './queries.ts';

/** What a link that goes to a confirmed address is good for. */
export type LinkBackIn = 'reset-password' | 'sign-in';

/** Whoever has confirmed the address, else who claimed it last. */
export async function findToGetBackIn(tx: Tx, email: string): Promise<Pick<User, 'id'> | undefined> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.email, email)))
    .orderBy(sql`${users.emailVerifiedAt} IS NULL`, desc(users.createdAt), desc(users.id))
    .limit(1);
  return found;
}

/** A live link to an account whose address is still the one it went to. */
export async function findAccountLink(
  tx: Tx,
  tokenHash: Buffer,
  purpose: LinkBackIn,
  now: Date,
): Promise<Pick<Link, 'userId' | 'email'> | undefined> {
  const [link] = await tx
    .select({ userId: linkTokens.userId, email: linkTokens.email })
    .from(linkTokens)
    .innerJoin(
      users,
      and(
        eq(users.tenantId, linkTokens.tenantId),
        eq(users.id, linkTokens.userId),
        eq(users.email, linkTokens.email),
        isNotNull(users.emailVerifiedAt),
      ),
    )
    .where(
      and(
        eq(linkTokens.tenantId, tx.tenantId),
        eq(linkTokens.tokenHash, tokenHash),
        eq(linkTokens.purpose, purpose),
        isNull(linkTokens.usedAt),
        gt(linkTokens.expiresAt, now),
      ),
    );
  return link;
}

export async function setPassword(
  tx: Tx,
  { userId, email }: Pick<Link, 'userId' | 'email'>,
  passwordHash: string,
): Promise<User | undefined> {
  const [user] = await tx
    .update(users)
    .set({ passwordHash })
    .where(
      and(
        eq(users.tenantId, tx.tenantId),
        eq(users.id, userId),
        eq(users.email, email),
        isNotNull(users.emailVerifiedAt),
      ),
    )
    .returning();
  return user;
}
