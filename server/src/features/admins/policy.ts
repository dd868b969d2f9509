import type { OwnerLookups } from '../../scope.ts';
import { findAdminId } from './queries.ts';

export const adminOwners: Pick<OwnerLookups, 'admin'> = {
  admin: async (tx, params) => {
    const id = await findAdminId(tx, params.id ?? '');
    return id === undefined ? undefined : { ownerId: id, adminId: id };
  },
};
