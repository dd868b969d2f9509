import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const messageAlarmTexts = defineTexts(import.meta.url, {
  name: 'A message that may mean danger',
  wrote: 'Wrote in a message: {words}',
  wroteToOther: 'Wrote something to one of the team that may mean danger.',
  wantsPerson: 'Asks for a person to look at what was chosen at {name}. Answer them with a message.',
});
