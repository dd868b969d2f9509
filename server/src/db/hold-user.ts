import { and, asc, eq, inArray } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { users } from './schema.ts';

/**
 * Until the transaction ends, whoever else holds this person waits: what was counted of theirs stays so. For whatever
 * there may be only so many of for each person.
 */
export const holdUser = (tx: Tx, userId: string): Promise<void> => holdUsers(tx, [userId]);

/** In one order, so that two who hold the same people do not wait for each other. */
export async function holdUsers(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), inArray(users.id, [...userIds])))
    .orderBy(asc(users.id))
    .for('no key update');
}
