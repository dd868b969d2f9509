import type { OwnerLookups } from '../../scope.ts';
import { findQualification } from './expert-queries.ts';

export const profileOwners: Pick<OwnerLookups, 'qualification'> = {
  qualification: async (tx, { id = '' }) => {
    const found = await findQualification(tx, id);
    return found && { ownerId: found.userId, personId: found.userId };
  },
};
