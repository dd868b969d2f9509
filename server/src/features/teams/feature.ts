import type { Feature } from '../../feature.ts';
import { dropInvites } from './hand-over.ts';
import { sendProtocolInvite } from './jobs.ts';
import { inviteOwners } from './policy.ts';
import { teamRoutes } from './routes.ts';

export const teams: Feature = {
  tables: {
    protocol_members: { health: 'none', person: 'user_id', erased: 'removed', exported: true },
    protocol_invites: { health: 'none', person: 'invited_by', erased: 'removed', exported: true },
  },
  owners: inviteOwners,
  routes: teamRoutes,
  jobs: {
    'send-protocol-invite': (scope, { inviteId }, { mailer }) => sendProtocolInvite(scope, inviteId, mailer),
  },
  handOver: dropInvites,
  makers: () => import('./makers.ts'),
};
