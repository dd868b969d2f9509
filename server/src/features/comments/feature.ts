import type { Feature } from '../../feature.ts';
import { commentOwners } from './policy.ts';
import { commentRoutes } from './routes.ts';

export const comments: Feature = {
  owners: commentOwners,
  routes: commentRoutes,
};
