import type { Feature } from '../../feature.ts';
import { sendConnected } from './jobs.ts';
import { openidOwners } from './policy.ts';
import { deleteOldVisits } from './queries.ts';
import { openidRoutes } from './routes.ts';

export const openid: Feature = {
  tables: {
    openid_providers: { health: 'none', exported: false },
    openid_identities: { health: 'none', person: 'user_id', erased: 'removed', exported: true },
    // On the way to a provider and back, for an hour.
    openid_visits: { health: 'none', person: 'user_id', erased: 'removed', exported: false },
  },
  owners: openidOwners,
  routes: openidRoutes,
  jobs: {
    'send-provider-connected': (scope, job, { mailer }) => sendConnected(scope, job, mailer),
  },
  hourly: {
    sweep: (scope) => scope.tx((tx) => deleteOldVisits(tx, scope.now)),
  },
  makers: () => import('./makers.ts'),
};
