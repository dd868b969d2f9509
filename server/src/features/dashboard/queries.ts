import { dropKeysAndSessions } from '../../db/admin-queries.ts';
import { and, eq, gt, isNull, lt, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { adminSessions, admins } from '../../db/schema.ts';

export type AdminRow = typeof admins.$inferSelect;

const is = (tx: Tx, id: string) => and(eq(admins.tenantId, tx.tenantId), eq(admins.id, id));

export async function findAdminByEmail(tx: Tx, email: string): Promise<AdminRow | undefined> {
  const [row] = await tx
    .select()
    .from(admins)
    .where(and(eq(admins.tenantId, tx.tenantId), eq(admins.email, email)));
  return row;
}

export async function getAdmin(tx: Tx, id: string): Promise<AdminRow> {
  const [row] = await tx.select().from(admins).where(is(tx, id));
  if (!row) throw new Error('There is no such admin.');
  return row;
}

export async function insertAdminSession(
  tx: Tx,
  session: Omit<typeof adminSessions.$inferInsert, 'tenantId'>,
): Promise<void> {
  await tx.insert(adminSessions).values({ ...session, tenantId: tx.tenantId });
  await tx.update(admins).set({ lastSeenAt: session.createdAt }).where(is(tx, session.adminId));
}

export async function deleteAdminSession(tx: Tx, id: string): Promise<void> {
  await tx
    .delete(adminSessions)
    .where(and(eq(adminSessions.tenantId, tx.tenantId), eq(adminSessions.id, id)));
}

export async function deleteExpiredAdminSessions(tx: Tx, now: Date): Promise<void> {
  await tx
    .delete(adminSessions)
    .where(and(eq(adminSessions.tenantId, tx.tenantId), lt(adminSessions.expiresAt, now)));
}

export async function setPendingTotp(tx: Tx, id: string, totpPending: Buffer): Promise<void> {
  await tx.update(admins).set({ totpPending }).where(is(tx, id));
}

/** The app that was shown becomes theirs, unless another one has meanwhile. */
export async function keepPendingTotp(
  tx: Tx,
  id: string,
  pending: Buffer,
  step: number,
  recoveryHashes: string[],
): Promise<boolean> {
  const kept = await tx
    .update(admins)
    .set({ totp: pending, totpPending: null, totpStep: step, recoveryHashes })
    .where(and(is(tx, id), isNull(admins.totp), eq(admins.totpPending, pending)))
    .returning({ id: admins.id });
  return kept.length > 0;
}

/** No code of this half minute or an earlier one is taken again. */
export async function useTotpStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const used = await tx
    .update(admins)
    .set({ totpStep: step })
    .where(and(is(tx, id), lt(admins.totpStep, step)))
    .returning({ id: admins.id });
  return used.length > 0;
}

export async function useRecoveryCode(tx: Tx, id: string, hash: string): Promise<boolean> {
  const used = await tx
    .update(admins)
    .set({ recoveryHashes: sql`array_remove(${admins.recoveryHashes}, ${hash})` })
    .where(and(is(tx, id), sql`${hash} = ANY(${admins.recoveryHashes})`))
    .returning({ id: admins.id });
  return used.length > 0;
}

/** The link is used up by it. */
export async function setPasswordByLink(
  tx: Tx,
  linkHash: Buffer,
  passwordHash: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .update(admins)
    .set({ passwordHash, linkHash: null, linkUntil: null })
    .where(and(eq(admins.tenantId, tx.tenantId), eq(admins.linkHash, linkHash), gt(admins.linkUntil, now)))
    .returning({ email: admins.email });
  return row?.email;
}

/** Whoever had this address begins anew: without password, app, passkeys and sessions. */
export async function putAdmin(
  tx: Tx,
  admin: Pick<AdminRow, 'id' | 'email' | 'fullName' | 'role' | 'createdAt'> & {
    linkHash: Buffer;
    linkUntil: Date;
  },
): Promise<string> {
  const { role, fullName, linkHash, linkUntil } = admin;
  const [row] = await tx
    .insert(admins)
    .values({ ...admin, tenantId: tx.tenantId })
    .onConflictDoUpdate({
      target: [admins.tenantId, admins.email],
      set: {
        role,
        fullName,
        linkHash,
        linkUntil,
        passwordHash: null,
        totp: null,
        totpPending: null,
        recoveryHashes: [],
        suspendedAt: null,
      },
    })
    .returning({ id: admins.id });
  const id = row?.id as string;
  await dropKeysAndSessions(tx, id);
  return id;
}
