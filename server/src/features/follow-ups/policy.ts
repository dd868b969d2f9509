import type { OwnerLookups } from '../../scope.ts';
import { findTeamStanding } from '../live/team-standing.ts';
import { findProgramOfTask } from './queries.ts';

export const followUpOwners: Pick<OwnerLookups, 'followUp'> = {
  followUp: async (tx, { id = '' }, actorId) =>
    findTeamStanding(tx, await findProgramOfTask(tx, id), actorId),
};
