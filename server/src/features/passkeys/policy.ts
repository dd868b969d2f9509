import type { OwnerLookups } from '../../scope.ts';
import { findPasskeyOwner } from './queries.ts';

export const passkeyOwners: Pick<OwnerLookups, 'passkey'> = {
  passkey: (tx, { id = '' }) => findPasskeyOwner(tx, id),
};
