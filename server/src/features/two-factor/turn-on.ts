import { siteIn } from '@regimen/contract/site-in.ts';
import type { TwoFactor } from '@regimen/contract/two-factor.ts';
import { recoveryCodeCount } from '@regimen/contract/two-factor-times.ts';
import { newId } from '../../db/ids.ts';
import { conflict, forbidden, invalid, notFound } from '../../errors.ts';
import type { Vault } from '../../providers/vault.ts';
import type { SignedInScope } from '../../scope.ts';
import { matchTotp, newTotpSecret, totpAddress } from '../../totp.ts';
import { placeOf } from './prove-code.ts';
import { findTwoFactor, getPerson, insertTwoFactor, replaceRecoveryCodes } from './queries.ts';
import { asShown, hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';

/** Kept nowhere until a code shows that an app has it. */
export async function showNewSecret(scope: SignedInScope): Promise<{ secret: string; address: string }> {
  const person = await scope.read((tx) => getPerson(tx, scope.actor.userId));
  if (!person?.email) throw forbidden();
  const secret = newTotpSecret();
  return { secret, address: totpAddress(secret, siteIn(scope.tenant.site, scope.locale).name, person.email) };
}

interface NewCodes {
  twoFactor: TwoFactor;
  recoveryCodes: string[];
}

/** `code` was made from `secret` just now, so the app has it. It is taken, and opens nothing afterwards. */
export async function turnOn(
  scope: SignedInScope,
  { secret, code }: { secret: string; code: string },
  vault: Vault,
): Promise<NewCodes> {
  const { userId } = scope.actor;
  const usedStep = matchTotp(secret, code, scope.now.getTime());
  if (usedStep === undefined) throw invalid('code', 'wrong_code');
  const id = newId(scope.now.getTime());
  const locked = vault.lock(secret, placeOf(scope.tenant.id, userId));
  const recoveryCodes = newRecoveryCodes();
  return scope.tx(async (tx) => {
    const row = { tenantId: tx.tenantId, id, userId, secret: locked, usedStep, createdAt: scope.now };
    if (!(await insertTwoFactor(tx, row))) throw conflict('two_factor_on');
    await replaceRecoveryCodes(tx, id, hashesOf(recoveryCodes, id));
    await scope.enqueue(tx, 'send-security-news', { userId, news: 'two-factor-on' });
    return shown({ id, createdAt: scope.now }, recoveryCodes);
  });
}

export async function makeNewCodes(scope: SignedInScope, id: string): Promise<NewCodes> {
  const recoveryCodes = newRecoveryCodes();
  return scope.tx(async (tx) => {
    const row = await findTwoFactor(tx, scope.actor.userId);
    if (!row) throw notFound();
    await replaceRecoveryCodes(tx, id, hashesOf(recoveryCodes, id));
    return shown(row, recoveryCodes);
  });
}

const hashesOf = (codes: readonly string[], id: string) => codes.map((code) => hashRecoveryCode(code, id));

const shown = ({ id, createdAt }: { id: string; createdAt: Date }, codes: readonly string[]): NewCodes => ({
  twoFactor: { id, createdAt: createdAt.toISOString(), recoveryCodesLeft: recoveryCodeCount, removal: null },
  recoveryCodes: codes.map(asShown),
});
