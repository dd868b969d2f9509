import type { OwnerLookups } from '../../scope.ts';
import { findNudgeOwner } from './queries.ts';

export const nudgeOwners: Pick<OwnerLookups, 'nudge'> = {
  nudge: async (tx, { id = '' }) => {
    const ownerId = await findNudgeOwner(tx, id);
    return ownerId === undefined ? undefined : { ownerId };
  },
};
