import type { OwnerLookups } from '../../scope.ts';
import { findCase, findSavedReplyOwner } from './queries.ts';

/** A follower's conversation belongs to the experts in it, never to its follower. */
export const inboxOwners: Pick<OwnerLookups, 'inboxChat' | 'savedReply'> = {
  inboxChat: async (tx, { id = '' }, callerId = '') => {
    const row = callerId === '' ? undefined : await findCase(tx, callerId, id);
    return row && { ownerId: callerId };
  },
  savedReply: async (tx, { id = '' }) => {
    const ownerId = await findSavedReplyOwner(tx, id);
    return ownerId === undefined ? undefined : { ownerId };
  },
};
