import type { Feature } from '../../feature.ts';
import { sendVerification, sweep } from './jobs.ts';
import { accountRoutes } from './routes.ts';

export const accounts: Feature = {
  routes: accountRoutes,
  jobs: {
    'send-verification': (scope, { userId }, { mailer }) => sendVerification(scope, userId, mailer),
  },
  hourly: {
    sweep,
  },
};
