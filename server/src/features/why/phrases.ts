/** Names, numbers and clauses as they stand in a sentence. */
import { capital, quoted as inQuotes, isolate, type Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { listsIn, numbersIn } from './formatters.ts';
import { phraseTexts } from './phrase-texts.ts';

/** A name that people gave. What a former version called something may be gone. */
export const quoted = (text: string, locale: Locale): string =>
  text === '' ? translator(phraseTexts, locale)('earlierItem') : inQuotes(text, locale);

export function numberWords(value: number, locale: Locale, unit = ''): string {
  const number = numbersIn(locale).format(value);
  return unit === '' ? number : isolate(`${number} ${unit}`, locale);
}

export const listWords = (parts: readonly string[], locale: Locale): string => listsIn(locale).format(parts);

/** A clause as a sentence of its own. */
export const sentence = (clause: string): string => `${capital(clause)}.`;
