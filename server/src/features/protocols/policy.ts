import type { OwnerLookups } from '../../scope.ts';
import { findOwnerAndPermission } from '../teams/standing.ts';

export const protocolOwners: Pick<OwnerLookups, 'protocol'> = {
  protocol: async (tx, params, actorId) => {
    const found = await findOwnerAndPermission(tx, params.id ?? '', actorId ?? null);
    return found && { ownerId: found.ownerId, permission: found.permission };
  },
};
