import { defineTexts, plural } from '../language/define-texts.ts';

/** What an AI module looked at. */
export const lookedAtTexts = defineTexts(import.meta.url, {
  notKnown: '{name}: not known yet',
  kpi: '{last} ({readings}, first {first})',
  readings: plural({ one: '1 reading', other: '{n} readings' }),
  days: 'Days in the program',
  adherence: 'What was done so far',
  ofAsked: '{done} of {asked}',
  age: 'Age',
  sex: 'Sex',
  signs: 'Symptoms and concerns',
});
