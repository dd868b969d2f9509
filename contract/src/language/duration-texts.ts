import { defineTexts, plural } from './define-texts.ts';

/** What is said around a length of time in more than one place. */
export const durationTexts = defineTexts(import.meta.url, {
  aDay: '{time} a day',
  about: 'about {time}',
  upTo: 'Up to {time}',
  last: 'Last {time}',
  daysInARow: plural({ one: '{n} day in a row', other: '{n} days in a row' }),
});
