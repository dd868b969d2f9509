import type { OwnerLookups } from '../../scope.ts';
import { findCategoryOwner } from './queries.ts';

export const categoryOwners: Pick<OwnerLookups, 'category'> = {
  category: async (tx, params) => {
    const ownerId = await findCategoryOwner(tx, params.id ?? '');
    return ownerId === undefined ? undefined : { ownerId };
  },
};
