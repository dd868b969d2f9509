import { and, eq, lt } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { personalTokens as tokens } from '../../db/schema.ts';

export type TokenPurpose = 'calendar' | 'unsubscribe';

export async function insertToken(tx: Tx, row: typeof tokens.$inferInsert): Promise<void> {
  await tx.insert(tokens).values(row);
}

export async function findToken(tx: Tx, purpose: TokenPurpose, tokenHash: Buffer) {
  const [row] = await tx
    .select()
    .from(tokens)
    .where(
      and(eq(tokens.tenantId, tx.tenantId), eq(tokens.tokenHash, tokenHash), eq(tokens.purpose, purpose)),
    );
  return row;
}

export async function findTokenOf(tx: Tx, userId: string, purpose: TokenPurpose) {
  const [row] = await tx
    .select()
    .from(tokens)
    .where(and(eq(tokens.tenantId, tx.tenantId), eq(tokens.userId, userId), eq(tokens.purpose, purpose)));
  return row;
}

export async function deleteTokensOf(tx: Tx, userId: string, purpose: TokenPurpose): Promise<void> {
  await tx
    .delete(tokens)
    .where(and(eq(tokens.tenantId, tx.tenantId), eq(tokens.userId, userId), eq(tokens.purpose, purpose)));
}

export async function markTokenUsed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(tokens)
    .set({ lastUsedAt: now })
    .where(and(eq(tokens.tenantId, tx.tenantId), eq(tokens.id, id)));
}

/** Links to end mails work as long as anybody keeps the mail, within reason. */
export async function deleteOldUnsubscribes(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(tokens)
    .where(
      and(eq(tokens.tenantId, tx.tenantId), eq(tokens.purpose, 'unsubscribe'), lt(tokens.createdAt, before)),
    );
}
