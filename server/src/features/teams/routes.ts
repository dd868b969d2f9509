import { type Team, teamCalls } from '@regimen/contract/teams.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { acceptInvite, declineInvite } from './answer-invite.ts';
import { inviteSomebody } from './invite-somebody.ts';
import * as invites from './invites-queries.ts';
import { presentInvite, presentMember, presentPerson, presentReceivedInvite } from './present.ts';
import * as queries from './queries.ts';
import { findStanding } from './standing.ts';

/** Who is asked to more teams than this at once answers the newest first. */
const mostReceived = 100;

export function teamRoutes(http: HttpParts): void {
  registerCalls(http, teamCalls, {
    'GET protocols/{id}/team': (scope, { params }) => scope.read((tx) => team(scope, tx, params.id)),

    'POST protocols/{id}/invites': (scope, { params, body }) => inviteSomebody(scope, params.id, body),

    'PUT protocols/{id}/invites/{invite}': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const { id, invite } = params;
        const changed = await invites.updateInvite(tx, id, invite, body.permission);
        if (!changed) throw notFound();
        return presentInvite(changed);
      }),

    'DELETE protocols/{id}/invites/{invite}': (scope, { params }) =>
      scope.tx(async (tx) => {
        if (!(await invites.deleteInvite(tx, params.id, params.invite))) throw notFound();
        return undefined;
      }),

    'PUT protocols/{id}/members/{member}': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const { id, member } = params;
        await queries.updateMember(tx, id, member, body.permission);
        scope.publish('seat', member);
        const changed = await queries.findMember(tx, id, member);
        if (!changed) throw notFound();
        return presentMember(changed);
      }),

    'DELETE protocols/{id}/members/{member}': (scope, { params }) =>
      scope.tx(async (tx) => {
        if (!(await queries.deleteMember(tx, params.id, params.member))) throw notFound();
        scope.publish('seat', params.member);
        return undefined;
      }),

    'POST protocols/{id}/leave': (scope, { params }) =>
      scope.tx(async (tx) => {
        await queries.deleteMember(tx, params.id, scope.actor.userId);
        scope.publish('seat', scope.actor.userId);
        return undefined;
      }),

    'GET protocol-invites': async (scope) => {
      const rows = await scope.read((tx) =>
        invites.listReceivedInvites(tx, scope.actor.userId, mostReceived),
      );
      return wholeList(rows.map(presentReceivedInvite));
    },

    'POST protocol-invites/{invite}/accept': (scope, { params }) => acceptInvite(scope, params.invite),

    'POST protocol-invites/{invite}/decline': (scope, { params }) => declineInvite(scope, params.invite),
  });
}

async function team(scope: SignedInScope, tx: Tx, protocolId: string): Promise<Team> {
  const [owner, may, members] = await inOrder(
    queries.findOwner(tx, protocolId),
    findStanding(tx, protocolId, scope.actor.userId),
    queries.listMembers(tx, protocolId),
  );
  if (!owner || !may) throw notFound();
  return {
    owner: presentPerson(owner),
    members: members.map(presentMember),
    // Addresses are shown to nobody but the owner.
    invites: may === 'owner' ? (await invites.listInvites(tx, protocolId)).map(presentInvite) : [],
    may,
  };
}
