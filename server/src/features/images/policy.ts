import type { OwnerLookups } from '../../scope.ts';
import { findImageOwner } from './queries.ts';

export const imageOwners: Pick<OwnerLookups, 'image'> = {
  image: async (tx, params) => {
    const ownerId = await findImageOwner(tx, params.name ?? '');
    return ownerId === undefined ? undefined : { ownerId };
  },
};
