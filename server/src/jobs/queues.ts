import type { AiTestSubject } from '@regimen/contract/ai-test-choices.ts';

/** Something changed about how an account is opened. */
export type SecurityNews =
  | 'two-factor-on'
  | 'two-factor-off'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-code-used'
  | 'recovery-codes-low'
  | 'removal-stopped';

/** What somebody on one side of a booking is told by mail; one that has changed since says so by a later mail. */
export interface BookingMail {
  bookingId: string;
  userId: string;
  side: 'client' | 'host';
  what: 'requested' | 'booked' | 'accepted' | 'declined' | 'cancelled' | 'moved' | 'shifted';
  sequence: number;
  /** The session that it was moved from. */
  leftId: string | null;
}

/** Every kind of job and what it carries: pointers only, never names, addresses or secrets. */
export interface Jobs {
  'send-verification': { tenantId: string; userId: string };
  /** `null`: nobody has the address, and making the job takes as long as for somebody. */
  'send-link-back-in': { tenantId: string; userId: string | null; purpose: 'reset-password' | 'sign-in' };
  'send-password-changed': { tenantId: string; userId: string };
  'send-security-news': { tenantId: string; userId: string; news: SecurityNews };
  /** That two-factor sign-in can be turned off in a few days, with the link that does it or stops it. */
  'send-two-factor-removal': { tenantId: string; userId: string };
  /** Somebody signed in from a device that the account did not know. */
  'send-new-device': { tenantId: string; signInId: string };
  /** An account elsewhere opens somebody's from now on. */
  'send-provider-connected': { tenantId: string; userId: string; providerId: string };
  /** A link to the new address, and later one to the old. */
  'send-email-change': { tenantId: string; changeId: string };
  'send-email-changed': { tenantId: string; changeId: string };
  /** Somebody wants to leave: the day, and the way back. */
  'send-deletion-asked': { tenantId: string; userId: string };
  /** That they are suspended, or no longer: what is true by then. */
  'send-suspension': { tenantId: string; userId: string };
  /** That an admin may look at somebody's health data for an hour. */
  'send-emergency-access': { tenantId: string; accessId: string };
  /** To an owner: that nobody has reviewed an emergency access. */
  'send-unreviewed-emergency': { tenantId: string; accessId: string; adminId: string };
  /** Asks somebody's guardian whether they may follow a program. */
  'ask-guardian': { tenantId: string; consentId: string };
  /** A link by which an admin sets a password. */
  'send-admin-invite': { tenantId: string; adminId: string };
  /** Confirms to a guardian what they said. */
  'confirm-to-guardian': { tenantId: string; consentId: string; state: 'granted' | 'refused' | 'revoked' };
  'forward-contact': { tenantId: string; messageId: string };
  'send-contact-answer': { tenantId: string; messageId: string };
  'send-protocol-invite': { tenantId: string; inviteId: string };
  /** A step lets a model choose; `task` is the engine's id of the question. */
  'ask-model': { tenantId: string; enrollmentId: string; task: string };
  /** Carries one message of the arbiter by mail or push: all prompts that were sent at that instant. */
  'mail-prompts': { tenantId: string; userId: string; sentAt: string };
  'push-prompts': { tenantId: string; userId: string; sentAt: string };
  /** Carries news of the bell. */
  'mail-news': { tenantId: string; userId: string; ids: string[] };
  'push-news': { tenantId: string; userId: string; ids: string[] };
  'mail-booking': BookingMail & { tenantId: string };
  /** Once an hour: for whom it is Monday morning gets the last week in a mail. */
  'weekly-summaries': Record<string, never>;
  'mail-summary': { tenantId: string; userId: string };
  /** A simulated run that is kept as a test, on the draft as it is when its turn comes. */
  'run-simulation-test': { tenantId: string; testId: string };
  /** Tests of an agent or an AI module, on what it is when their turn comes. */
  'run-ai-tests': { tenantId: string; protocolId: string; kind: AiTestSubject; subject: string };
  /** The same every night, of what is published. */
  'watch-ai-tests': { tenantId: string; protocolId: string; kind: AiTestSubject; subject: string };
  /** Gathers the tests of what is published for a model that was chosen. */
  'gather-tests-of-model': { tenantId: string; candidateId: string };
  /** Runs those of one agent or AI module by that model. */
  'test-chosen-model': {
    tenantId: string;
    candidateId: string;
    protocolId: string;
    kind: AiTestSubject;
    subject: string;
  };
  /** Looks at what another version means for people on the way, or moves them to it. */
  'move-people': { tenantId: string; movingId: string };
  /** Lives the real days of a program's followers against another version of it. */
  'live-what-if': { tenantId: string; whatIfId: string };
  /** Reads when somebody is busy from a calendar elsewhere. */
  'fetch-calendar': { tenantId: string; calendarId: string };
  /** Their time to come back is over. */
  'erase-account': { tenantId: string; userId: string };
  /** Everything of one person's, put into an archive. */
  'make-export': { tenantId: string; exportId: string };
  /** Once an hour: what has run out is deleted. */
  sweep: Record<string, never>;
}
export type JobName = keyof Jobs;

