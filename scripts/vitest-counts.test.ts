import { expect, test } from 'vitest';
import { countTests } from './vitest-counts.ts';

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
