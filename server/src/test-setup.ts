import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-database.ts';

/** Once for the whole run of vitest: one server and one template for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer();
  project.provide('testServer', server);
  return stop;
}
