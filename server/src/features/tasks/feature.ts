import type { Feature } from '../../feature.ts';
import { taskRoutes } from './routes.ts';

export const tasks: Feature = {
  tables: {
    tasks: {
      health: 'following',
      person: 'user_id',
      erased: 'removed',
      names: ['claimed_by', 'closed_by'],
      exported: true,
    },
  },
  routes: taskRoutes,
};
