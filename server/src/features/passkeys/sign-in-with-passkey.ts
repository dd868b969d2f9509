import type { AuthData } from '@regimen/contract/auth.ts';
import { mostPasskeys, type PasskeyProof, passkeyMinutes } from '@regimen/contract/passkeys.ts';
import { invalid } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import type { Tables } from '../../tables.ts';
import { comeInByPasskey } from '../accounts/come-in-by-passkey.ts';
import { listedAt } from './add-passkey.ts';
import { askForPasskey } from './challenge.ts';
import { provePasskey } from './prove-passkey.ts';
import { listPasskeys } from './queries.ts';

/** Whoever is signed in is asked for one of their own, anybody else for whichever they have. */
export async function requestOptions(scope: Scope, exchange: Exchange) {
  const { actor, tenant } = scope;
  const { challenge, known } = await scope.tx(async (tx) => ({
    challenge: await askForPasskey(scope, tx, exchange, 'prove'),
    known: actor ? await listPasskeys(tx, actor.userId, mostPasskeys) : [],
  }));
  return {
    rpId: tenant.domain,
    challenge,
    timeout: passkeyMinutes * 60_000,
    allowCredentials: listedAt(known, tenant.domain),
    userVerification: 'required',
  } as const;
}

interface Given {
  passkey: PasskeyProof;
  zone?: string | undefined;
  staySignedIn: boolean;
}

export async function signInWithPasskey(
  scope: Scope,
  { passkey, zone, staySignedIn }: Given,
  exchange: Exchange,
  tables: Tables,
): Promise<AuthData> {
  const proved = await provePasskey(scope, passkey, exchange);
  const auth = await comeInByPasskey(scope, proved.userId, exchange, tables, {
    zone,
    staySignedIn,
    also: (tx) => proved.keep(tx),
  });
  if (!auth) throw invalid('passkey', 'passkey_unknown');
  return auth;
}
