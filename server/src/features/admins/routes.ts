import { adminCalls, mostAdmins, type SiteAdmin } from '@regimen/contract/admins.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import type { AdminScope } from '../../scope.ts';
import { beginAnew, changeRole, liftAdmin, suspendAdmin } from './change-admin.ts';
import { presentAdmin } from './present.ts';
import * as queries from './queries.ts';

export function adminRoutes(http: HttpParts): void {
  const { demo } = http;
  const show = async (scope: AdminScope, tx: Tx, id: string): Promise<SiteAdmin> => {
    const owners = await queries.listOwners(tx, demo);
    return presentAdmin(await queries.getSiteAdmin(tx, id, scope.now), scope, owners);
  };
  /** Changes somebody, and shows what they are then. */
  const changed = (scope: AdminScope, id: string, change: (tx: Tx) => Promise<void>): Promise<SiteAdmin> =>
    scope.tx(async (tx) => {
      await change(tx);
      return show(scope, tx, id);
    });

  registerCalls(http, adminCalls, {
    'GET dashboard/admins': (scope) =>
      scope.read(async (tx) => {
        const rows = await queries.listAdmins(tx, scope.now, mostAdmins);
        const owners = await queries.listOwners(tx, demo);
        return wholeList(rows.map((row) => presentAdmin(row, scope, owners)));
      }),

    'POST dashboard/admins': (scope, { body: { email, full_name: fullName, role } }) =>
      scope.tx(async (tx) => {
        const owners = await queries.holdOwners(tx, demo);
        if ((await queries.listAdmins(tx, scope.now, mostAdmins)).length >= mostAdmins)
          throw invalid('email', `no_more_than:${mostAdmins}`);
        const id = newId(scope.now.getTime());
        await queries.insertAdmin(tx, { id, email, fullName, role, createdAt: scope.now });
        await scope.enqueue(tx, 'send-admin-invite', { adminId: id });
        scope.admin.about = id;
        return presentAdmin(await queries.getSiteAdmin(tx, id, scope.now), scope, owners);
      }),

    'POST dashboard/admins/{id}/invite': (scope, { params: { id } }) =>
      changed(scope, id, (tx) => beginAnew(scope, tx, id, demo)),
    'PUT dashboard/admins/{id}/role': (scope, { params: { id }, body: { role } }) =>
      changed(scope, id, (tx) => changeRole(tx, id, role, demo)),
    'POST dashboard/admins/{id}/suspend': (scope, { params: { id } }) =>
      changed(scope, id, (tx) => suspendAdmin(scope, tx, id, demo)),
    'POST dashboard/admins/{id}/lift': (scope, { params: { id } }) =>
      changed(scope, id, (tx) => liftAdmin(tx, id)),
    'POST dashboard/admins/{id}/sign-out': (scope, { params: { id } }) =>
      changed(scope, id, (tx) => queries.endSessions(tx, id)),
  });
}
