import type { Feature } from '../../feature.ts';
import { runSimulationTest } from './jobs.ts';
import { simulationTestRoutes } from './routes.ts';

export const simulationTests: Feature = {
  tables: {
    simulation_tests: { health: 'none', partOf: 'programs', exported: true },
    simulation_results: { health: 'none', partOf: 'simulation_tests', exported: true },
  },
  routes: simulationTestRoutes,
  jobs: {
    'run-simulation-test': (scope, { testId }) => runSimulationTest(scope, testId),
  },
};
