import type { Feature } from '../../feature.ts';
import { askModel } from './ask-model.ts';
import { aiDecisionOwners } from './policy.ts';
import { aiModuleRoutes } from './routes.ts';

/** Steps at which a model chooses among branches. */
export const aiModules: Feature = {
  tables: { ai_decisions: { health: 'following', partOf: 'enrollments', exported: true } },
  owners: aiDecisionOwners,
  routes: aiModuleRoutes,
  jobs: {
    'ask-model': (scope, { enrollmentId, task }, { models, vault }) =>
      askModel(scope, enrollmentId, task, { models, vault }),
  },
  makers: () => import('./makers.ts'),
};
