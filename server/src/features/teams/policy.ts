import type { OwnerLookups } from '../../scope.ts';
import { findInvited } from './invites-queries.ts';

/** An invite belongs to whoever has confirmed the address it went to, so a forwarded message opens nothing. */
export const inviteOwners: Pick<OwnerLookups, 'invite'> = {
  invite: async (tx, params) => {
    const ownerId = await findInvited(tx, params.invite ?? '');
    return ownerId === undefined ? undefined : { ownerId };
  },
};
