import type { Feature } from '../../feature.ts';
import { findStanding } from '../teams/standing.ts';
import { protocolOwners } from './policy.ts';
import { protocolRoutes } from './routes.ts';

export const protocols: Feature = {
  tables: {
    protocols: {
      health: 'none',
      person: 'owner_id',
      erased: 'removed',
      names: ['saved_by'],
      merged: ['owner_id', 'saved_by'],
      exported: true,
      handedOver: true,
    },
    draft_changes: { health: 'none', partOf: 'protocols', exported: false },
    draft_versions: {
      health: 'none',
      partOf: 'protocols',
      names: ['saved_by'],
      merged: ['saved_by'],
      exported: true,
    },
  },
  owners: protocolOwners,
  routes: protocolRoutes,
  channels: {
    'presence-protocol-': async (tx, id, userId) => (await findStanding(tx, id, userId)) !== null,
  },
  makers: () => import('./makers.ts'),
};
