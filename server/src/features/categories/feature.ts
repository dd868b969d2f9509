import type { Feature } from '../../feature.ts';
import { categoryOwners } from './policy.ts';
import { categoryRoutes } from './routes.ts';

export const categories: Feature = {
  owners: categoryOwners,
  routes: categoryRoutes,
};
