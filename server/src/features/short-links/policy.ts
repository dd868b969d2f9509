import type { OwnerLookups } from '../../scope.ts';
import { findShortLink } from './queries.ts';

export const shortLinkOwners: Pick<OwnerLookups, 'shortLink'> = {
  shortLink: async (tx, { code = '' }) => {
    const found = await findShortLink(tx, code);
    return found && { ownerId: found.ownerId ?? '' };
  },
};
