import { defineTexts } from './language/define-texts.ts';

/** In a nudge, where there is no value and leaving it out would leave nothing to read. */
export const placeholderTexts = defineTexts(import.meta.url, {
  noName: 'for you',
  noDay: 'not started yet',
  noReading: 'not taken yet',
});
