import type { Feature } from '../../feature.ts';
import { runOwners } from './policy.ts';
import { historyRoutes } from './routes.ts';

export const history: Feature = {
  owners: runOwners,
  routes: historyRoutes,
  makers: () => import('./makers.ts'),
};
