import type { AdminSignIn } from '@regimen/contract/dashboard.ts';
import { type PasskeyProof, passkeyMinutes, type RequestOptions } from '@regimen/contract/passkeys.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { AdminScope, Exchange, Scope } from '../../scope.ts';
import { mayComeIn, openAdminSession } from '../dashboard/open-admin-session.ts';
import { proveAdminPassword } from '../dashboard/prove-admin-password.ts';
import { askForPasskey, getAsked, useUp } from '../passkeys/challenge.ts';
import { verifyProof } from '../passkeys/prove-passkey.ts';
import { findByCredential, markProved, markUsed } from './queries.ts';

const unknown = () => invalid('passkey', 'passkey_unknown');

/** Whichever passkey of an admin the browser has. */
export async function requestOptions(scope: Scope, exchange: Exchange): Promise<RequestOptions> {
  const challenge = await scope.tx((tx) => askForPasskey(scope, tx, exchange, 'admin-prove'));
  return {
    rpId: scope.tenant.domain,
    challenge,
    timeout: passkeyMinutes * 60_000,
    allowCredentials: [],
    userVerification: 'required',
  };
}

/** Whose passkey this is, and what is written in the transaction that goes by it. */
async function provePasskey(scope: Scope, proof: PasskeyProof, exchange: Exchange) {
  const { asked, found } = await scope.read(async (tx) => ({
    asked: await getAsked(scope, tx, exchange, 'admin-prove'),
    found: await findByCredential(tx, proof.id),
  }));
  if (!found) throw unknown();
  const { passkey, admin } = found;
  const judged = await verifyProof(scope, proof, asked, passkey);
  if (!judged?.verified) throw invalid('passkey', 'passkey_failed');
  const used = {
    id: passkey.id,
    counter: judged.authenticationInfo.newCounter,
    isSynced: judged.authenticationInfo.credentialBackedUp,
  };
  const keep = async (tx: Tx) => {
    await useUp(scope, tx, asked);
    if (!(await markUsed(tx, used, scope.now))) throw invalid('passkey', 'passkey_failed');
  };
  return { admin, keep };
}

/** Both factors at once. Who may not come in hears what a stranger does. */
export async function signInWithPasskey(
  scope: Scope,
  proof: PasskeyProof,
  exchange: Exchange,
  demo: boolean,
): Promise<AdminSignIn> {
  const { admin, keep } = await provePasskey(scope, proof, exchange);
  if (!mayComeIn(admin, demo)) throw unknown();
  const answer = await openAdminSession(scope, admin, exchange, 'POST dashboard/passkey', keep);
  exchange.dropSignInKey();
  return answer;
}

interface Proof {
  password?: string | undefined;
  passkey?: PasskeyProof | undefined;
}

/** They show once more who they are, in the session they have. */
export async function proveAgain(
  scope: AdminScope,
  { password, passkey }: Proof,
  exchange: Exchange,
): Promise<undefined> {
  let keep: (tx: Tx) => Promise<void> = async () => undefined;
  if (passkey !== undefined) {
    const proved = await provePasskey(scope, passkey, exchange);
    if (proved.admin.id !== scope.admin.id) throw unknown();
    keep = proved.keep;
  } else if (password !== undefined) await proveAdminPassword(scope, password, exchange);
  else throw invalid('password', 'required');
  return scope.tx(async (tx) => {
    await keep(tx);
    await markProved(tx, scope.admin.sessionId, scope.now);
    return undefined;
  });
}
