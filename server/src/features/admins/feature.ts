import type { Feature } from '../../feature.ts';
import { sendAdminInvite } from './jobs.ts';
import { adminOwners } from './policy.ts';
import { adminRoutes } from './routes.ts';

export const admins: Feature = {
  owners: adminOwners,
  routes: adminRoutes,
  jobs: { 'send-admin-invite': (scope, { adminId }, { mailer }) => sendAdminInvite(scope, adminId, mailer) },
  dashboard: { admins: ['owner'] },
  makers: () => import('./makers.ts'),
};
