import type { Feature } from '../../feature.ts';
import { sendSuspension } from './jobs.ts';
import { peopleOwners } from './policy.ts';
import { peopleRoutes } from './routes.ts';

export const people: Feature = {
  owners: peopleOwners,
  routes: peopleRoutes,
  jobs: { 'send-suspension': (scope, { userId }, { mailer }) => sendSuspension(scope, userId, mailer) },
  dashboard: { people: ['owner', 'support', 'moderator', 'auditor'] },
  makers: () => import('./makers.ts'),
};
