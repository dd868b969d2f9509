import type { OwnerLookups } from '../../scope.ts';
import { findProfile } from './queries.ts';

export const creatorOwners: Pick<OwnerLookups, 'profile'> = {
  profile: async (tx, tenantId, { username = '' }) => {
    const found = await findProfile(tx, tenantId, username);
    return found && { ownerId: found.id };
  },
};
