import type { OwnerLookups } from '../../scope.ts';
import { findInInbox } from './inbox-queries.ts';

/** A letter to the site is nobody's own; whoever was signed in wrote it. */
export const siteOwners: Pick<OwnerLookups, 'contactMessage'> = {
  contactMessage: async (tx, params) => {
    const found = await findInInbox(tx, params.id ?? '');
    return found && { ownerId: found.userId ?? '', personId: found.userId ?? undefined };
  },
};
