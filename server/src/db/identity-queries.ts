import { and, eq } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { openidIdentities } from './schema.ts';

/** No account elsewhere opens this one any more: whoever connected it may have been somebody else. */
export async function forgetIdentities(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(openidIdentities)
    .where(and(eq(openidIdentities.tenantId, tx.tenantId), eq(openidIdentities.userId, userId)));
}
