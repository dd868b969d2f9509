import { and, eq, gt, inArray, lt } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { guestKeys } from './schema.ts';

/** So long a visitor's key lives at most. */
export const guestKeyMs = 24 * 60 * 60_000;

export async function insertGuestKey(tx: Tx, keyHash: Buffer, now: Date): Promise<void> {
  await tx.insert(guestKeys).values({ tenantId: tx.tenantId, keyHash, createdAt: now });
}

/** Those of them that have not ended. */
export async function listLiveGuestKeys(tx: Tx, hashes: readonly Buffer[], now: Date): Promise<Buffer[]> {
  const rows = await tx
    .select({ keyHash: guestKeys.keyHash })
    .from(guestKeys)
    .where(
      and(
        eq(guestKeys.tenantId, tx.tenantId),
        inArray(guestKeys.keyHash, [...hashes]),
        gt(guestKeys.createdAt, new Date(now.getTime() - guestKeyMs)),
      ),
    );
  return rows.map(({ keyHash }) => keyHash);
}

/** Says whether there was one. */
export async function deleteGuestKey(tx: Tx, keyHash: Buffer): Promise<boolean> {
  const gone = await tx
    .delete(guestKeys)
    .where(and(eq(guestKeys.tenantId, tx.tenantId), eq(guestKeys.keyHash, keyHash)))
    .returning({ keyHash: guestKeys.keyHash });
  return gone.length > 0;
}

export async function deleteOldGuestKeys(tx: Tx, now: Date): Promise<void> {
  await tx
    .delete(guestKeys)
    .where(
      and(eq(guestKeys.tenantId, tx.tenantId), lt(guestKeys.createdAt, new Date(now.getTime() - guestKeyMs))),
    );
}
