import type { OwnerLookups } from '../../scope.ts';
import { findImageOwner } from './queries.ts';

export const imageOwners: Pick<OwnerLookups, 'image'> = {
  image: async (tx, tenantId, params) => {
    const ownerId = await findImageOwner(tx, tenantId, params.name ?? '');
    return ownerId === undefined ? undefined : { ownerId };
  },
};
