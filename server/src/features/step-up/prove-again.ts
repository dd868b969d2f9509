import type { Proof } from '@regimen/contract/step-up.ts';
import { invalid } from '../../errors.ts';
import type { Vault } from '../../providers/vault.ts';
import type { Exchange, SignedInScope } from '../../scope.ts';
import { keepProof, proveOwnPassword } from '../accounts/prove-again.ts';
import { provePasskey } from '../passkeys/prove-passkey.ts';
import { proveCode } from '../two-factor/prove-code.ts';

/** They show once more who they are, in the session they have. */
export async function stepUp(
  scope: SignedInScope,
  { password, code, passkey }: Proof,
  exchange: Exchange,
  vault: Vault,
): Promise<undefined> {
  const { userId } = scope.actor;
  if (passkey !== undefined) {
    const proved = await provePasskey(scope, passkey, exchange);
    if (proved.userId !== userId) throw invalid('passkey', 'passkey_unknown');
    return keepProof(scope, (tx) => proved.keep(tx));
  }
  if (code !== undefined) await proveCode(scope, { userId, code }, exchange, vault);
  else if (password !== undefined) await proveOwnPassword(scope, { password, field: 'password' }, exchange);
  else throw invalid('password', 'required');
  return keepProof(scope);
}
