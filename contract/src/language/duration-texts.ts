import { defineTexts } from './define-texts.ts';

/** What lists and filters of programs say around a length of time. */
export const durationTexts = defineTexts(import.meta.url, {
  aDay: '{time} a day',
  upTo: 'Up to {time}',
});
