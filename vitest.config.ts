import { defineConfig } from 'vitest/config';

// Left to itself, vitest leaves one core free, which on a small machine is every second one.
const maxWorkers = '100%';

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      { test: { name: 'engine', include: ['engine/src/**/*.test.ts'], isolate: false, maxWorkers } },
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], isolate: false, maxWorkers } },
      {
        test: {
          name: 'server',
          include: ['server/{src,seed}/**/*.test.ts'],
          // A quarter of the time went into reading the same modules for each file.
          isolate: false,
          // Real PostgreSQL databases, here and for the stories.
          globalSetup: './server/src/test-setup.ts',
          maxWorkers,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], maxWorkers } },
      { test: { name: 'rules', include: ['scripts/**/*.test.ts'], isolate: false, maxWorkers } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.story.ts'],
          globalSetup: './e2e/setup.ts',
          // Modules, threads and the browser are brought up once for each of those who tell stories.
          isolate: false,
          // Three stories at a time, each with a site and a database of its own; one waits for its pages
          // while the others work. With more of them a slow page would look like a broken one.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
