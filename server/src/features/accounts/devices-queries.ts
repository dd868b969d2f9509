import { and, desc, eq, gt, inArray, notInArray } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { knownDevices as devices } from '../../db/schema.ts';

const ofUser = (tenantId: string, userId: string) =>
  and(eq(devices.tenantId, tenantId), eq(devices.userId, userId));

export async function keepDevice(tx: Tx, row: typeof devices.$inferInsert): Promise<void> {
  await tx
    .insert(devices)
    .values(row)
    .onConflictDoUpdate({
      target: [devices.tenantId, devices.userId, devices.deviceHash],
      set: { until: row.until },
    });
}

/** Keeps the newest: a program that signs in without cookies is a new device each time. */
export async function dropOldDevices(tx: Tx, userId: string, most: number): Promise<void> {
  const newest = tx
    .select({ deviceHash: devices.deviceHash })
    .from(devices)
    .where(ofUser(tx.tenantId, userId))
    .orderBy(desc(devices.until), desc(devices.deviceHash))
    .limit(most);
  await tx.delete(devices).where(and(ofUser(tx.tenantId, userId), notInArray(devices.deviceHash, newest)));
}

/** Which of these people have signed in from this device. */
export async function listKnowing(
  tx: Tx,
  userIds: string[],
  deviceHash: Buffer,
  now: Date,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .select({ userId: devices.userId })
    .from(devices)
    .where(
      and(
        eq(devices.tenantId, tx.tenantId),
        inArray(devices.userId, userIds),
        eq(devices.deviceHash, deviceHash),
        gt(devices.until, now),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** They know devices, and this is none of them. */
export async function isStrange(tx: Tx, userId: string, deviceHash: Buffer): Promise<boolean> {
  const rows = await tx
    .select({ deviceHash: devices.deviceHash })
    .from(devices)
    .where(ofUser(tx.tenantId, userId));
  return rows.length > 0 && !rows.some((row) => row.deviceHash.equals(deviceHash));
}

export async function rememberDevice(
  tx: Tx,
  { userId, deviceHash, ...remembered }: Remembered,
): Promise<void> {
  await tx
    .update(devices)
    .set(remembered)
    .where(and(ofUser(tx.tenantId, userId), eq(devices.deviceHash, deviceHash)));
}
type Remembered = Pick<
  typeof devices.$inferInsert,
  'userId' | 'deviceHash' | 'deviceName' | 'rememberedAt' | 'rememberedUntil'
>;

export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.delete(devices).where(ofUser(tx.tenantId, userId));
}
