import type { Permission } from '@regimen/contract/permissions.ts';
import { type Invite, mostMembers } from '@regimen/contract/teams.ts';
import { newId } from '../../db/ids.ts';
import { invalid } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { countMail } from '../accounts/count-mail.ts';
import { type InviteRow, insertInvite, listInvites } from './invites-queries.ts';
import { presentInvite } from './present.ts';
import { findOwner, listMembers } from './queries.ts';
import { holdProtocol } from './standing.ts';

/** The message follows as a job of the same transaction. */
export function inviteSomebody(
  scope: SignedInScope,
  protocolId: string,
  { email, permission }: { email: string; permission: Permission },
): Promise<Invite> {
  const tenantId = scope.tenant.id;
  const invitedBy = scope.actor.userId;
  return scope.tx(async (tx) => {
    await holdProtocol(tx, protocolId);
    const owner = await findOwner(tx, protocolId);
    if (owner?.email === email) throw invalid('email', 'invited_owner');
    const members = await listMembers(tx, protocolId);
    if (members.some((member) => member.email === email)) throw invalid('email', 'invited_member');
    const invites = await listInvites(tx, protocolId);
    if (invites.some((invite) => invite.email === email)) throw invalid('email', 'invited_already');
    if (members.length + invites.length >= mostMembers) throw invalid('email', `no_more_than:${mostMembers}`);
    const id = newId(scope.now.getTime());
    const made = await insertInvite(tx, {
      tenantId,
      id,
      protocolId,
      email,
      permission,
      invitedBy,
      createdAt: scope.now,
    });
    // One message too many to this address: the invitation waits on their home page all the same.
    if ((await countMail(scope, tx, { to: email, by: { account: invitedBy } })) === 0)
      await scope.enqueue(tx, 'send-protocol-invite', { inviteId: id });
    return presentInvite(made as InviteRow);
  });
}
