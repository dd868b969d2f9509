/** Names, numbers and clauses as they stand in a sentence. */
import { directionOf, type Locale, languages } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { listsIn, numbersIn } from './formatters.ts';
import { phraseTexts } from './phrase-texts.ts';

/** In a sentence from right to left, a name or a number with its unit keeps its own direction. */
export const isolate = (text: string, locale: Locale): string =>
  directionOf(locale) === 'rtl' ? `\u2068${text}\u2069` : text;

/** A name that people gave. What a former version called something may be gone. */
export function quoted(text: string, locale: Locale): string {
  if (text === '') return translator(phraseTexts, locale)('earlierItem');
  const [opening, closing] = languages[locale].quotes;
  return opening + isolate(text, locale) + closing;
}

export function numberWords(value: number, locale: Locale, unit = ''): string {
  const number = numbersIn(locale).format(value);
  return unit === '' ? number : isolate(`${number} ${unit}`, locale);
}

export const listWords = (parts: readonly string[], locale: Locale): string => listsIn(locale).format(parts);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause as a sentence of its own. */
export const sentence = (clause: string): string => `${capital(clause)}.`;
