import type { OwnerLookups } from '../../scope.ts';
import * as queries from './queries.ts';

export const programOwners: Pick<OwnerLookups, 'program' | 'listing'> = {
  program: (tx, tenantId, { id = '' }, actorId) => queries.findProgramOwner(tx, tenantId, id, actorId),
  listing: (tx, tenantId, { id = '' }) => queries.findListingOwner(tx, tenantId, id),
};
