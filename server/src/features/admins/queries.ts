import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import { adminPasskeys } from '../../db/admin-schema.ts';
import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { adminSessions, admins } from '../../db/schema.ts';

const is = (tx: Tx, id: string) => and(eq(admins.tenantId, tx.tenantId), eq(admins.id, id));

function select(tx: Tx, now: Date, which: SQL | undefined) {
  const { id, email, fullName, role, passwordHash, totp, suspendedAt, linkUntil, lastSeenAt, isDemo } =
    admins;
  const passkeys = tx.$count(
    adminPasskeys,
    and(eq(adminPasskeys.tenantId, admins.tenantId), eq(adminPasskeys.adminId, admins.id)),
  );
  const sessions = tx.$count(
    adminSessions,
    and(
      eq(adminSessions.tenantId, admins.tenantId),
      eq(adminSessions.adminId, admins.id),
      gt(adminSessions.expiresAt, now),
    ),
  );
  return tx
    .select({
      id,
      email,
      fullName,
      role,
      hasPassword: sql<boolean>`${passwordHash} IS NOT NULL`,
      hasApp: sql<boolean>`${totp} IS NOT NULL`,
      suspendedAt,
      linkUntil,
      lastSeenAt,
      isDemo,
      passkeys,
      sessions,
    })
    .from(admins)
    .where(and(eq(admins.tenantId, tx.tenantId), which))
    .orderBy(asc(admins.createdAt), asc(admins.id));
}

export const listAdmins = (tx: Tx, now: Date, most: number) => select(tx, now, undefined).limit(most);
export type SiteAdminRow = Awaited<ReturnType<typeof listAdmins>>[number];

export async function getSiteAdmin(tx: Tx, id: string, now: Date): Promise<SiteAdminRow> {
  const [row] = await select(tx, now, eq(admins.id, id));
  if (!row) throw new Error('There is no such admin.');
  return row;
}

export async function findAdminId(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: admins.id }).from(admins).where(is(tx, id));
  return row?.id;
}

/** Owners who can come in: not suspended, with a password, and of the demo only where it is one. */
const selectOwners = (tx: Tx, demo: boolean) =>
  tx
    .select({ id: admins.id })
    .from(admins)
    .where(
      and(
        eq(admins.tenantId, tx.tenantId),
        eq(admins.role, 'owner'),
        isNull(admins.suspendedAt),
        isNotNull(admins.passwordHash),
        demo ? undefined : eq(admins.isDemo, false),
      ),
    )
    .orderBy(asc(admins.id));

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

export const listOwners = async (tx: Tx, demo: boolean): Promise<string[]> =>
  idsOf(await selectOwners(tx, demo));

/** Held until the transaction ends, so that two of them cannot take the role from each other at once. */
export const holdOwners = async (tx: Tx, demo: boolean): Promise<string[]> =>
  idsOf(await selectOwners(tx, demo).for('update'));

export async function insertAdmin(
  tx: Tx,
  admin: { id: string; email: string; fullName: string; role: AdminRole; createdAt: Date },
): Promise<void> {
  await tx.insert(admins).values({ ...admin, tenantId: tx.tenantId });
}

export async function setRole(tx: Tx, id: string, role: AdminRole): Promise<void> {
  await tx.update(admins).set({ role }).where(is(tx, id));
}

/** `false`: it was so already. */
export async function setSuspended(tx: Tx, id: string, suspendedAt: Date | null): Promise<boolean> {
  const was = suspendedAt ? isNull(admins.suspendedAt) : isNotNull(admins.suspendedAt);
  const changed = await tx
    .update(admins)
    .set({ suspendedAt })
    .where(and(is(tx, id), was))
    .returning({ id: admins.id });
  return changed.length > 0;
}

export async function endSessions(tx: Tx, adminId: string): Promise<void> {
  await tx
    .delete(adminSessions)
    .where(and(eq(adminSessions.tenantId, tx.tenantId), eq(adminSessions.adminId, adminId)));
}

/** As somebody who was never here: the link that is sent next sets a password. */
export async function forgetSecrets(tx: Tx, id: string): Promise<void> {
  await tx
    .update(admins)
    .set({
      passwordHash: null,
      totp: null,
      totpPending: null,
      recoveryHashes: [],
      linkHash: null,
      linkUntil: null,
    })
    .where(is(tx, id));
}

/** Only somebody without a password gets one; the newest link is the one that is good. */
export async function setLink(tx: Tx, id: string, linkHash: Buffer, linkUntil: Date) {
  const [row] = await tx
    .update(admins)
    .set({ linkHash, linkUntil })
    .where(and(is(tx, id), isNull(admins.passwordHash), isNull(admins.suspendedAt)))
    .returning({ email: admins.email, fullName: admins.fullName, role: admins.role });
  return row;
}
