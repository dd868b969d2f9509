import { and, count, desc, eq, gt, isNotNull, lt } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { recoveryCodes as codes, knownDevices, twoFactors, users } from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';

export type TwoFactorRow = typeof twoFactors.$inferSelect;
const twoFactorIs = (tenantId: string, id: string) =>
  and(eq(twoFactors.tenantId, tenantId), eq(twoFactors.id, id));
const codesOf = (tenantId: string, id: string) =>
  and(eq(codes.tenantId, tenantId), eq(codes.twoFactorId, id));

export async function findTwoFactor(tx: Tx, userId: string): Promise<TwoFactorRow | undefined> {
  const [row] = await tx
    .select()
    .from(twoFactors)
    .where(and(eq(twoFactors.tenantId, tx.tenantId), eq(twoFactors.userId, userId)));
  return row;
}

export async function findTwoFactorOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: twoFactors.userId })
    .from(twoFactors)
    .where(twoFactorIs(tx.tenantId, id));
  return row;
}

/** `false`: it is on already. */
export async function insertTwoFactor(tx: Tx, row: TwoFactorRow): Promise<boolean> {
  const inserted = await tx
    .insert(twoFactors)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: twoFactors.id });
  return inserted.length > 0;
}

export async function deleteTwoFactor(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(twoFactors)
    .where(twoFactorIs(tx.tenantId, id))
    .returning({ id: twoFactors.id });
  return deleted.length > 0;
}

/** `false`: a code of these thirty seconds, or of later ones, was taken before. */
export async function spendStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const spent = await tx
    .update(twoFactors)
    .set({ usedStep: step })
    .where(and(twoFactorIs(tx.tenantId, id), lt(twoFactors.usedStep, step)))
    .returning({ id: twoFactors.id });
  return spent.length > 0;
}

export async function spendRecoveryCode(tx: Tx, id: string, codeHash: Buffer): Promise<boolean> {
  const spent = await tx
    .delete(codes)
    .where(and(codesOf(tx.tenantId, id), eq(codes.codeHash, codeHash)))
    .returning({ id: codes.twoFactorId });
  return spent.length > 0;
}

export async function replaceRecoveryCodes(tx: Tx, id: string, hashes: Buffer[]): Promise<void> {
  await tx.delete(codes).where(codesOf(tx.tenantId, id));
  await tx
    .insert(codes)
    .values(hashes.map((codeHash) => ({ tenantId: tx.tenantId, twoFactorId: id, codeHash })));
}

export async function countRecoveryCodes(tx: Tx, id: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(codes).where(codesOf(tx.tenantId, id));
  return row?.n ?? 0;
}

export async function getPerson(tx: Tx, id: string): Promise<typeof users.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, id)));
  return row;
}

const devicesOf = (tenantId: string, userId: string) =>
  and(eq(knownDevices.tenantId, tenantId), eq(knownDevices.userId, userId));
const nothingRemembered = { rememberedAt: null, rememberedUntil: null };

export function listRemembered(tx: Tx, userId: string, now: Date) {
  return tx
    .select()
    .from(knownDevices)
    .where(and(devicesOf(tx.tenantId, userId), gt(knownDevices.rememberedUntil, now)))
    .orderBy(desc(knownDevices.rememberedAt))
    .limit(100);
}

export async function findRememberedOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: knownDevices.userId })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.tenantId, tx.tenantId),
        eq(knownDevices.id, id),
        isNotNull(knownDevices.rememberedUntil),
      ),
    );
  return row;
}

export async function askAgainOn(tx: Tx, id: string): Promise<void> {
  await tx
    .update(knownDevices)
    .set(nothingRemembered)
    .where(and(eq(knownDevices.tenantId, tx.tenantId), eq(knownDevices.id, id)));
}

export async function askAgainEverywhere(tx: Tx, userId: string): Promise<void> {
  await tx.update(knownDevices).set(nothingRemembered).where(devicesOf(tx.tenantId, userId));
}
