import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const aboutTexts = defineTexts(import.meta.url, {
  task: 'Task',
  assessment: 'Assessment',
  reading: 'Reading',
  step: 'Step',
  discussion: 'Discussion',
  booking: 'Booking',
  open: 'To do since {when}',
  done: 'Done {when}',
  declined: 'Declined {when}',
  expired: 'Missed {when}',
  ended: 'Ended {when}',
  remove: 'Write without this',
});
