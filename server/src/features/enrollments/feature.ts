import type { Feature } from '../../feature.ts';
import { askModel } from './jobs.ts';
import { enrollmentOwners } from './policy.ts';
import { enrollmentRoutes } from './routes.ts';

export const enrollments: Feature = {
  owners: enrollmentOwners,
  routes: enrollmentRoutes,
  jobs: {
    'ask-model': (scope, { enrollmentId, task }) => askModel(scope, enrollmentId, task),
  },
};
