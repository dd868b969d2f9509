import { and, count, desc, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { personalTokens } from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';

const purpose = 'readings';
const isReadings = (tenantId: string) =>
  and(eq(personalTokens.tenantId, tenantId), eq(personalTokens.purpose, purpose));

export async function findTokenOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: personalTokens.userId })
    .from(personalTokens)
    .where(and(isReadings(tx.tenantId), eq(personalTokens.id, id)));
  return row;
}

export function listTokens(tx: Tx, userId: string, most: number) {
  const { id, name, createdAt, lastUsedAt, expiresAt } = personalTokens;
  return tx
    .select({ id, name, createdAt, lastUsedAt, expiresAt })
    .from(personalTokens)
    .where(and(isReadings(tx.tenantId), eq(personalTokens.userId, userId)))
    .orderBy(desc(personalTokens.createdAt), desc(personalTokens.id))
    .limit(most);
}
export type TokenRow = Awaited<ReturnType<typeof listTokens>>[number];

export async function countTokens(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ tokens: count() })
    .from(personalTokens)
    .where(and(isReadings(tx.tenantId), eq(personalTokens.userId, userId)));
  return row?.tokens ?? 0;
}

export async function insertToken(
  tx: Tx,
  row: Pick<
    typeof personalTokens.$inferSelect,
    'tenantId' | 'id' | 'userId' | 'name' | 'tokenHash' | 'createdAt' | 'expiresAt'
  >,
): Promise<void> {
  await tx.insert(personalTokens).values({ ...row, purpose });
}

export async function deleteToken(tx: Tx, id: string): Promise<void> {
  await tx.delete(personalTokens).where(and(isReadings(tx.tenantId), eq(personalTokens.id, id)));
}
