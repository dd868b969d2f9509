import type { OwnerLookups } from '../../scope.ts';
import { findTeamStanding } from '../live/team-standing.ts';
import { findPlaceOfTask } from './queries.ts';

export const followUpOwners: Pick<OwnerLookups, 'followUp'> = {
  followUp: async (tx, { id = '' }, actorId) => findTeamStanding(tx, await findPlaceOfTask(tx, id), actorId),
};
