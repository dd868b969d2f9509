import type { OwnerLookups } from '../../scope.ts';
import { findNudgeOwner } from './queries.ts';

export const nudgeOwners: Pick<OwnerLookups, 'nudge'> = {
  nudge: async (tx, tenantId, { id = '' }) => {
    const ownerId = await findNudgeOwner(tx, tenantId, id);
    return ownerId === undefined ? undefined : { ownerId };
  },
};
