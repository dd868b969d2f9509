import { and, desc, eq, inArray, notInArray, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import {
  accountDeletions,
  enrollments,
  pushSubscriptions,
  notificationSettings as settings,
  users,
} from '../../db/schema.ts';

export type SettingsRow = typeof settings.$inferSelect;
export type DeviceRow = typeof pushSubscriptions.$inferSelect;

const is = (tenantId: string, userId: string) =>
  and(eq(settings.tenantId, tenantId), eq(settings.userId, userId));

export async function findSettings(tx: Tx, userId: string): Promise<SettingsRow | undefined> {
  const [row] = await tx.select().from(settings).where(is(tx.tenantId, userId));
  return row;
}

/** What stands there so far stays, but for what is chosen now. */
export async function saveSettings(
  tx: Tx,
  row: Omit<SettingsRow, 'summarisedAt'> & { summarisedAt?: Date },
): Promise<void> {
  const { tenantId: _tenant, userId: _user, ...chosen } = row;
  await tx
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: [settings.tenantId, settings.userId], set: chosen });
}

/** Whom mails go to, and by which clock they live: their own, or that of the program they joined last. */
export async function findAddressee(tx: Tx, userId: string) {
  const [row] = await tx
    .select({
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      fullName: users.fullName,
      locale: users.locale,
      zone: sql<string | null>`coalesce(${users.zone}, (${lastZone(tx, userId)}))`,
      isLeaving: sql<boolean>`EXISTS (SELECT FROM ${accountDeletions} d
        WHERE d.tenant_id = ${users.tenantId} AND d.user_id = ${users.id})`,
    })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
  return row;
}

export async function setZone(tx: Tx, userId: string, zone: string): Promise<void> {
  await tx
    .update(users)
    .set({ zone })
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
}

const lastZone = (tx: Tx, userId: string) =>
  tx
    .select({ zone: enrollments.zone })
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.userId, userId)))
    .orderBy(desc(enrollments.startedAt))
    .limit(1);

/** Those above are forgotten, the oldest first. */
const mostDevices = 20;

export const listDevices = (tx: Tx, userId: string): Promise<DeviceRow[]> =>
  tx
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.tenantId, tx.tenantId), eq(pushSubscriptions.userId, userId)))
    .orderBy(desc(pushSubscriptions.createdAt))
    .limit(mostDevices);

/** A browser belongs to whoever turned it on last. */
export async function saveDevice(tx: Tx, row: typeof pushSubscriptions.$inferInsert): Promise<void> {
  const { userId, p256dh, auth, deviceName, createdAt } = row;
  await tx
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [pushSubscriptions.tenantId, pushSubscriptions.endpoint],
      set: { userId, p256dh, auth, deviceName, createdAt },
    });
  const kept = (await listDevices(tx, userId)).map(({ id }) => id);
  await tx
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.tenantId, row.tenantId),
        eq(pushSubscriptions.userId, userId),
        notInArray(pushSubscriptions.id, kept),
      ),
    );
}

export async function deleteDevice(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.tenantId, tx.tenantId),
        eq(pushSubscriptions.userId, userId),
        eq(pushSubscriptions.id, id),
      ),
    );
}

export async function deleteDevices(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.tenantId, tx.tenantId), inArray(pushSubscriptions.id, ids)));
}
