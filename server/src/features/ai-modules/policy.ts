import type { OwnerLookups } from '../../scope.ts';
import { findFollowerOfDecision } from './queries.ts';

export const aiDecisionOwners: Pick<OwnerLookups, 'aiDecision'> = {
  aiDecision: async (tx, { id = '' }) => {
    const ownerId = await findFollowerOfDecision(tx, id);
    return ownerId === undefined ? undefined : { ownerId };
  },
};
