import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import type { Openid, OpenidProvider } from '../../providers/openid.ts';
import type { Vault } from '../../providers/vault.ts';
import type { Scope } from '../../scope.ts';
import {
  countSwitchedOn,
  deleteProvider,
  findProvider,
  insertProvider,
  listProviders,
  type ProviderRow,
  updateProvider,
} from './queries.ts';

/** More buttons than these nobody wants below a form; as many more may be kept switched off. */
export const mostSwitchedOn = 10;
const mostShown = 100;

/** What the people who look after a site see of a provider. Its secret is shown to nobody again. */
export interface KeptProvider {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  enabled: boolean;
}
export interface ProviderFacts {
  name: string;
  issuer: string;
  clientId: string;
  secret: string;
  enabled: boolean;
}
/** Another issuer is another provider: its accounts are not those that people connected. */
export type ProviderChange = Partial<Omit<ProviderFacts, 'issuer'>>;

const present = ({ id, name, issuer, clientId, enabled }: ProviderRow): KeptProvider => ({
  id,
  name,
  issuer,
  clientId,
  enabled,
});

const placeOf = (tenantId: string, providerId: string) => `openid:${tenantId}:${providerId}`;

/** As `providers/openid.ts` takes it. */
export const unlocked = (vault: Vault, row: ProviderRow): OpenidProvider => ({
  issuer: row.issuer,
  clientId: row.clientId,
  secret: vault.unlock(row.secretLocked, placeOf(row.tenantId, row.id)),
});

export async function listKeptProviders(tx: Tx): Promise<KeptProvider[]> {
  return (await listProviders(tx, mostShown)).map(present);
}

async function requireRoom(tx: Tx, field: string, id?: string): Promise<void> {
  if ((await countSwitchedOn(tx, id)) >= mostSwitchedOn)
    throw invalid(field, `no_more_than:${mostSwitchedOn}`);
}

/** Asks the issuer first, so that nobody finds a button that leads nowhere. */
export async function addProvider(
  scope: Scope,
  { openid, vault }: { openid: Openid; vault: Vault },
  { name, issuer: given, clientId, secret, enabled }: ProviderFacts,
): Promise<KeptProvider> {
  const issuer = openid.issuerFrom(given);
  if (issuer === undefined) throw invalid('issuer', 'openid_not_issuer');
  await openid.look({ issuer, clientId, secret }).catch(() => {
    throw invalid('issuer', 'openid_no_answer');
  });
  return scope.tx(async (tx) => {
    if (enabled) await requireRoom(tx, 'name');
    const id = newId(scope.now.getTime());
    const row: ProviderRow = {
      tenantId: tx.tenantId,
      id,
      name,
      issuer,
      clientId,
      secretLocked: vault.lock(secret, placeOf(tx.tenantId, id)),
      enabled,
      createdAt: scope.now,
      changedAt: scope.now,
    };
    await insertProvider(tx, row);
    scope.publish('settings');
    return present(row);
  });
}

/** A secret that is not given stays. */
export function changeProvider(
  scope: Scope,
  vault: Vault,
  id: string,
  { secret, ...facts }: ProviderChange,
): Promise<KeptProvider> {
  return scope.tx(async (tx) => {
    if (facts.enabled) await requireRoom(tx, 'enabled', id);
    const locked = secret === undefined ? {} : { secretLocked: vault.lock(secret, placeOf(tx.tenantId, id)) };
    const row = await updateProvider(tx, id, { ...facts, ...locked, changedAt: scope.now });
    if (!row) throw notFound();
    scope.publish('settings');
    return present(row);
  });
}

/** What people connected with it goes too; they still come in by password or by a link in a mail. */
export function removeProvider(scope: Scope, id: string): Promise<undefined> {
  return scope.tx(async (tx) => {
    if (!(await deleteProvider(tx, id))) throw notFound();
    scope.publish('settings');
    return undefined;
  });
}

export async function getUnlocked(
  tx: Tx,
  vault: Vault,
  id: string,
): Promise<{ name: string; provider: OpenidProvider }> {
  const row = await findProvider(tx, id);
  if (!row?.enabled) throw notFound();
  return { name: row.name, provider: unlocked(vault, row) };
}
