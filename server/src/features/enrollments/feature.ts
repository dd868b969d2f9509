import type { Feature } from '../../feature.ts';
import { askModel } from './jobs.ts';
import { enrollmentOwners } from './policy.ts';
import { enrollmentRoutes } from './routes.ts';

export const enrollments: Feature = {
  tables: {
    enrollments: { health: 'following', person: 'user_id', erased: 'removed', exported: true },
    enrollment_events: { health: 'following', partOf: 'enrollments', names: ['by_user'], exported: true },
    kpi_readings: { health: 'readings', person: 'user_id', erased: 'removed', exported: true },
  },
  owners: enrollmentOwners,
  routes: enrollmentRoutes,
  jobs: {
    'ask-model': (scope, { enrollmentId, task }) => askModel(scope, enrollmentId, task),
  },
  makers: () => import('./makers.ts'),
};
