import type { Feature } from '../../feature.ts';
import { creatorOwners } from './policy.ts';
import { creatorRoutes } from './routes.ts';

export const creators: Feature = {
  owners: creatorOwners,
  routes: creatorRoutes,
  makers: () => import('./makers.ts'),
};
