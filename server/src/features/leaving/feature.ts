import type { Feature } from '../../feature.ts';
import { leavingRoutes } from './routes.ts';
import { sendDeletionAsked } from './send-deletion-asked.ts';
import { eraseAndTell, sweepLeavers } from './sweep-leavers.ts';

export const leaving: Feature = {
  tables: {
    account_deletions: {
      health: 'none',
      person: 'user_id',
      erased: 'removed',
      exported: true,
      hidden: ['keep_hash'],
    },
    // That it happened, and nobody's name.
    erasures: { health: 'none', exported: false },
  },
  routes: (http, _outside, _tables, manifest) => leavingRoutes(http, manifest),
  jobs: {
    'send-deletion-asked': (scope, { userId }, { mailer }) => sendDeletionAsked(scope, userId, mailer),
    'erase-account': (scope, { userId }, tools) => eraseAndTell(scope, userId, tools),
  },
  hourly: {
    sweep: sweepLeavers,
  },
};
