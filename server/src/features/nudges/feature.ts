import type { Feature } from '../../feature.ts';
import { nudgeOwners } from './policy.ts';
import { nudgeRoutes } from './routes.ts';

export const nudges: Feature = {
  owners: nudgeOwners,
  routes: nudgeRoutes,
  makers: () => import('./makers.ts'),
};
