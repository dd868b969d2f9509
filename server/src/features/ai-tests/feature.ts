import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { Feature } from '../../feature.ts';
import { runAiTests } from './jobs.ts';
import { deleteResultsBefore } from './queries.ts';
import { aiTestRoutes } from './routes.ts';
import { watchAiTests, watchPublished } from './watch-published.ts';

/** As long as what models said. */
const keptMs = 400 * DAY_MS;

/** What agents and AI modules have to do before they are published, and how often they did. */
export const aiTests: Feature = {
  tables: {
    ai_tests: { health: 'none', partOf: 'protocols', exported: true },
    ai_test_results: { health: 'none', partOf: 'protocols', exported: true },
  },
  routes: aiTestRoutes,
  news: ['ai-test-fell'],
  jobs: {
    'run-ai-tests': (scope, about, { models, vault }) => runAiTests(scope, { models, vault }, about),
    'watch-ai-tests': (scope, about, { models, vault }) => watchAiTests(scope, { models, vault }, about),
  },
  hourly: {
    sweep: async (scope) => {
      await scope.tx((tx) => deleteResultsBefore(tx, new Date(scope.now.getTime() - keptMs)));
      await watchPublished(scope);
    },
  },
};
