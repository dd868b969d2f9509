import type { OwnerLookups } from '../../scope.ts';
import { findTeamStanding } from '../live/team-standing.ts';
import { findProgramOfRun } from './queries.ts';

export const runOwners: Pick<OwnerLookups, 'run'> = {
  run: async (tx, { id = '' }, actorId) => findTeamStanding(tx, await findProgramOfRun(tx, id), actorId),
};
