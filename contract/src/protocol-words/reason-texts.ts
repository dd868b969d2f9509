import type { EndReason } from '@regimen/engine/end-reasons.ts';
import { defineTexts } from '../language/define-texts.ts';

/** How a step can end, as a label: in lists, and in the conditions that ask for it. */
export const reasonTexts = defineTexts(import.meta.url, {
  done: 'Done',
  late: 'Done late',
  declined: 'Declined',
  expired: 'Not done in time',
  cancelled: 'Cancelled',
  'no-show': 'No-show',
  passed: 'Met the criteria',
  'not-passed': 'Didn’t meet the criteria',
  sent: 'Sent',
  missed: 'Missed',
  'time-came': 'Time reached',
  'event-came': 'Event happened',
  'goal-reached': 'Goal reached',
  'goal-missed': 'Goal missed',
  'out-of-target': 'Outside target',
  expert: 'Decided by your team',
  model: 'Decided by the model',
  fallback: 'No decision: fallback branch',
} satisfies Record<EndReason, string>);
