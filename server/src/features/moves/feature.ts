import type { Feature } from '../../feature.ts';
import { movePeople } from './jobs.ts';
import { moveRoutes } from './routes.ts';

export const moves: Feature = {
  routes: moveRoutes,
  jobs: {
    'move-people': (_scope, { movingId }, { inTenant }) => movePeople(movingId, inTenant),
  },
};
