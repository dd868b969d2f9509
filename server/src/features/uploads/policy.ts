import type { OwnerLookups } from '../../scope.ts';
import { findProgramStanding } from '../programs/standing.ts';
import { findUploadPlace } from './queries.ts';

export const uploadOwners: Pick<OwnerLookups, 'upload'> = {
  upload: async (tx, { name = '' }, actorId) => {
    const place = await findUploadPlace(tx, name);
    if (!place?.ownerId) return undefined;
    const { ownerId } = place;
    if (!actorId || !place.programId) return { ownerId, personId: ownerId, programId: place.programId };
    const permission = await findProgramStanding(tx, place.programId, actorId);
    // The program's owner looks after its followers too, but the file stays the follower's.
    return {
      ownerId,
      personId: ownerId,
      programId: place.programId,
      permission: permission === 'owner' ? 'publish' : permission,
    };
  },
};
