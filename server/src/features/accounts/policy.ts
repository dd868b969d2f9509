import type { OwnerLookups } from '../../scope.ts';
import { findEmailChangeOwner } from './email-changes-queries.ts';
import { findSessionOwner } from './sessions-queries.ts';

export const accountOwners: Pick<OwnerLookups, 'session' | 'emailChange'> = {
  emailChange: (tx, { id = '' }) => findEmailChangeOwner(tx, id),
  session: (tx, { id = '' }) => findSessionOwner(tx, id),
};
