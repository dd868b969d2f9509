import type { EmergencyScope } from '@regimen/contract/emergency-scopes.ts';
import { getAdminName } from '../../db/admin-queries.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { AdminScope } from '../../scope.ts';
import { notify } from '../notifications/notify.ts';
import { insertAccess } from './queries.ts';

interface Wanted {
  reason: string;
  scopes: EmergencyScope[];
  minutes: number;
}

/** The person is told in the transaction that opens it: under the bell, and by a mail that nothing turns off. */
export async function openAccess(
  scope: AdminScope,
  tx: Tx,
  personId: string,
  { reason, scopes, minutes }: Wanted,
): Promise<string> {
  const id = newId(scope.now.getTime());
  const endsAt = new Date(scope.now.getTime() + minutes * 60_000);
  await insertAccess(tx, {
    id,
    adminId: scope.admin.id,
    personId,
    scopes: [...new Set(scopes)],
    reason,
    openedAt: scope.now,
    endsAt,
  });
  await notify(tx, personId, {
    kind: 'emergency-access',
    data: {
      title: reason,
      person: await getAdminName(tx, scope.admin.id),
      role: scope.admin.role,
      until: endsAt.toISOString(),
    },
    link: '/settings/privacy-security#who-looked',
    about: id,
    isQuiet: true,
    at: scope.now,
  });
  await scope.enqueue(tx, 'send-emergency-access', { accessId: id });
  return id;
}
