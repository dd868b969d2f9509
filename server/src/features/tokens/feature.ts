import type { Feature } from '../../feature.ts';
import { tokenOwners } from './policy.ts';
import { tokenRoutes } from './routes.ts';

export const tokens: Feature = {
  tables: {
    personal_tokens: {
      health: 'none',
      person: 'user_id',
      erased: 'removed',
      exported: true,
      hidden: ['token_hash'],
    },
  },
  owners: tokenOwners,
  routes: tokenRoutes,
  makers: () => import('./makers.ts'),
};
