import type { OwnerLookups } from '../../scope.ts';
import { findPasskeyOwner } from './queries.ts';

export const adminPasskeyOwners: Pick<OwnerLookups, 'adminPasskey'> = {
  adminPasskey: (tx, { id = '' }) => findPasskeyOwner(tx, id),
};
