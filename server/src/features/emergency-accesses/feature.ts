import type { Feature } from '../../feature.ts';
import { sendEmergencyAccess } from './jobs.ts';
import { emergencyAccessOwners } from './policy.ts';
import { pressForReviews, sendUnreviewed } from './press-for-reviews.ts';
import { emergencyAccessRoutes } from './routes.ts';

export const emergencyAccesses: Feature = {
  news: ['emergency-access'],
  tables: {
    emergency_accesses: {
      health: 'looks',
      person: 'person_id',
      erased: 'removed',
      hidden: ['admin_id', 'reviewing_admin'],
      exported: true,
    },
  },
  owners: emergencyAccessOwners,
  routes: emergencyAccessRoutes,
  jobs: {
    'send-emergency-access': (scope, { accessId }, { mailer }) =>
      sendEmergencyAccess(scope, accessId, mailer),
    'send-unreviewed-emergency': (scope, about, { mailer }) => sendUnreviewed(scope, about, mailer),
  },
  hourly: { sweep: pressForReviews },
  dashboard: { emergencies: ['owner', 'support', 'auditor'] },
  makers: () => import('./makers.ts'),
};
