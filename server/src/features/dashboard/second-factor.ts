import { Secret } from 'otpauth';
import { invalid } from '../../errors.ts';
import type { Vault } from '../../providers/vault.ts';
import type { Scope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import { matchTotp } from '../../totp.ts';
import { type AdminRow, useRecoveryCode, useTotpStep } from './queries.ts';

const recoveryCodes = 10;

/** Where an admin's secret is locked for: it opens at no other row. */
export const totpPlace = ({ tenantId, id }: Pick<AdminRow, 'tenantId' | 'id'>): string =>
  `admin-totp:${tenantId}:${id}`;

/** 80 bits each, in groups that people can copy by hand. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () =>
    (new Secret({ size: 10 }).base32.match(/.{4}/g) ?? []).join('-'),
  );
export const recoveryHash = (code: string): string =>
  hashSecret(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')).toString('hex');

/** A code of the app, or one of those that were written down. Either is good once. */
export async function proveSecondFactor(
  scope: Scope,
  admin: AdminRow,
  code: string,
  vault: Vault,
): Promise<void> {
  const digits = code.replaceAll(/\s/g, '');
  const isOfApp = /^\d{6}$/.test(digits);
  const step =
    isOfApp && admin.totp
      ? matchTotp(vault.unlock(admin.totp, totpPlace(admin)), digits, scope.now.getTime())
      : undefined;
  const isRight = await scope.tx(async (tx) => {
    if (isOfApp) return step !== undefined && useTotpStep(tx, admin.id, step);
    return useRecoveryCode(tx, admin.id, recoveryHash(code));
  });
  if (!isRight) throw invalid('code', 'admin_wrong_code');
}
