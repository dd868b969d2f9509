import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { putAdmin } from './queries.ts';

/** Hours that the link to set a password is good for. */
export const adminLinkHours = 24;

/**
 * Makes an admin, or lets one begin anew who lost password and app. Gives the secret of the link by which they set a
 * password; it rests nowhere else.
 */
export async function inviteAdmin(
  tx: Tx,
  admin: { email: string; fullName: string; role: AdminRole },
  now: Date,
): Promise<{ id: string; token: string }> {
  const token = newSecret();
  const id = await putAdmin(tx, {
    ...admin,
    id: newId(now.getTime()),
    createdAt: now,
    linkHash: hashSecret(token),
    linkUntil: new Date(now.getTime() + adminLinkHours * 3_600_000),
  });
  return { id, token };
}
