/** What of somebody's health data an emergency access opens. */
export const emergencyScopes = ['phone', 'facts', 'enrollments', 'tasks', 'readings'] as const;
export type EmergencyScope = (typeof emergencyScopes)[number];

/** Minutes. */
export const longestEmergency = 60;

/** What another admin thought of an emergency access afterwards. */
export const verdicts = ['justified', 'questioned'] as const;
export type Verdict = (typeof verdicts)[number];
