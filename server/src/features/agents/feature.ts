import type { Feature } from '../../feature.ts';
import { agentOwners } from './policy.ts';
import { agentRoutes } from './routes.ts';

export const agents: Feature = {
  tables: {
    agent_threads: { health: 'agents', person: 'user_id', erased: 'removed', exported: true },
    agent_messages: {
      health: 'agents',
      partOf: 'agent_threads',
      names: ['author_id'],
      exported: true,
    },
  },
  owners: agentOwners,
  routes: agentRoutes,
  makers: () => import('./makers.ts'),
};
