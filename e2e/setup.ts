import type { TestProject } from 'vitest/node';
import { seedDemo } from '../server/seed/demo.ts';
import { startTestServer } from '../server/src/test-database.ts';

/** Once for all stories: the demo takes seconds to make, and a copy of it a moment. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The demo is made in the zone in which the stories happen.
  const { TZ } = project.config.env ?? {};
  if (TZ) process.env.TZ = TZ;
  const { server, stop } = await startTestServer((url) => seedDemo(url, Date.now(), { crowd: 'few' }));
  project.provide('testServer', server);
  return stop;
}
