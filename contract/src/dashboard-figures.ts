/** What is counted, up to `mostCounted`. */
export const figures = [
  'people',
  'running',
  'openTasks',
  'alerts',
  'newMessages',
  'failedJobs',
  /** Emergency accesses that are over, and that nobody has reviewed. */
  'unreviewed',
] as const;
export const mostCounted = 100_000;
