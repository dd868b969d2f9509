import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { openidIdentities, openidProviders, openidVisits } from '../src/db/schema.ts';
import type { Vault } from '../src/providers/vault.ts';
import { hashSecret, newSecret } from '../src/secrets.ts';

export interface NewProvider {
  name: string;
  issuer: string;
  clientId?: string;
  secret?: string;
}

/** Switched on. */
export async function seedProvider(
  tx: Tx,
  vault: Vault,
  { name, issuer, clientId = newSecret(), secret = newSecret() }: NewProvider,
): Promise<string> {
  const id = newId(Date.now());
  await tx.insert(openidProviders).values({
    tenantId: tx.tenantId,
    id,
    name,
    issuer,
    clientId,
    secretLocked: vault.lock(secret, `openid:${tx.tenantId}:${id}`),
    enabled: true,
    createdAt: new Date(),
    changedAt: new Date(),
  });
  return id;
}

export async function seedIdentity(tx: Tx, providerId: string, userId: string): Promise<string> {
  const id = newId(Date.now());
  await tx.insert(openidIdentities).values({
    tenantId: tx.tenantId,
    id,
    userId,
    providerId,
    subject: newSecret(),
    email: null,
    createdAt: new Date(),
    lastUsedAt: new Date(),
  });
  return id;
}

/** Somebody came back from a provider, which vouches for their address. Gives the ticket. */
export async function seedReturn(tx: Tx, providerId: string, email: string): Promise<string> {
  const ticket = newSecret();
  await tx.insert(openidVisits).values({
    tenantId: tx.tenantId,
    stateHash: hashSecret(newSecret()),
    browserHash: hashSecret(newSecret()),
    providerId,
    again: false,
    until: new Date(Date.now() + 1_800_000),
    returnedAt: new Date(),
    ticketHash: hashSecret(ticket),
    subject: newSecret(),
    email,
    emailVerified: true,
  });
  return ticket;
}
