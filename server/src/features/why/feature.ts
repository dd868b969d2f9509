import type { Feature } from '../../feature.ts';
import { notificationOwners } from './policy.ts';
import { whyRoutes } from './routes.ts';

export const why: Feature = {
  owners: notificationOwners,
  routes: whyRoutes,
  makers: () => import('./makers.ts'),
};
