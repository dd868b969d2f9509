import type { PasskeyProof } from '@regimen/contract/passkeys.ts';
import { type VerifiedAuthenticationResponse, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { noteWrongPasskey } from '../accounts/note-wrong-passkey.ts';
import { type Asked, getAsked, useUp } from './challenge.ts';
import { findByCredential, markUsed, type PasskeyRow } from './queries.ts';

export interface ProvedPasskey {
  userId: string;
  /** In the transaction that goes by it: the challenge is used up, and the passkey's counter moves on. */
  keep(tx: Tx): Promise<void>;
}

/**
 * Whose passkey this is. The browser signed the challenge that it was given, on a page of exactly this address, and asked
 * its person for a finger, a face or a PIN.
 */
export async function provePasskey(
  scope: Scope,
  proof: PasskeyProof,
  exchange: Exchange,
): Promise<ProvedPasskey> {
  const { asked, passkey } = await scope.read(async (tx) => ({
    asked: await getAsked(scope, tx, exchange, 'prove'),
    passkey: await findByCredential(tx, proof.id),
  }));
  if (!passkey) throw invalid('passkey', 'passkey_unknown');
  const judged = await verifyProof(scope, proof, asked, passkey);
  if (!judged?.verified) {
    await noteWrongPasskey(scope, passkey.userId, exchange);
    throw invalid('passkey', 'passkey_failed');
  }
  const { authenticationInfo } = judged;
  const used = {
    id: passkey.id,
    counter: authenticationInfo.newCounter,
    isSynced: authenticationInfo.credentialBackedUp,
  };
  return {
    userId: passkey.userId,
    async keep(tx) {
      await useUp(scope, tx, asked);
      if (!(await markUsed(tx, used, scope.now))) throw invalid('passkey', 'passkey_failed');
    },
  };
}

/** `undefined`: something is wrong; it throws at that, in words for programmers. */
export const verifyProof = (
  { tenant }: Scope,
  { response, ...proof }: PasskeyProof,
  { challenge }: Asked,
  passkey: Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'>,
): Promise<VerifiedAuthenticationResponse | undefined> => {
  const { userHandle, ...signed } = response;
  return verifyAuthenticationResponse({
    response: { ...proof, response: { ...signed, ...(userHandle && { userHandle }) } },
    expectedChallenge: challenge,
    expectedOrigin: tenant.origin,
    expectedRPID: tenant.domain,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
};
