import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** The one thing to do now, on the home page. */
export const todayTexts = defineTexts(import.meta.url, {
  upNext: 'Up next',
  start: 'Start',
  forLater: plural({ one: '{n} task for later: {when}', other: '{n} tasks for later, the first {when}' }),
  alsoToday: 'Also today',
});
