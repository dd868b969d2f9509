/** What is counted, up to `mostCounted`. */
export const figures = ['people', 'running', 'openTasks', 'alerts', 'newMessages', 'failedJobs'] as const;
export const mostCounted = 100_000;
