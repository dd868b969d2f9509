import type { Feature } from '../../feature.ts';
import { reviewOwners } from './policy.ts';
import { reviewRoutes } from './routes.ts';

export const reviews: Feature = {
  owners: reviewOwners,
  routes: reviewRoutes,
};
