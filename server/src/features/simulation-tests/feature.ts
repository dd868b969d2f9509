import type { Feature } from '../../feature.ts';
import { runSimulationTest } from './jobs.ts';
import { simulationTestRoutes } from './routes.ts';

export const simulationTests: Feature = {
  routes: simulationTestRoutes,
  jobs: {
    'run-simulation-test': (scope, { testId }) => runSimulationTest(scope, testId),
  },
};
