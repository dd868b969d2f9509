import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const weekTexts = defineTexts(import.meta.url, {
  from: '{day}, from',
  to: '{day}, until',
  addHours: 'Add hours: {day}',
  removeHours: 'Remove {hours}: {day}',
  copy: 'Copy the hours of {day}',
  copyTo: 'Copy to',
  days: '{first} to {last}',
  everyDay: 'Every day',
  closed: 'Closed',
});
