import type { TwoFactor } from '@regimen/contract/two-factor.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { countRecoveryCodes, type TwoFactorRow } from './queries.ts';
import { findRemoval } from './removal-queries.ts';

export async function presentTwoFactor(scope: Scope, tx: Tx, row: TwoFactorRow): Promise<TwoFactor> {
  const removal = await findRemoval(tx, row.id, scope.now);
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    recoveryCodesLeft: await countRecoveryCodes(tx, row.id),
    removal: removal
      ? { askedAt: removal.askedAt.toISOString(), readyAt: removal.readyAt.toISOString() }
      : null,
  };
}
