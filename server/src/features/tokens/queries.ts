import { type TokenPurpose, tokenPurposes } from '@regimen/contract/token-purposes.ts';
import { and, count, desc, eq, inArray, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { personalTokens } from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';

/** Those that their person made; others are for a calendar or an unsubscribing link. */
const isOwn = (tenantId: string) =>
  and(eq(personalTokens.tenantId, tenantId), inArray(personalTokens.purpose, tokenPurposes));
const purpose = sql<TokenPurpose>`${personalTokens.purpose}`;

export async function findTokenOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: personalTokens.userId })
    .from(personalTokens)
    .where(and(isOwn(tx.tenantId), eq(personalTokens.id, id)));
  return row;
}

export function listTokens(tx: Tx, userId: string, most: number) {
  const { id, name, createdAt, lastUsedAt, expiresAt } = personalTokens;
  return tx
    .select({ id, purpose, name, createdAt, lastUsedAt, expiresAt })
    .from(personalTokens)
    .where(and(isOwn(tx.tenantId), eq(personalTokens.userId, userId)))
    .orderBy(desc(personalTokens.createdAt), desc(personalTokens.id))
    .limit(most);
}
export type TokenRow = Awaited<ReturnType<typeof listTokens>>[number];

export async function countTokens(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ tokens: count() })
    .from(personalTokens)
    .where(and(isOwn(tx.tenantId), eq(personalTokens.userId, userId)));
  return row?.tokens ?? 0;
}

export async function insertToken(
  tx: Tx,
  row: Pick<
    typeof personalTokens.$inferSelect,
    'tenantId' | 'id' | 'userId' | 'name' | 'tokenHash' | 'createdAt' | 'expiresAt'
  > & { purpose: TokenPurpose },
): Promise<void> {
  await tx.insert(personalTokens).values(row);
}

export async function deleteToken(tx: Tx, id: string): Promise<void> {
  await tx.delete(personalTokens).where(and(isOwn(tx.tenantId), eq(personalTokens.id, id)));
}
