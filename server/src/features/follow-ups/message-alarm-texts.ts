import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const messageAlarmTexts = defineTexts(import.meta.url, {
  name: 'A message that may mean danger',
  wrote: 'Wrote in a message: {words}',
  wroteToOther: 'Wrote something to one of the team that may mean danger.',
});
