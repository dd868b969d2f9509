import { fellowsChannel } from '@regimen/contract/realtime.ts';
import type { Feature } from '../../feature.ts';
import { sendGuardianConfirmation, sendGuardianQuestion } from './ask-guardian.ts';
import { enrollmentOwners } from './policy.ts';
import { isFollowing } from './queries.ts';
import { enrollmentRoutes } from './routes.ts';

export const enrollments: Feature = {
  news: [
    'new-follower',
    'finished',
    'ended',
    'urgent',
    'help',
    'guardian-agreed',
    'guardian-refused',
    'guardian-revoked',
  ],
  tables: {
    enrollments: { health: 'following', person: 'user_id', erased: 'removed', exported: true },
    enrollment_events: { health: 'following', partOf: 'enrollments', names: ['by_user'], exported: true },
    guardian_consents: { health: 'following', person: 'user_id', erased: 'removed', exported: true },
    guardian_links: { health: 'none', partOf: 'guardian_consents', exported: false },
    kpi_readings: { health: 'readings', person: 'user_id', erased: 'removed', exported: true },
  },
  owners: enrollmentOwners,
  routes: enrollmentRoutes,
  channels: { [fellowsChannel]: isFollowing },
  jobs: {
    'ask-guardian': (scope, { consentId }, { mailer }) => sendGuardianQuestion(scope, consentId, mailer),
    'confirm-to-guardian': (scope, { consentId, state }, { mailer }) =>
      sendGuardianConfirmation(scope, consentId, state, mailer),
  },
  makers: () => import('./makers.ts'),
};
