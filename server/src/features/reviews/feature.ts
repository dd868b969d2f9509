import type { Feature } from '../../feature.ts';
import { reviewOwners } from './policy.ts';
import { reviewRoutes } from './routes.ts';

export const reviews: Feature = {
  tables: {
    reviews: { health: 'written', person: 'user_id', erased: 'removed', exported: true },
  },
  owners: reviewOwners,
  routes: reviewRoutes,
  makers: () => import('./makers.ts'),
};
