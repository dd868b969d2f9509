import type { Feature } from '../../feature.ts';
import { tokenOwners } from './policy.ts';
import { tokenRoutes } from './routes.ts';

export const tokens: Feature = {
  owners: tokenOwners,
  routes: tokenRoutes,
};
