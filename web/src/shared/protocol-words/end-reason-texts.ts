import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const endReasonTexts = defineTexts(import.meta.url, {
  done: 'it was done',
  late: 'it was done late',
  declined: 'they declined',
  expired: 'time ran out',
  cancelled: 'it was cancelled',
  passed: 'eligible',
  'not-passed': 'not eligible',
  sent: 'it was sent',
  missed: 'it was too late to send it',
  'time-came': 'the wait is over',
  'event-came': 'what it was waiting for happened',
  'goal-reached': 'enough days were completed',
  'goal-missed': 'too few days were completed',
  'out-of-target': 'the reading is out of target',
  model: 'the model chose',
  expert: 'an expert decided',
  fallback: 'the fallback rule chose',
});
