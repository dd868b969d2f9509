/** Every kind of job and what it carries: pointers only, never names, addresses or secrets. */
export interface Jobs {
  'send-verification': { tenantId: string; userId: string };
  'forward-contact': { tenantId: string; messageId: string };
  'send-protocol-invite': { tenantId: string; inviteId: string };
  /** A step lets a model choose; `task` is the engine's id of the question. */
  'ask-model': { tenantId: string; enrollmentId: string; task: string };
  /** Once an hour: what has run out is deleted. */
  sweep: Record<string, never>;
}
export type JobName = keyof Jobs;

export const queues: Record<
  JobName,
  { retryLimit: number; retryDelay: number; retryBackoff: boolean; notify: boolean }
> = {
  'send-verification': { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'forward-contact': { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'send-protocol-invite': { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  'ask-model': { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true },
  sweep: { retryLimit: 2, retryDelay: 60, retryBackoff: false, notify: false },
};
