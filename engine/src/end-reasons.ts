/** Why a step ended, as conditions and words name it. */
export const END_REASONS = [
  'done',
  'late',
  'declined',
  'expired',
  'cancelled',
  'no-show',
  'passed',
  'not-passed',
  'sent',
  'missed',
  'time-came',
  'event-came',
  'goal-reached',
  'goal-missed',
  'out-of-target',
  'model',
  'expert',
  'fallback',
] as const;

export type EndReason = (typeof END_REASONS)[number];
