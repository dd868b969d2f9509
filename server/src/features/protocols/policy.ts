import type { Permission } from '@regimen/contract/permissions.ts';
import type { OwnerLookups } from '../../scope.ts';
import { findOwner } from './queries.ts';

export const protocolOwners: Pick<OwnerLookups, 'protocol'> = {
  protocol: async (tx, tenantId, params, actorId) => {
    const found = await findOwner(tx, tenantId, params.id ?? '', actorId);
    return found && { ownerId: found.ownerId, permission: found.permission as Permission | null };
  },
};
