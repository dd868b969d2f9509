import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './child.mjs';
import { type FilesRun, withSecondTry } from './second-try.ts';
import { countTests } from './vitest-counts.ts';

const file = (name: string) => join(root, 'e2e', `${name}.story.ts`);

/** What vitest reports of these files, each with one test. */
function run(files: Record<string, 'passed' | 'failed'>): FilesRun {
  const statuses = Object.values(files);
  const report = JSON.stringify({
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    numFailedTests: statuses.filter((status) => status === 'failed').length,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: Object.entries(files).map(([name, status]) => ({
      name: file(name),
      status,
      assertionResults: [{ status }],
    })),
  });
  return { report, counts: countTests(report, statuses.includes('failed') ? 1 : 0) };
}

const tried = async (first: FilesRun, second: FilesRun) => {
  const asked: string[][] = [];
  const result = await withSecondTry(
    async () => first,
    async (files) => {
      asked.push(files);
      return second;
    },
  );
  return { ...result, asked };
};

test('a story file that failed runs once more and counts by that, and it is said', async () => {
  const { counts, again, asked } = await tried(
    run({ inbox: 'passed', wizard: 'failed', agent: 'failed' }),
    run({ wizard: 'passed', agent: 'failed' }),
  );
  expect(asked).toEqual([[file('wizard'), file('agent')]]);
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0 });
  expect(again).toEqual(['e2e/wizard.story.ts passed at its second try', 'e2e/agent.story.ts failed twice']);
});

test('nothing runs twice where all is well', async () => {
  const { counts, again, asked } = await tried(run({ inbox: 'passed' }), run({}));
  expect(asked).toEqual([]);
  expect(counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(again).toEqual([]);
});

test('a second try that brings no report fails, and so does a first one', async () => {
  const nothing = { report: undefined, counts: countTests(undefined, 1) };
  const second = await tried(run({ inbox: 'passed', wizard: 'failed' }), nothing);
  expect(second.counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(second.again).toEqual(['e2e/wizard.story.ts failed twice']);
  const first = await tried(nothing, run({}));
  expect(first.counts.failed).toBe(1);
  expect(first.asked).toEqual([]);
});
