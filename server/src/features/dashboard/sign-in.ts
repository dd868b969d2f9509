import type { AdminSignIn } from '@regimen/contract/dashboard.ts';
import { holdsPasskey } from '../../db/admin-queries.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { Vault } from '../../providers/vault.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { matchTotp, newTotpSecret, totpAddress } from '../../totp.ts';
import { type Counted, giveBack } from '../accounts/count-try.ts';
import { nothing, openAdminSession } from './open-admin-session.ts';
import { proveWhoComes } from './prove-admin-password.ts';
import { type AdminRow, keepPendingTotp, setPendingTotp } from './queries.ts';
import { newRecoveryCodes, proveSecondFactor, recoveryHash, totpPlace } from './second-factor.ts';

interface Given {
  email: string;
  password: string;
  code?: string | undefined;
}
interface Tools {
  vault: Vault;
  demo: boolean;
}

/**
 * One form, sent again with the code once the password was right: nothing is half signed in meanwhile. A try is counted
 * before it is judged, and a wrong code is a wrong try: only a whole sign-in begins the count anew.
 */
export async function signInAdmin(
  scope: Scope,
  { email, password, code }: Given,
  exchange: Exchange,
  tools: Tools,
): Promise<AdminSignIn> {
  const { admin, counted } = await proveWhoComes(scope, { email, password }, exchange, tools.demo);
  const come = () => openAdminSession(scope, admin, exchange, 'POST dashboard/login', clearing(counted));
  if (admin.isDemo) return come();
  const hasPasskey = await scope.read((tx) => holdsPasskey(tx, admin.id));
  if (!admin.totp && !hasPasskey) return setUp(scope, admin, code, counted, tools.vault, come);
  if (code === undefined) {
    await scope.tx((tx) => giveBack(tx, counted, false));
    return { ...nothing, next: admin.totp ? 'code' : 'passkey' };
  }
  await proveSecondFactor(scope, admin, code, tools.vault);
  return come();
}

/** A whole sign-in begins the count anew. */
export const clearing = (counted: Counted) => (tx: Tx) => giveBack(tx, counted, true);

/** Shows a new secret, or keeps the one that was shown once a code proves that an app has it. */
async function setUp(
  scope: Scope,
  admin: AdminRow,
  code: string | undefined,
  counted: Counted,
  vault: Vault,
  come: () => Promise<AdminSignIn>,
): Promise<AdminSignIn> {
  const place = totpPlace(admin);
  if (code === undefined) {
    const secret = newTotpSecret();
    await scope.tx(async (tx) => {
      await setPendingTotp(tx, admin.id, vault.lock(secret, place));
      await giveBack(tx, counted, false);
    });
    const address = totpAddress(secret, scope.tenant.site.name, admin.email);
    return { ...nothing, next: 'set-up', secret, address };
  }
  const pending = admin.totpPending;
  const digits = code.replaceAll(/\s/g, '');
  const step = pending ? matchTotp(vault.unlock(pending, place), digits, scope.now.getTime()) : undefined;
  if (!pending || step === undefined) throw invalid('code', 'admin_wrong_code');
  const codes = newRecoveryCodes();
  const kept = await scope.tx((tx) => keepPendingTotp(tx, admin.id, pending, step, codes.map(recoveryHash)));
  if (!kept) throw invalid('code', 'admin_wrong_code');
  return { ...(await come()), recovery_codes: codes };
}
