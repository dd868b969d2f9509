import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import { emergencyScopes } from '@regimen/contract/emergency-scopes.ts';
import { and, eq, type SQL } from '../src/db/drizzle.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { adminPasskeys, adminSessions, admins, emergencyAccesses } from '../src/db/schema.ts';
import { hashSecret, newSecret } from '../src/secrets.ts';
import { Authenticator } from './authenticator.ts';

export interface NewAdmin {
  role?: AdminRole;
  email?: string;
  fullName?: string;
  passwordHash?: string | null;
  isDemo?: boolean;
}

export async function seedAdmin(tx: Tx, admin: NewAdmin = {}): Promise<{ id: string; email: string }> {
  const now = new Date();
  const id = newId(now.getTime());
  const { role = 'owner', email = `${id}@admins.test`, fullName = 'Ada Min' } = admin;
  const { passwordHash = null, isDemo = false } = admin;
  const row = { tenantId: tx.tenantId, id, email, fullName, role, passwordHash, isDemo, createdAt: now };
  await tx.insert(admins).values(row);
  return { id, email };
}

/** Signs an admin in without the form. */
export async function seedAdminSession(tx: Tx, adminId: string): Promise<string> {
  const token = newSecret();
  const now = Date.now();
  await tx.insert(adminSessions).values({
    tenantId: tx.tenantId,
    id: newId(now),
    adminId,
    tokenHash: hashSecret(token),
    deviceName: 'API',
    createdAt: new Date(now),
    expiresAt: new Date(now + 15 * 60_000),
    provedAt: new Date(now),
  });
  return token;
}

/** A passkey of an admin's, with the device that holds it. */
export async function seedAdminPasskey(
  tx: Tx,
  adminId: string,
  { name = 'A phone', host = 'localhost', authenticator = new Authenticator() } = {},
): Promise<{ id: string; authenticator: Authenticator }> {
  const id = newId(Date.now());
  await tx.insert(adminPasskeys).values({
    tenantId: tx.tenantId,
    id,
    adminId,
    credentialId: authenticator.credentialId,
    publicKey: authenticator.publicKey,
    host,
    name,
    counter: 0,
    transports: ['internal'],
    isSyncable: false,
    isSynced: false,
    createdAt: new Date(),
  });
  return { id, authenticator };
}

/** A live link by which a new admin sets a password. */
export async function seedAdminLink(tx: Tx): Promise<string> {
  const { id } = await seedAdmin(tx);
  const token = newSecret();
  await tx
    .update(admins)
    .set({ linkHash: hashSecret(token), linkUntil: new Date(Date.now() + 3_600_000) })
    .where(and(eq(admins.tenantId, tx.tenantId), eq(admins.id, id)));
  return token;
}

/** To everything of this person, for half an hour. */
export async function seedEmergencyAccess(
  tx: Tx,
  adminId: string,
  personId: string,
  mark = '',
): Promise<string> {
  const now = Date.now();
  const id = newId(now);
  await tx.insert(emergencyAccesses).values({
    tenantId: tx.tenantId,
    id,
    adminId,
    personId,
    scopes: [...emergencyScopes],
    reason: `They called and asked us to look ${mark}`,
    openedAt: new Date(now),
    endsAt: new Date(now + 30 * 60_000),
  });
  return id;
}

const isThere = async (tx: Tx, is: SQL): Promise<boolean> => {
  const found = await tx
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.tenantId, tx.tenantId), is));
  return found.length > 0;
};

/** Whether this is an admin's id. */
export const isAdmin = (tx: Tx, id: string): Promise<boolean> => isThere(tx, eq(admins.id, id));
export const isAdminAddress = (tx: Tx, email: string): Promise<boolean> =>
  isThere(tx, eq(admins.email, email));
