import type { Feature } from '../../feature.ts';
import { followUpOwners } from './policy.ts';
import { followUpRoutes } from './routes.ts';

export const followUps: Feature = {
  news: ['follow-up', 'help-seen'],
  tables: {
    desk_acts: { health: 'following', partOf: 'enrollments', names: ['by_user', 'to_user'], exported: true },
  },
  owners: followUpOwners,
  routes: followUpRoutes,
  makers: () => import('./makers.ts'),
};
