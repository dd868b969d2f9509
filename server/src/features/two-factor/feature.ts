import type { Feature } from '../../feature.ts';
import { sendRemovalAsked, sendSecurityNews } from './jobs.ts';
import { twoFactorOwners } from './policy.ts';
import { deleteOldRemovals } from './removal-queries.ts';
import { twoFactorRoutes } from './routes.ts';

export const twoFactor: Feature = {
  news: ['two-factor-removal', 'recovery-codes-low'],
  tables: {
    two_factors: {
      health: 'none',
      person: 'user_id',
      erased: 'removed',
      exported: true,
      hidden: ['secret', 'used_step'],
    },
    recovery_codes: { health: 'none', partOf: 'two_factors', exported: false },
    two_factor_removals: { health: 'none', partOf: 'two_factors', exported: true, hidden: ['token_hash'] },
  },
  owners: twoFactorOwners,
  routes: (http, { vault }, tables) => twoFactorRoutes(http, vault, tables),
  jobs: {
    'send-security-news': (scope, job, { mailer }) => sendSecurityNews(scope, job, mailer),
    'send-two-factor-removal': (scope, { userId }, { mailer }) => sendRemovalAsked(scope, userId, mailer),
  },
  hourly: {
    sweep: (scope) => scope.tx((tx) => deleteOldRemovals(tx, scope.now)),
  },
  makers: () => import('./makers.ts'),
};
