import { defineTexts, plural } from './define-texts.ts';

/** What is said around a length of time in more than one place. */
export const durationPhraseTexts = defineTexts(import.meta.url, {
  about: 'about {time}',
  last: 'Last {time}',
  daysInARow: plural({ one: '{n} day in a row', other: '{n} days in a row' }),
});
