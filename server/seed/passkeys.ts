import { removalOpenDays, removalWaitDays } from '@regimen/contract/two-factor-times.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import {
  knownDevices,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  twoFactorRemovals,
  twoFactors,
} from '../src/db/schema.ts';
import { hashSecret, newSecret } from '../src/secrets.ts';
import { Authenticator } from './authenticator.ts';

const soon = () => new Date(Date.now() + 5 * 60_000);

/** A passkey of somebody's, with the device that holds it. */
export async function seedPasskey(
  tx: Tx,
  userId: string,
  { name = 'A phone', host = 'localhost', authenticator = new Authenticator() } = {},
): Promise<{ id: string; authenticator: Authenticator }> {
  const id = newId(Date.now());
  await tx.insert(passkeys).values({
    tenantId: tx.tenantId,
    id,
    userId,
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

/** What a browser was asked to sign; `key` is what its cookie holds. */
export async function seedChallenge(
  tx: Tx,
  purpose: 'add' | 'prove' | 'admin-add' | 'admin-prove',
): Promise<{ key: string; challenge: string }> {
  const [key, challenge] = [newSecret(), newSecret()];
  await tx
    .insert(passkeyChallenges)
    .values({ tenantId: tx.tenantId, keyHash: hashSecret(key), purpose, challenge, expiresAt: soon() });
  return { key, challenge };
}

/** Somebody whose sign-ins ask for a code. Without `secret`, one that no code opens. */
export async function seedTwoFactor(
  tx: Tx,
  userId: string,
  secret: Buffer = Buffer.alloc(64),
): Promise<string> {
  const id = newId(Date.now());
  const row = { tenantId: tx.tenantId, id, userId, secret, usedStep: 0, createdAt: new Date() };
  await tx.insert(twoFactors).values(row);
  return id;
}

/** That somebody asked days ago to have it turned off by mail; gives the secret of the link. */
export async function seedRemoval(tx: Tx, twoFactorId: string, email: string): Promise<string> {
  const token = newSecret();
  const now = Date.now();
  await tx.insert(twoFactorRemovals).values({
    tenantId: tx.tenantId,
    twoFactorId,
    email,
    tokenHash: hashSecret(token),
    askedAt: new Date(now - removalWaitDays * DAY_MS - 60_000),
    readyAt: new Date(now - 60_000),
    expiresAt: new Date(now + removalOpenDays * DAY_MS),
  });
  return token;
}

/** A sign-in that waits for its code; `key` and `device` are what its browser's cookies hold. */
export async function seedPending(tx: Tx, userId: string): Promise<{ key: string; device: string }> {
  const [key, device] = [newSecret(), newSecret()];
  await tx.insert(pendingSignIns).values({
    tenantId: tx.tenantId,
    keyHash: hashSecret(key),
    userId,
    deviceHash: hashSecret(device),
    staySignedIn: false,
    expiresAt: soon(),
  });
  return { key, device };
}

export async function seedRememberedDevice(tx: Tx, userId: string): Promise<string> {
  const id = newId(Date.now());
  await tx.insert(knownDevices).values({
    tenantId: tx.tenantId,
    id,
    userId,
    deviceHash: hashSecret(newSecret()),
    until: soon(),
    deviceName: 'Firefox, Linux',
    rememberedAt: new Date(),
    rememberedUntil: soon(),
  });
  return id;
}
