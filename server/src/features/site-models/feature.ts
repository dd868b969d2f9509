import type { Feature } from '../../feature.ts';
import { gatherTests, resumeTests } from './gather-tests.ts';
import { siteModelRoutes } from './routes.ts';
import { testChosenModel } from './test-chosen-model.ts';

/** Which model a site has chosen: it answers once what is published has passed its tests on it. */
export const siteModels: Feature = {
  tables: { ai_candidates: { health: 'none', exported: false } },
  routes: siteModelRoutes,
  dashboard: { ai: ['owner'] },
  jobs: {
    'gather-tests-of-model': (scope, { candidateId }, { models, vault }) =>
      gatherTests(scope, { models, vault }, candidateId),
    'test-chosen-model': (scope, { candidateId, ...about }, { models, vault }) =>
      testChosenModel(scope, { models, vault }, candidateId, about),
  },
  hourly: { sweep: (scope) => resumeTests(scope) },
};
