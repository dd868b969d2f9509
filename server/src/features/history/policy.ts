import type { OwnerLookups } from '../../scope.ts';
import { findTeamStanding } from '../live/team-standing.ts';
import { findPlaceOfRun } from './queries.ts';

export const runOwners: Pick<OwnerLookups, 'run'> = {
  run: async (tx, { id = '' }, actorId) => findTeamStanding(tx, await findPlaceOfRun(tx, id), actorId),
};
