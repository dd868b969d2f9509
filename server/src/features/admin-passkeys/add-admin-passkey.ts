import { mostPasskeys, type NewPasskey, type Passkey } from '@regimen/contract/passkeys.ts';
import { newId } from '../../db/ids.ts';
import { invalid } from '../../errors.ts';
import type { AdminScope, Exchange, Scope } from '../../scope.ts';
import { listedAt, optionsToCreate, verifyNewPasskey } from '../passkeys/add-passkey.ts';
import { askForPasskey, getAsked, useUp } from '../passkeys/challenge.ts';
import { present } from './present.ts';
import { type AdminPasskeyRow, getHeldAdmin, insertPasskey, listPasskeys } from './queries.ts';

export async function creationOptions(scope: AdminScope, exchange: Exchange) {
  const { admin, known, challenge } = await scope.tx(async (tx) => ({
    admin: await getHeldAdmin(tx, scope.admin.id),
    known: await listPasskeys(tx, scope.admin.id, mostPasskeys),
    challenge: await askForPasskey(scope, tx, exchange, 'admin-add'),
  }));
  return optionsToCreate(scope, admin, challenge, listedAt(known, scope.tenant.domain));
}

export interface Named {
  name: string;
  passkey: NewPasskey;
}

export async function addAdminPasskey(
  scope: AdminScope,
  { name, passkey }: Named,
  exchange: Exchange,
): Promise<Passkey> {
  const asked = await scope.read((tx) => getAsked(scope, tx, exchange, 'admin-add'));
  const row = await judgeNewPasskey(scope, scope.admin.id, { name, passkey }, asked.challenge);
  return scope.tx(async (tx) => {
    await useUp(scope, tx, asked);
    await getHeldAdmin(tx, scope.admin.id);
    const known = await listPasskeys(tx, scope.admin.id, mostPasskeys);
    if (known.length >= mostPasskeys) throw invalid('name', `no_more_than:${mostPasskeys}`);
    await insertPasskey(tx, row);
    return present(row);
  });
}

/** The row of a passkey that a browser has made, once it is what it was asked for. */
export async function judgeNewPasskey(
  scope: Scope,
  adminId: string,
  { name, passkey }: Named,
  challenge: string,
): Promise<AdminPasskeyRow> {
  const { verified, registrationInfo } = await verifyNewPasskey(scope, passkey, challenge);
  if (!verified) throw invalid('passkey', 'passkey_failed');
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  return {
    tenantId: scope.tenant.id,
    id: newId(scope.now.getTime()),
    adminId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    host: scope.tenant.domain,
    name,
    counter: credential.counter,
    transports: passkey.response.transports ?? [],
    isSyncable: credentialDeviceType === 'multiDevice',
    isSynced: credentialBackedUp,
    createdAt: scope.now,
    lastUsedAt: null,
  };
}
