import type { Feature } from '../../feature.ts';
import { commentOwners } from './policy.ts';
import { commentRoutes } from './routes.ts';

export const comments: Feature = {
  tables: {
    protocol_comments: {
      health: 'none',
      person: 'author_id',
      erased: 'removed',
      merged: ['author_id'],
      exported: true,
    },
  },
  owners: commentOwners,
  routes: commentRoutes,
  makers: () => import('./makers.ts'),
};
