import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** The one thing to do now, on the home page. */
export const todayTexts = defineTexts(import.meta.url, {
  upNext: 'Up next',
  start: 'Start',
  alsoToday: 'Also today',
});