/** What may work for long: of these one account has only so many at a time, and others of them go on beside. */
export const longJobs: ReadonlySet<JobName> = new Set([
  'run-simulation-test',
  'run-ai-tests',
  'watch-ai-tests',
  'gather-tests-of-model',
  'test-chosen-model',
  'move-people',
  'live-what-if',
  'make-export',
  'fetch-calendar',
]);

export interface QueueOptions {
  /**
   * Whether it shows or changes somebody's health data, as a call of the contract says it. One that says no and names
   * somebody all the same fails.
   */
  health: boolean;
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  notify: boolean;
  /** One that has not come back after so long is taken for dead and tried again; 15 minutes when not said. */
  expireInSeconds?: number;
}

export const queues = {
  'send-verification': { health: false, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-link-back-in': { health: false, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-password-changed': { health: false, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-security-news': { health: false, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-two-factor-removal': {
    health: false,
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    notify: true,
  },
  'send-new-device': { health: false, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-provider-connected': {
    health: false,
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    notify: true,
  },
  'send-email-change': { health: false, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-email-changed': { health: false, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-deletion-asked': { health: false, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-suspension': { health: false, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-emergency-access': { health: false, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-unreviewed-emergency': {
    health: false,
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    notify: true,
  },
  'send-contact-answer': { health: false, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'ask-guardian': { health: true, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-admin-invite': { health: false, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'confirm-to-guardian': { health: true, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'forward-contact': { health: false, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-protocol-invite': { health: false, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'ask-model': { health: true, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'mail-prompts': { health: true, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'push-prompts': { health: true, retryLimit: 5, retryDelay: 5, retryBackoff: true, notify: true },
  'mail-news': { health: true, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'push-news': { health: true, retryLimit: 5, retryDelay: 5, retryBackoff: true, notify: true },
  'mail-booking': { health: true, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'weekly-summaries': { health: false, retryLimit: 2, retryDelay: 60, retryBackoff: false, notify: false },
  'mail-summary': { health: true, retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'run-simulation-test': { health: false, retryLimit: 2, retryDelay: 5, retryBackoff: true, notify: true },
  'run-ai-tests': { health: false, retryLimit: 2, retryDelay: 5, retryBackoff: true, notify: true },
  'watch-ai-tests': { health: false, retryLimit: 2, retryDelay: 60, retryBackoff: true, notify: false },
  'gather-tests-of-model': { health: false, retryLimit: 2, retryDelay: 5, retryBackoff: true, notify: true },
  'test-chosen-model': { health: false, retryLimit: 2, retryDelay: 5, retryBackoff: true, notify: true },
  // It works for 20 seconds and hands over to the next: one that died is taken up after a minute.
  'move-people': {
    health: true,
    retryLimit: 20,
    retryDelay: 1,
    retryBackoff: false,
    notify: true,
    expireInSeconds: 60,
  },
  'live-what-if': { health: true, retryLimit: 2, retryDelay: 5, retryBackoff: true, notify: true },
  'fetch-calendar': { health: false, retryLimit: 2, retryDelay: 30, retryBackoff: true, notify: true },
  'erase-account': { health: true, retryLimit: 3, retryDelay: 60, retryBackoff: true, notify: true },
  'make-export': { health: true, retryLimit: 2, retryDelay: 5, retryBackoff: true, notify: true },
  sweep: { health: false, retryLimit: 2, retryDelay: 60, retryBackoff: false, notify: false },
} as const satisfies Record<JobName, QueueOptions>;

/** Each of these leaves an entry for everybody whose health data it showed or changed. */
export type HealthJob = { [N in JobName]: (typeof queues)[N]['health'] extends true ? N : never }[JobName];
