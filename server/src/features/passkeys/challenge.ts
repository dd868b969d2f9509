import { passkeyMinutes } from '@regimen/contract/passkeys.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { findChallenge, keepChallenge, type Purpose, takeChallenge } from './queries.ts';

/** The browser waited too long, or it is another one, or this was used already. */
const over = () => invalid('passkey', 'passkey_too_late');

/** A challenge for this browser, which holds the key to it in a cookie that no script can read. */
export async function askForPasskey(
  scope: Scope,
  tx: Tx,
  exchange: Exchange,
  purpose: Purpose,
): Promise<string> {
  const key = exchange.signInKey ?? newSecret();
  const challenge = newSecret();
  const expiresAt = new Date(scope.now.getTime() + passkeyMinutes * 60_000);
  await keepChallenge(tx, { keyHash: hashSecret(key), purpose, challenge, expiresAt });
  exchange.keepSignInKey(key);
  return challenge;
}

export interface Asked {
  challenge: string;
  keyHash: Buffer;
  purpose: Purpose;
}

/** What this browser was asked to sign. It stays good until something that was signed with it is taken. */
export async function getAsked(scope: Scope, tx: Tx, exchange: Exchange, purpose: Purpose): Promise<Asked> {
  if (exchange.signInKey === undefined) throw over();
  const keyHash = hashSecret(exchange.signInKey);
  const challenge = await findChallenge(tx, keyHash, purpose, scope.now);
  if (challenge === undefined) throw over();
  return { challenge, keyHash, purpose };
}

export async function useUp(scope: Scope, tx: Tx, { keyHash, purpose, challenge }: Asked): Promise<void> {
  if (!(await takeChallenge(tx, keyHash, purpose, challenge, scope.now))) throw over();
}
