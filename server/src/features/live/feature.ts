import { isExpert } from '@regimen/contract/roles.ts';
import { watchedThings } from '@regimen/contract/watching.ts';
import type { Feature } from '../../feature.ts';
import { findProgramStanding } from '../programs/standing.ts';
import { liveRoutes } from './routes.ts';

const looksAfter: readonly unknown[] = ['owner', 'publish', 'edit'];

export const live: Feature = {
  routes: liveRoutes,
  channels: {
    [watchedThings.followers]: async (tx, id, userId, { roles, state }) =>
      state === 'registered' &&
      isExpert(roles) &&
      looksAfter.includes(await findProgramStanding(tx, id, userId)),
  },
};
