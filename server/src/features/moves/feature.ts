import type { Feature } from '../../feature.ts';
import { movePeople } from './jobs.ts';
import { moveRoutes } from './routes.ts';

export const moves: Feature = {
  news: ['program-updated'],
  tables: {
    movings: { health: 'none', partOf: 'programs', names: ['by_user'], exported: true },
    moving_people: { health: 'improving', partOf: 'enrollments', names: ['decided_by'], exported: true },
  },
  routes: moveRoutes,
  jobs: {
    'move-people': (_scope, { movingId }, { inTenant }) => movePeople(movingId, inTenant),
  },
};
