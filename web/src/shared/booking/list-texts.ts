import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What can be booked with somebody. */
export const listTexts = defineTexts(import.meta.url, {
  title: 'Services to book',
  byLink: 'by video',
  byPhone: 'by phone',
  choose: 'Choose a time',
  close: 'Close',
});
