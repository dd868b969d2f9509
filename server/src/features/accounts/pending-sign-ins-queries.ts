import { and, eq, gt, lt, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { knownDevices, pendingSignIns as pending, twoFactors } from '../../db/schema.ts';

export type PendingSignIn = typeof pending.$inferSelect;

/** They have an authenticator app, and nobody said that this device needs no code. */
export async function wantsSecondFactor(
  tx: Tx,
  userId: string,
  deviceHash: Buffer,
  now: Date,
): Promise<boolean> {
  const remembered = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.tenantId, tx.tenantId),
        eq(knownDevices.userId, userId),
        eq(knownDevices.deviceHash, deviceHash),
        gt(knownDevices.rememberedUntil, now),
      ),
    );
  const [row] = await tx
    .select({ isRemembered: sql<boolean>`EXISTS (${remembered})` })
    .from(twoFactors)
    .where(and(eq(twoFactors.tenantId, tx.tenantId), eq(twoFactors.userId, userId)));
  return row !== undefined && !row.isRemembered;
}

/** One in a browser: the newest takes the place of another. */
export async function keepPending(tx: Tx, row: Omit<PendingSignIn, 'tenantId'>): Promise<void> {
  await tx
    .insert(pending)
    .values({ ...row, tenantId: tx.tenantId })
    .onConflictDoUpdate({ target: [pending.tenantId, pending.keyHash], set: row });
}

const isLive = (tenantId: string, keyHash: Buffer, deviceHash: Buffer, now: Date) =>
  and(
    eq(pending.tenantId, tenantId),
    eq(pending.keyHash, keyHash),
    eq(pending.deviceHash, deviceHash),
    gt(pending.expiresAt, now),
  );

export async function findPending(
  tx: Tx,
  keyHash: Buffer,
  deviceHash: Buffer,
  now: Date,
): Promise<PendingSignIn | undefined> {
  const [row] = await tx
    .select()
    .from(pending)
    .where(isLive(tx.tenantId, keyHash, deviceHash, now));
  return row;
}

/** Of two at once one gets it. */
export async function takePending(
  tx: Tx,
  { keyHash, deviceHash }: PendingSignIn,
  now: Date,
): Promise<PendingSignIn | undefined> {
  const [row] = await tx
    .delete(pending)
    .where(isLive(tx.tenantId, keyHash, deviceHash, now))
    .returning();
  return row;
}

/** What the old password began, the new one does not finish. */
export async function deletePendingOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(pending).where(and(eq(pending.tenantId, tx.tenantId), eq(pending.userId, userId)));
}

export async function deleteOldPending(tx: Tx, now: Date): Promise<void> {
  await tx.delete(pending).where(and(eq(pending.tenantId, tx.tenantId), lt(pending.expiresAt, now)));
}
