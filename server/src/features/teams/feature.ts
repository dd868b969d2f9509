import type { Feature } from '../../feature.ts';
import { sendProtocolInvite } from './jobs.ts';
import { inviteOwners } from './policy.ts';
import { teamRoutes } from './routes.ts';

export const teams: Feature = {
  owners: inviteOwners,
  routes: teamRoutes,
  jobs: {
    'send-protocol-invite': (scope, { inviteId }, { mailer }) => sendProtocolInvite(scope, inviteId, mailer),
  },
};
