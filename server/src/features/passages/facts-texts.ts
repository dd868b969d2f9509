import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const factsTexts = defineTexts(import.meta.url, {
  title: 'How long the program takes',
  minutes: plural({ one: 'It takes about 1 minute a day.', other: 'It takes about {n} minutes a day.' }),
  weeks: plural({ one: 'It lasts 1 week.', other: 'It lasts {n} weeks.' }),
  outcomes: 'What to expect',
  evidence: 'The evidence behind it',
});
