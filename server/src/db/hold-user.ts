import { and, eq } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { users } from './schema.ts';

/**
 * Until the transaction ends, whoever else holds this person waits: what was counted of theirs stays so. For whatever
 * there may be only so many of for each person.
 */
export async function holdUser(tx: Tx, userId: string): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)))
    .for('no key update');
}
