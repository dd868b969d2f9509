/** Every kind of job and what it carries: pointers only, never names, addresses or secrets. */
export interface Jobs {
  'send-verification': { tenantId: string; userId: string };
  /** `null`: nobody has the address, and making the job takes as long as for somebody. */
  'send-link-back-in': { tenantId: string; userId: string | null; purpose: 'reset-password' | 'sign-in' };
  'send-password-changed': { tenantId: string; userId: string };
  'forward-contact': { tenantId: string; messageId: string };
  'send-protocol-invite': { tenantId: string; inviteId: string };
  /** A step lets a model choose; `task` is the engine's id of the question. */
  'ask-model': { tenantId: string; enrollmentId: string; task: string };
  /** Carries one message of the arbiter by mail or push: all prompts that were sent at that instant. */
  'mail-prompts': { tenantId: string; userId: string; sentAt: string };
  'push-prompts': { tenantId: string; userId: string; sentAt: string };
  /** Carries news of the bell. */
  'mail-news': { tenantId: string; userId: string; ids: string[] };
  'push-news': { tenantId: string; userId: string; ids: string[] };
  /** Once an hour: for whom it is Monday morning gets the last week in a mail. */
  'weekly-summaries': Record<string, never>;
  'mail-summary': { tenantId: string; userId: string };
  /** A simulated run that is kept as a test, on the draft as it is when its turn comes. */
  'run-simulation-test': { tenantId: string; testId: string };
  /** Looks at what another version means for people on the way, or moves them to it. */
  'move-people': { tenantId: string; movingId: string };
  /** Lives the real days of a program's followers against another version of it. */
  'live-what-if': { tenantId: string; whatIfId: string };
  /** Once an hour: what has run out is deleted. */
  sweep: Record<string, never>;
}
export type JobName = keyof Jobs;

/** What may work for long: of these one account has only so many at a time, and others of them go on beside. */
export const longJobs: ReadonlySet<JobName> = new Set(['run-simulation-test', 'move-people', 'live-what-if']);

export interface QueueOptions {
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  notify: boolean;
  /** One that has not come back after so long is taken for dead and tried again; 15 minutes when not said. */
  expireInSeconds?: number;
}

export const queues: Record<JobName, QueueOptions> = {
  'send-verification': { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-link-back-in': { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-password-changed': { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'forward-contact': { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-protocol-invite': { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'ask-model': { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'mail-prompts': { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'push-prompts': { retryLimit: 5, retryDelay: 5, retryBackoff: true, notify: true },
  'mail-news': { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'push-news': { retryLimit: 5, retryDelay: 5, retryBackoff: true, notify: true },
  'weekly-summaries': { retryLimit: 2, retryDelay: 60, retryBackoff: false, notify: false },
  'mail-summary': { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'run-simulation-test': { retryLimit: 2, retryDelay: 5, retryBackoff: true, notify: true },
  // It works for 20 seconds and hands over to the next: one that died is taken up after a minute.
  'move-people': { retryLimit: 20, retryDelay: 1, retryBackoff: false, notify: true, expireInSeconds: 60 },
  'live-what-if': { retryLimit: 2, retryDelay: 5, retryBackoff: true, notify: true },
  sweep: { retryLimit: 2, retryDelay: 60, retryBackoff: false, notify: false },
};
