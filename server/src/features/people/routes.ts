import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import { emergencyAccessCalls } from '@regimen/contract/emergency-accesses.ts';
import { type PersonDetails, peopleCalls } from '@regimen/contract/people.ts';
import { listAdminActions } from '../../db/admin-actions-queries.ts';
import { hasReviewer } from '../../db/admin-queries.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { listUrl } from '../../list-url.ts';
import { pageOf, presentPage, readPlace } from '../../paging.ts';
import type { AdminScope } from '../../scope.ts';
import { presentPerson } from './present.ts';
import * as queries from './queries.ts';
import { showAction } from './show-action.ts';
import { liftSuspension, suspendPerson } from './suspend-person.ts';

const mostActions = 50;

const mayCall = (role: AdminRole, { access }: { access: { admin: readonly AdminRole[] } }) =>
  access.admin.includes(role);
const canDo = (role: AdminRole): PersonDetails['can'] => ({
  suspend: mayCall(role, peopleCalls['POST dashboard/people/{id}/suspend']),
  signOut: mayCall(role, peopleCalls['POST dashboard/people/{id}/sign-out']),
  roles: mayCall(role, peopleCalls['PUT dashboard/people/{id}/roles']),
  emergency: mayCall(role, emergencyAccessCalls['POST dashboard/people/{id}/emergency-accesses']),
});

async function show(scope: AdminScope, tx: Tx, id: string): Promise<PersonDetails> {
  const row = await queries.findAccount(tx, id);
  if (!row) throw notFound();
  const sessions = await queries.countSessions(tx, id, scope.now);
  const actions = await listAdminActions(tx, { personId: id }, undefined, mostActions);
  return {
    ...presentPerson(row),
    suspensionNote: row.suspensionNote,
    sessions,
    actions: actions.map(showAction),
    can: canDo(scope.admin.role),
    hasReviewer: await hasReviewer(tx, scope.admin.id),
  };
}

export function peopleRoutes(http: HttpParts): void {
  registerCalls(http, peopleCalls, {
    'GET dashboard/people': async (scope, { query: { search, show: kind, cursor, per_page } }) => {
      const from = readPlace(cursor);
      const wanted = { search, show: kind };
      const rows = await scope.read((tx) => queries.listPeople(tx, wanted, from, per_page + 1));
      const page = pageOf(rows, per_page, from);
      const url = listUrl('dashboard/people', { ...wanted, per_page });
      return presentPage(page, per_page, url, page.rows.map(presentPerson));
    },

    'GET dashboard/people/{id}': (scope, { params }) => scope.read((tx) => show(scope, tx, params.id)),

    'POST dashboard/people/{id}/suspend': (scope, { params, body: { note } }) =>
      scope.tx(async (tx) => {
        await suspendPerson(scope, tx, params.id, note);
        return show(scope, tx, params.id);
      }),

    'POST dashboard/people/{id}/lift': (scope, { params }) =>
      scope.tx(async (tx) => {
        await liftSuspension(scope, tx, params.id);
        return show(scope, tx, params.id);
      }),

    'POST dashboard/people/{id}/sign-out': (scope, { params }) =>
      scope.tx(async (tx) => {
        await queries.endSessions(tx, params.id);
        scope.publish('session', params.id);
        return show(scope, tx, params.id);
      }),

    'PUT dashboard/people/{id}/roles': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        await queries.setRoles(tx, params.id, [...new Set(body.roles)]);
        scope.publish('session', params.id);
        scope.publish('content');
        return show(scope, tx, params.id);
      }),
  });
}
