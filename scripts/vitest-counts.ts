export type Counts = { passed: number; failed: number; skipped: number };

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
};

/** From vitest's JSON report, which counts tests only: a file that could not even be loaded is one more failure. */
export function countTests(report: string | undefined, code: number): Counts {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    report,
  ) as Report;
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = numFailedTests + unloaded.length;
  return {
    passed: numPassedTests,
    // Errors outside any test, or no tests at all, show only in the exit code.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  };
}

/** The files in which something failed. */
export function failedFiles(report: string | undefined): string[] {
  if (report === undefined) return [];
  const { testResults } = JSON.parse(report) as Report;
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** What the files without a failure count for: the others were run once more, and count by that. */
export function countGoodFiles(report: string): Counts {
  const { testResults } = JSON.parse(report) as Report;
  const tests = testResults
    .filter(({ status }) => status !== 'failed')
    .flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return { passed, failed: 0, skipped: tests.length - passed };
}

export const addCounts = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});
