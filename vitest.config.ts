import { defineConfig } from 'vitest/config';

// Server tests and stories work on real PostgreSQL databases, which the setup provides.
const postgres = './server/src/test-setup.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'engine', include: ['engine/src/**/*.test.ts'] } },
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['server/{src,seed}/**/*.test.ts'],
          globalSetup: postgres,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
      { test: { name: 'rules', include: ['scripts/**/*.test.ts'] } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.story.ts'],
          globalSetup: postgres,
          // One browser at a time: the machine is small, and a slow page looks like a broken one.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
