/** What is said with a length of time in more than one place. */
import { durationPhraseTexts } from './duration-phrase-texts.ts';
import { durationIn } from './durations.ts';
import type { Locale } from './languages.ts';
import { translator } from './translate.ts';

/** "about 20 minutes" */
export const aboutMinutes = (minutes: number, locale: Locale): string =>
  translator(durationPhraseTexts, locale)('about', { time: durationIn('minute', minutes, locale, 'after') });

/** "Last 30 days" */
export const lastDays = (days: number, locale: Locale): string =>
  translator(durationPhraseTexts, locale)('last', { time: durationIn('day', days, locale, 'after') });

/** "3 days in a row" */
export const daysInARow = (days: number, locale: Locale): string =>
  translator(durationPhraseTexts, locale)('daysInARow', { n: days });
