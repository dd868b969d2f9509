import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import { adminActions, adminPasskeys, adminSessions, admins } from './admin-schema.ts';
import { and, eq, gt, inArray, isNotNull, isNull, ne } from './drizzle.ts';
import type { Tx } from './pool.ts';

const ofAdmin = and(eq(admins.tenantId, adminSessions.tenantId), eq(admins.id, adminSessions.adminId));
/** Neither idle for too long nor too old, and of an admin who may still come in. */
const isLive = (now: Date) => and(gt(adminSessions.expiresAt, now), isNull(admins.suspendedAt));

export async function findAdminSession(tx: Tx, tokenHash: Buffer, now: Date) {
  const [row] = await tx
    .select({
      sessionId: adminSessions.id,
      createdAt: adminSessions.createdAt,
      expiresAt: adminSessions.expiresAt,
      id: admins.id,
      role: admins.role,
    })
    .from(adminSessions)
    .innerJoin(admins, ofAdmin)
    .where(and(eq(adminSessions.tenantId, tx.tenantId), eq(adminSessions.tokenHash, tokenHash), isLive(now)));
  return row;
}

/** As others read it where an admin has decided something. */
export async function getAdminName(tx: Tx, id: string): Promise<string> {
  const [row] = await tx
    .select({ fullName: admins.fullName })
    .from(admins)
    .where(and(eq(admins.tenantId, tx.tenantId), eq(admins.id, id)));
  if (!row) throw new Error('There is no such admin.');
  return row.fullName;
}

/** Those who judge others' emergency accesses. */
export const reviewerRoles: readonly AdminRole[] = ['owner', 'auditor'];

/** Whether somebody else is there who could review what this admin opens. */
export async function hasReviewer(tx: Tx, adminId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: admins.id })
    .from(admins)
    .where(
      and(
        eq(admins.tenantId, tx.tenantId),
        ne(admins.id, adminId),
        inArray(admins.role, [...reviewerRoles]),
        isNotNull(admins.passwordHash),
        // The demo's own admin comes in nowhere else.
        eq(admins.isDemo, false),
        isNull(admins.suspendedAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The admin's role at this moment, and when they last proved who they are; nothing once the session has ended. */
export async function findAdminNow(
  tx: Tx,
  sessionId: string,
  now: Date,
): Promise<{ role: AdminRole; provedAt: Date | null } | undefined> {
  const [row] = await tx
    .select({ role: admins.role, provedAt: adminSessions.provedAt })
    .from(adminSessions)
    .innerJoin(admins, ofAdmin)
    .where(and(eq(adminSessions.tenantId, tx.tenantId), eq(adminSessions.id, sessionId), isLive(now)));
  return row;
}

export async function holdsPasskey(tx: Tx, adminId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: adminPasskeys.id })
    .from(adminPasskeys)
    .where(and(eq(adminPasskeys.tenantId, tx.tenantId), eq(adminPasskeys.adminId, adminId)))
    .limit(1);
  return row !== undefined;
}

/** Signed out everywhere, and no key opens anything any more. */
export async function dropKeysAndSessions(tx: Tx, adminId: string): Promise<void> {
  for (const table of [adminPasskeys, adminSessions])
    await tx.delete(table).where(and(eq(table.tenantId, tx.tenantId), eq(table.adminId, adminId)));
}

export async function touchAdminSession(tx: Tx, sessionId: string, expiresAt: Date): Promise<void> {
  await tx
    .update(adminSessions)
    .set({ expiresAt })
    .where(and(eq(adminSessions.tenantId, tx.tenantId), eq(adminSessions.id, sessionId)));
}

export type NewAction = Omit<typeof adminActions.$inferInsert, 'tenantId'>;
export async function insertAdminAction(tx: Tx, action: NewAction): Promise<void> {
  await tx.insert(adminActions).values({ ...action, tenantId: tx.tenantId });
}
