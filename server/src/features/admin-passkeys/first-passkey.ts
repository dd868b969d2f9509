import type { AdminSignIn } from '@regimen/contract/dashboard.ts';
import { holdsPasskey } from '../../db/admin-queries.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { giveBack } from '../accounts/count-try.ts';
import { openAdminSession } from '../dashboard/open-admin-session.ts';
import { proveWhoComes } from '../dashboard/prove-admin-password.ts';
import { newRecoveryCodes, recoveryHash } from '../dashboard/second-factor.ts';
import { optionsToCreate } from '../passkeys/add-passkey.ts';
import { askForPasskey, getAsked, useUp } from '../passkeys/challenge.ts';
import { judgeNewPasskey, type Named } from './add-admin-passkey.ts';
import { getHeldAdmin, insertPasskey, keepFirstCodes } from './queries.ts';

interface Given {
  email: string;
  password: string;
}

/** Whoever has a second step adds passkeys once they are in: a password alone opens no other door. */
async function requireNone(tx: Tx, adminId: string): Promise<void> {
  const { isDemo, hasApp } = await getHeldAdmin(tx, adminId);
  if (isDemo || hasApp || (await holdsPasskey(tx, adminId)))
    throw invalid('password', 'admin_has_second_step');
}

/** At the first sign-in, in place of an app. */
export async function firstPasskeyOptions(scope: Scope, given: Given, exchange: Exchange, demo: boolean) {
  const { admin, counted } = await proveWhoComes(scope, given, exchange, demo);
  const challenge = await scope.tx(async (tx) => {
    await giveBack(tx, counted, false);
    await requireNone(tx, admin.id);
    return askForPasskey(scope, tx, exchange, 'admin-add');
  });
  return optionsToCreate(scope, admin, challenge, []);
}

/** The passkey is both steps from now on; recovery codes are the way back in without it. */
export async function comeInWithFirstPasskey(
  scope: Scope,
  { name, passkey, ...given }: Given & Named,
  exchange: Exchange,
  demo: boolean,
): Promise<AdminSignIn> {
  const { admin, counted } = await proveWhoComes(scope, given, exchange, demo);
  const asked = await scope.read((tx) => getAsked(scope, tx, exchange, 'admin-add'));
  const row = await judgeNewPasskey(scope, admin.id, { name, passkey }, asked.challenge);
  const codes = newRecoveryCodes();
  const answer = await openAdminSession(
    scope,
    admin,
    exchange,
    'POST dashboard/first-passkey',
    async (tx) => {
      await requireNone(tx, admin.id);
      await useUp(scope, tx, asked);
      await insertPasskey(tx, row);
      await keepFirstCodes(tx, admin.id, codes.map(recoveryHash));
      await giveBack(tx, counted, true);
    },
  );
  exchange.dropSignInKey();
  return { ...answer, recovery_codes: codes };
}
