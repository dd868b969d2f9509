import type { OwnerLookups } from '../../scope.ts';
import { findProfile } from './shared-queries.ts';

export const creatorOwners: Pick<OwnerLookups, 'profile'> = {
  profile: async (tx, { username = '' }) => {
    const found = await findProfile(tx, username);
    return found && { ownerId: found.id };
  },
};
