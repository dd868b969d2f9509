import { expect, test } from 'vitest';
import { addCounts, countGoodFiles, countTests, failedFiles } from './vitest-counts.ts';

const report = (failed: number, files: { status: string; assertionResults: unknown[] }[] = []) =>
  JSON.stringify({
    numPassedTests: 5,
    numFailedTests: failed,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: files,
  });

test('tests are counted as vitest reports them', () => {
  expect(countTests(report(0), 0)).toEqual({ passed: 5, failed: 0, skipped: 3 });
  expect(countTests(report(2), 1)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('what vitest does not count as a test still fails', () => {
  expect(countTests(report(0, [{ status: 'failed', assertionResults: [] }]), 1).failed).toBe(1);
  expect(countTests(report(0), 1).failed).toBe(1);
  expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('files with a failure are named, and the others count for themselves', () => {
  const file = (name: string, ...statuses: string[]) => ({
    name,
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status) => ({ status })),
  });
  const all = [
    file('a', 'passed', 'failed'),
    file('b', 'passed', 'pending'),
    { ...file('c'), status: 'failed' },
  ];
  expect(failedFiles(report(1, all))).toEqual(['a', 'c']);
  expect(countGoodFiles(report(1, all))).toEqual({ passed: 1, failed: 0, skipped: 1 });
  expect(failedFiles(undefined)).toEqual([]);
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addCounts(one, one)).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
