import type { OwnerLookups } from '../../scope.ts';
import { hasFollowed } from './queries.ts';

/** A program belongs to its followers, as far as saying how it was goes. */
export const reviewOwners: Pick<OwnerLookups, 'followed'> = {
  followed: async (tx, { id = '' }, actorId) =>
    actorId && (await hasFollowed(tx, id, actorId)) ? { ownerId: actorId } : undefined,
};
