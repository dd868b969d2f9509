import { mostPasskeys, type NewPasskey, type Passkey, passkeyMinutes } from '@regimen/contract/passkeys.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import { type VerifiedRegistrationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { holdUser } from '../../db/hold-user.ts';
import { newId } from '../../db/ids.ts';
import { forbidden, invalid } from '../../errors.ts';
import type { Exchange, Scope, SignedInScope } from '../../scope.ts';
import { askForPasskey, getAsked, useUp } from './challenge.ts';
import { present } from './present.ts';
import { findPerson, insertPasskey, listPasskeys, type PasskeyRow } from './queries.ts';

/** What we can check: Ed25519, ECDSA on P-256, RSA. */
const algorithms = [-8, -7, -257];

/** As browsers name it: the bytes of the account's id, which say nothing about its person. */
const handleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

/** Those that work at this address of the site, as browsers want them listed. */
export const listedAt = (
  rows: readonly Pick<PasskeyRow, 'host' | 'credentialId' | 'transports'>[],
  domain: string,
) =>
  rows
    .filter(({ host }) => host === domain)
    .map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key' as const, transports }));

export async function creationOptions(scope: SignedInScope, exchange: Exchange) {
  const { userId } = scope.actor;
  const { person, known, challenge } = await scope.tx(async (tx) => ({
    person: await findPerson(tx, userId),
    known: await listPasskeys(tx, userId, mostPasskeys),
    challenge: await askForPasskey(scope, tx, exchange, 'add'),
  }));
  if (!person?.email) throw forbidden();
  const of = { id: userId, email: person.email, fullName: person.fullName };
  return optionsToCreate(scope, of, challenge, listedAt(known, scope.tenant.domain));
}

interface Holder {
  id: string;
  email: string;
  fullName: string;
}

/** Which passkey a browser is asked to make, for whom, and beside which others. */
export function optionsToCreate(
  { tenant: { domain, site }, locale }: Scope,
  { id, email, fullName }: Holder,
  challenge: string,
  known: ReturnType<typeof listedAt>,
) {
  return {
    rp: { id: domain, name: siteIn(site, locale).name },
    user: { id: handleOf(id), name: email, displayName: fullName },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: passkeyMinutes * 60_000,
    excludeCredentials: known,
    // It names its person by itself, so nothing has to be typed, and it asks for a finger, a face or a PIN.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  } as const;
}

interface Named {
  name: string;
  passkey: NewPasskey;
}

export async function addPasskey(
  scope: SignedInScope,
  { name, passkey }: Named,
  exchange: Exchange,
): Promise<Passkey> {
  const { userId } = scope.actor;
  const asked = await scope.read((tx) => getAsked(scope, tx, exchange, 'add'));
  const { verified, registrationInfo } = await verifyNewPasskey(scope, passkey, asked.challenge);
  if (!verified) throw invalid('passkey', 'passkey_failed');
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  const row: PasskeyRow = {
    tenantId: scope.tenant.id,
    id: newId(scope.now.getTime()),
    userId,
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
  return scope.tx(async (tx) => {
    await useUp(scope, tx, asked);
    await holdUser(tx, userId);
    const known = await listPasskeys(tx, userId, mostPasskeys);
    if (known.length >= mostPasskeys) throw invalid('name', `no_more_than:${mostPasskeys}`);
    await insertPasskey(tx, row);
    await scope.enqueue(tx, 'send-security-news', { userId, news: 'passkey-added' });
    return present(row);
  });
}

/** It throws at whatever is wrong, in words for programmers. */
export const verifyNewPasskey = (
  { tenant }: Scope,
  { response, ...passkey }: NewPasskey,
  challenge: string,
): Promise<VerifiedRegistrationResponse> => {
  const { transports, ...made } = response;
  return verifyRegistrationResponse({
    response: { ...passkey, response: { ...made, ...(transports && { transports }) } },
    expectedChallenge: challenge,
    expectedOrigin: tenant.origin,
    expectedRPID: tenant.domain,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => {
    throw invalid('passkey', 'passkey_failed');
  });
};
