import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import { dropKeysAndSessions } from '../../db/admin-queries.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict } from '../../errors.ts';
import type { AdminScope } from '../../scope.ts';
import { endSessions, forgetSecrets, holdOwners, setRole, setSuspended } from './queries.ts';

/** A site that nobody owns can be mended by nobody: the last owner who can come in stays one. */
async function keepAnOwner(tx: Tx, id: string, demo: boolean): Promise<void> {
  const owners = await holdOwners(tx, demo);
  if (owners.length === 1 && owners[0] === id) throw conflict('last_owner');
}

/** Their open sessions are judged by it from the next request on: every call asks the database for the role. */
export async function changeRole(tx: Tx, id: string, role: AdminRole, demo: boolean): Promise<void> {
  if (role !== 'owner') await keepAnOwner(tx, id, demo);
  await setRole(tx, id, role);
}

export async function suspendAdmin(scope: AdminScope, tx: Tx, id: string, demo: boolean): Promise<void> {
  if (id === scope.admin.id) throw conflict('not_oneself');
  await keepAnOwner(tx, id, demo);
  if (!(await setSuspended(tx, id, scope.now))) throw conflict('already_suspended');
  await endSessions(tx, id);
}

export async function liftAdmin(tx: Tx, id: string): Promise<void> {
  if (!(await setSuspended(tx, id, null))) throw conflict('not_suspended');
}

/** Nothing they had opens anything any more; a new link is on its way to their address. */
export async function beginAnew(scope: AdminScope, tx: Tx, id: string, demo: boolean): Promise<void> {
  if (id === scope.admin.id) throw conflict('not_oneself');
  await keepAnOwner(tx, id, demo);
  await forgetSecrets(tx, id);
  await dropKeysAndSessions(tx, id);
  await scope.enqueue(tx, 'send-admin-invite', { adminId: id });
}
