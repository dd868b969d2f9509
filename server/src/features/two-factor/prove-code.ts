import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { Vault } from '../../providers/vault.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { matchTotp } from '../../totp.ts';
import { judgeCounted } from '../accounts/judge-counted.ts';
import { notify } from '../notifications/notify.ts';
import {
  countRecoveryCodes,
  findTwoFactor,
  spendRecoveryCode,
  spendStep,
  type TwoFactorRow,
} from './queries.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { stopRemoval } from './remove-by-mail.ts';

/** Where the secret is locked. */
export const placeOf = (tenantId: string, userId: string): string => `totp:${tenantId}:${userId}`;

export type CodeKind = 'code' | 'recovery-code';

/** A code of their app, or a recovery code: taken once, and never again. */
export async function proveCode(
  scope: Scope,
  { userId, code }: { userId: string; code: string },
  exchange: Exchange,
  vault: Vault,
): Promise<CodeKind> {
  const kind = /^\d{6}$/.test(code) ? 'code' : 'recovery-code';
  const proved = await judgeCounted(scope, { userId, how: kind }, exchange, async () => {
    const row = await scope.read((tx) => findTwoFactor(tx, userId));
    if (!row) return undefined;
    const isRight = kind === 'code' ? spendAppCode(scope, row, code, vault) : spendRecovery(scope, row, code);
    return (await isRight) ? kind : undefined;
  });
  if (!proved) throw invalid('code', kind === 'code' ? 'wrong_code' : 'wrong_recovery_code');
  await scope.tx(async (tx) => {
    if (proved === 'recovery-code') await tellCodeUsed(scope, tx, userId);
    // Whoever has a code needs nothing turned off: they found it again, or it was a stranger who asked.
    await stopRemoval(scope, tx, userId, exchange);
  });
  return proved;
}

/** So many are left when it is time for new ones. */
export const fewCodes = 2;

async function tellCodeUsed(scope: Scope, tx: Tx, userId: string): Promise<void> {
  const row = await findTwoFactor(tx, userId);
  const areFew = row !== undefined && (await countRecoveryCodes(tx, row.id)) <= fewCodes;
  const news = areFew ? 'recovery-codes-low' : 'recovery-code-used';
  await scope.enqueue(tx, 'send-security-news', { userId, news });
  if (areFew)
    await notify(tx, userId, {
      kind: 'recovery-codes-low',
      data: {},
      link: '/settings/privacy-security#two-factor',
      about: 'recovery codes',
      isQuiet: true,
      at: scope.now,
    });
}

async function spendAppCode(
  scope: Scope,
  { id, userId, secret }: TwoFactorRow,
  code: string,
  vault: Vault,
): Promise<boolean> {
  const opened = vault.unlock(secret, placeOf(scope.tenant.id, userId));
  const step = matchTotp(opened, code, scope.now.getTime());
  return step !== undefined && scope.tx((tx) => spendStep(tx, id, step));
}

const spendRecovery = (scope: Scope, { id }: TwoFactorRow, code: string): Promise<boolean> =>
  scope.tx((tx) => spendRecoveryCode(tx, id, hashRecoveryCode(code, id)));
