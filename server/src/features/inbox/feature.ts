import type { Feature } from '../../feature.ts';
import { inboxOwners } from './policy.ts';
import { inboxRoutes } from './routes.ts';

export const inbox: Feature = {
  tables: {
    saved_replies: { health: 'none', person: 'user_id', erased: 'removed', exported: true },
    cohort_messages: { health: 'none', person: 'user_id', erased: 'removed', exported: true },
    cohort_choices: { health: 'none', person: 'user_id', erased: 'removed', exported: true },
  },
  owners: inboxOwners,
  routes: inboxRoutes,
  makers: () => import('./makers.ts'),
};
