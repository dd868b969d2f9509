import type { Feature } from '../../feature.ts';
import { categoryOwners } from './policy.ts';
import { categoryRoutes } from './routes.ts';

export const categories: Feature = {
  tables: {
    categories: { health: 'none', person: 'owner_id', erased: 'removed', exported: true },
  },
  owners: categoryOwners,
  routes: categoryRoutes,
  makers: () => import('./makers.ts'),
};
