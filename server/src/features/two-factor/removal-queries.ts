import { and, eq, gt, lt } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { twoFactorRemovals as removals, twoFactors, users } from '../../db/schema.ts';

export type RemovalRow = typeof removals.$inferSelect;
const removalOf = (tx: Tx, twoFactorId: string) =>
  and(eq(removals.tenantId, tx.tenantId), eq(removals.twoFactorId, twoFactorId));

export async function findRemoval(tx: Tx, twoFactorId: string, now: Date): Promise<RemovalRow | undefined> {
  const [row] = await tx
    .select()
    .from(removals)
    .where(and(removalOf(tx, twoFactorId), gt(removals.expiresAt, now)));
  return row;
}

/** In the place of one whose time is over. */
export async function putRemoval(tx: Tx, row: RemovalRow): Promise<void> {
  await tx
    .insert(removals)
    .values(row)
    .onConflictDoUpdate({ target: [removals.tenantId, removals.twoFactorId], set: row });
}

/** The link that is mailed now; the one before leads nowhere. */
export async function setRemovalToken(tx: Tx, twoFactorId: string, tokenHash: Buffer): Promise<void> {
  await tx.update(removals).set({ tokenHash }).where(removalOf(tx, twoFactorId));
}

export async function deleteRemoval(tx: Tx, twoFactorId: string): Promise<boolean> {
  const deleted = await tx
    .delete(removals)
    .where(removalOf(tx, twoFactorId))
    .returning({ id: removals.twoFactorId });
  return deleted.length > 0;
}

/** By the link in a mail, while the account still has the address that it went to. */
export async function findRemovalBy(tx: Tx, tokenHash: Buffer, now: Date) {
  const [row] = await tx
    .select({
      twoFactorId: removals.twoFactorId,
      userId: twoFactors.userId,
      readyAt: removals.readyAt,
    })
    .from(removals)
    .innerJoin(
      twoFactors,
      and(eq(twoFactors.tenantId, removals.tenantId), eq(twoFactors.id, removals.twoFactorId)),
    )
    .innerJoin(
      users,
      and(
        eq(users.tenantId, twoFactors.tenantId),
        eq(users.id, twoFactors.userId),
        eq(users.email, removals.email),
      ),
    )
    .where(
      and(eq(removals.tenantId, tx.tenantId), eq(removals.tokenHash, tokenHash), gt(removals.expiresAt, now)),
    );
  return row;
}

export async function deleteOldRemovals(tx: Tx, now: Date): Promise<void> {
  await tx.delete(removals).where(and(eq(removals.tenantId, tx.tenantId), lt(removals.expiresAt, now)));
}
