import type { OwnerLookups } from '../../scope.ts';
import { findAccount } from './queries.ts';

export const peopleOwners: Pick<OwnerLookups, 'person'> = {
  person: async (tx, params) => {
    const found = await findAccount(tx, params.id ?? '');
    return found && { ownerId: found.id, personId: found.id };
  },
};
