import { and, desc, eq, isNotNull, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { users } from '../../db/schema.ts';
import type { Link, User } from './queries.ts';

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
