import type { Feature } from '../../feature.ts';
import { followUpOwners } from './policy.ts';
import { followUpRoutes } from './routes.ts';

export const followUps: Feature = {
  news: ['follow-up', 'help-seen'],
  owners: followUpOwners,
  routes: followUpRoutes,
  makers: () => import('./makers.ts'),
};
