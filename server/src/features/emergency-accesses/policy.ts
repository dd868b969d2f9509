import type { OwnerLookups } from '../../scope.ts';
import { findAccess } from './queries.ts';

/** An emergency access is its admin's own; the person is whom it is about. */
export const emergencyAccessOwners: Pick<OwnerLookups, 'emergencyAccess'> = {
  emergencyAccess: async (tx, params) => {
    const found = await findAccess(tx, params.id ?? '');
    if (!found) return undefined;
    const { admin, person, scopes, endsAt: until } = found;
    return { ownerId: admin.id, personId: person.id, opens: { scopes, until } };
  },
};
