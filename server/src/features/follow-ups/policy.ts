import type { OwnerLookups } from '../../scope.ts';
import { findTeamStanding } from '../live/team-standing.ts';
import { findProgramOfTask } from './queries.ts';

export const followUpOwners: Pick<OwnerLookups, 'followUp'> = {
  followUp: async (tx, tenantId, { id = '' }, actorId) =>
    findTeamStanding(tx, tenantId, await findProgramOfTask(tx, tenantId, id), actorId),
};
