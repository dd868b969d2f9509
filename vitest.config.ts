import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { patienceMs } from './e2e/patience.ts';

// Left to itself, vitest leaves one core free, which on a small machine is every second one.
const maxWorkers = '100%';
/** Files of a worker share what they import: reading it anew for each took half of the time. */
const together = { isolate: false, maxWorkers, testTimeout: 120_000 };
/** Our sources run on Node as they are, here as in the product: nothing is made of them first, and imports cost nothing. */
const onNode = { ...together, experimental: { viteModuleRunner: false, nodeLoader: false } };

/**
 * The demo's follower has things to do from the morning until midnight, by the clock of the machine that made it, and quiet
 * hours at night: the stories happen where it is noon, whenever they are told.
 */
const hoursToNoon = 12 - new Date().getUTCHours();
const atNoon = { TZ: `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}` };

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      { test: { ...onNode, name: 'engine', include: ['engine/src/**/*.test.ts'] } },
      { test: { ...onNode, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          ...onNode,
          name: 'server',
          include: ['server/{src,seed}/**/*.test.ts'],
          // Real PostgreSQL databases, here and for the stories.
          globalSetup: './server/src/test-setup.ts',
          setupFiles: './server/src/test-cheap-hashing.ts',
          hookTimeout: 60_000,
        },
      },
      { test: { ...together, name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
      { test: { ...onNode, name: 'rules', include: ['scripts/**/*.test.ts'] } },
      {
        test: {
          // Modules, threads and the browser are brought up once for each of those who tell stories, and each story
          // file has a site and a database of its own. With more of them a slow page would look like a broken one.
          ...onNode,
          name: 'e2e',
          include: ['e2e/**/*.story.ts'],
          globalSetup: './e2e/setup.ts',
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // Left to itself it gives up after a second.
          expect: { poll: { timeout: patienceMs, interval: 100 } },
          // One more than there are cores: one waits for its pages while the others work.
          maxWorkers: availableParallelism() + 1,
          env: atNoon,
        },
      },
    ],
  },
});
