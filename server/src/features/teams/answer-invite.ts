import { notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { takeInvite } from './invites-queries.ts';
import { joinTeam } from './queries.ts';
import { findStanding } from './standing.ts';

/** Taking the invite and joining are one step: pressed twice at once, the second finds no invite. */
export function acceptInvite(scope: SignedInScope, inviteId: string): Promise<{ protocolId: string }> {
  const tenantId = scope.tenant.id;
  const { userId } = scope.actor;
  return scope.tx(async (tx) => {
    const invite = await takeInvite(tx, inviteId);
    if (!invite) throw notFound();
    const { protocolId, permission } = invite;
    // Owners who have taken on an address that they once invited stay what they are.
    if ((await findStanding(tx, protocolId, userId)) !== 'owner')
      await joinTeam(tx, { tenantId, protocolId, userId, permission, since: scope.now });
    return { protocolId };
  });
}

export function declineInvite(scope: SignedInScope, inviteId: string): Promise<undefined> {
  return scope.tx(async (tx) => {
    if (!(await takeInvite(tx, inviteId))) throw notFound();
    return undefined;
  });
}
