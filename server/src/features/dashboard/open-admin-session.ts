import type { AdminSignIn } from '@regimen/contract/dashboard.ts';
import { adminIdleMs } from '../../admin-times.ts';
import { insertAdminAction } from '../../db/admin-queries.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { deviceName } from '../accounts/device-name.ts';
import { type AdminRow, insertAdminSession } from './queries.ts';

export const nothing = { secret: null, address: null, recovery_codes: null, token: null };

/** The demo's admin has a password that everybody knows. */
export const mayComeIn = (
  { suspendedAt, isDemo }: Pick<AdminRow, 'suspendedAt' | 'isDemo'>,
  demo: boolean,
): boolean => !suspendedAt && (!isDemo || demo);

/** Where every way into the dashboard ends. `also`: what else happens in the same transaction. */
export async function openAdminSession(
  scope: Scope,
  { id: adminId }: Pick<AdminRow, 'id'>,
  exchange: Exchange,
  action: string,
  also: (tx: Tx) => Promise<void>,
): Promise<AdminSignIn> {
  const token = newSecret();
  const at = scope.now;
  await scope.tx(async (tx) => {
    await also(tx);
    await insertAdminSession(tx, {
      id: newId(at.getTime()),
      adminId,
      tokenHash: hashSecret(token),
      deviceName: deviceName(exchange.userAgent),
      createdAt: at,
      provedAt: at,
      expiresAt: new Date(at.getTime() + adminIdleMs),
    });
    await insertAdminAction(tx, { id: newId(at.getTime()), at, adminId, action });
  });
  exchange.signInAdmin(token);
  return { ...nothing, next: 'in', token };
}
