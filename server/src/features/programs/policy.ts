import type { OwnerLookups } from '../../scope.ts';
import * as queries from './queries.ts';

export const programOwners: Pick<OwnerLookups, 'program' | 'listing'> = {
  program: (tx, { id = '' }, actorId) => queries.findProgramOwner(tx, id, actorId),
  listing: (tx, { id = '' }) => queries.findListingOwner(tx, id),
};
