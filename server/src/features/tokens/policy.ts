import type { OwnerLookups } from '../../scope.ts';
import { findTokenOwner } from './queries.ts';

export const tokenOwners: Pick<OwnerLookups, 'token'> = {
  token: (tx, { id = '' }) => findTokenOwner(tx, id),
};
