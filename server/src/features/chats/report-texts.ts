import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What those who run the site read of a report. */
export const reportTexts = defineTexts(import.meta.url, {
  subject: 'Report: {name}',
  message: '{name} wrote:\n{text}',
  noWords: '(a file without words)',
  account: 'Reported from a private conversation. Number of the account or group: {id}',
});
