import { adminPasskeys as passkeys } from '../../db/admin-schema.ts';
import { and, desc, eq, isNotNull, lt, lte, or } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { adminSessions, admins } from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';

export type AdminPasskeyRow = typeof passkeys.$inferSelect;

const is = (tx: Tx, id: string) => and(eq(passkeys.tenantId, tx.tenantId), eq(passkeys.id, id));

export function listPasskeys(tx: Tx, adminId: string, most: number): Promise<AdminPasskeyRow[]> {
  return tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.tenantId, tx.tenantId), eq(passkeys.adminId, adminId)))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
    .limit(most);
}

export async function findPasskeyOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  const [row] = await tx.select({ ownerId: passkeys.adminId }).from(passkeys).where(is(tx, id));
  return row;
}

/** With whoever holds it. */
export async function findByCredential(tx: Tx, credentialId: string) {
  const [row] = await tx
    .select({ passkey: passkeys, admin: admins })
    .from(passkeys)
    .innerJoin(admins, and(eq(admins.tenantId, passkeys.tenantId), eq(admins.id, passkeys.adminId)))
    .where(and(eq(passkeys.tenantId, tx.tenantId), eq(passkeys.credentialId, credentialId)));
  return row;
}

/** Until the transaction ends, whoever else adds one for them waits: what was counted stays so. */
export async function getHeldAdmin(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      id: admins.id,
      email: admins.email,
      fullName: admins.fullName,
      isDemo: admins.isDemo,
      hasApp: isNotNull(admins.totp).mapWith(Boolean),
    })
    .from(admins)
    .where(and(eq(admins.tenantId, tx.tenantId), eq(admins.id, id)))
    .for('no key update');
  if (!row) throw new Error('There is no such admin.');
  return row;
}

export async function insertPasskey(tx: Tx, row: AdminPasskeyRow): Promise<void> {
  await tx.insert(passkeys).values(row);
}

/** The app that was shown is set up no more. */
export async function keepFirstCodes(tx: Tx, adminId: string, recoveryHashes: string[]): Promise<void> {
  await tx
    .update(admins)
    .set({ recoveryHashes, totpPending: null })
    .where(and(eq(admins.tenantId, tx.tenantId), eq(admins.id, adminId)));
}

/** `false`: it was removed meanwhile, or a later use of it came first. */
export async function markUsed(
  tx: Tx,
  { id, counter, isSynced }: Pick<AdminPasskeyRow, 'id' | 'counter' | 'isSynced'>,
  now: Date,
): Promise<boolean> {
  const isNewer = or(
    lt(passkeys.counter, counter),
    and(lte(passkeys.counter, 0), eq(passkeys.counter, counter)),
  );
  const used = await tx
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: now })
    .where(and(is(tx, id), isNewer))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

export async function renamePasskey(tx: Tx, id: string, name: string): Promise<AdminPasskeyRow | undefined> {
  const [row] = await tx.update(passkeys).set({ name }).where(is(tx, id)).returning();
  return row;
}

export async function deletePasskey(tx: Tx, id: string): Promise<void> {
  await tx.delete(passkeys).where(is(tx, id));
}

export async function markProved(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx
    .update(adminSessions)
    .set({ provedAt: now })
    .where(and(eq(adminSessions.tenantId, tx.tenantId), eq(adminSessions.id, sessionId)));
}
