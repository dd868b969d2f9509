import type { Feature } from '../../feature.ts';
import { wizardOwners } from './policy.ts';
import { wizardRoutes } from './routes.ts';

export const wizard: Feature = {
  tables: {
    wizards: { health: 'none', partOf: 'protocols', exported: true },
    wizard_proposals: {
      health: 'none',
      partOf: 'protocols',
      names: ['user_id'],
      merged: ['user_id'],
      exported: true,
    },
  },
  owners: wizardOwners,
  routes: wizardRoutes,
  makers: () => import('./makers.ts'),
};
