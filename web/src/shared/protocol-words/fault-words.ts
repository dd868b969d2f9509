import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { Fault } from '@regimen/engine/parse/shape.ts';
import { faultTexts } from './fault-texts.ts';

/** What the engine finds wrong with a single value, in the reader's words. Its own words say it to developers. */
export function faultWords(message: string, locale: Locale): string {
  const t = translator(faultTexts, locale);
  const [first = 0, second = 0] = (message.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  if (/must not be empty|is missing/.test(message)) return t('empty');
  if (/not be longer/.test(message)) return t('tooLong', { n: first });
  if (/must be between/.test(message)) return within(t, first, second);
  if (/whole number/.test(message)) return t('whole');
  if (/must be a number/.test(message)) return t('number');
  if (/must be a time/.test(message)) return t('time');
  if (/must have at least/.test(message)) return t('atLeast', { n: first });
  if (/must have at most/.test(message)) return t('atMost', { n: first });
  if (/must be one of/.test(message)) return t('choose');
  if (/must be an address/.test(message)) return t('address');
  return t('wrong');
}

/** By path, for the fields of a form. */
export const faultsInWords = (faults: readonly Fault[], locale: Locale): Record<string, string> =>
  Object.fromEntries(faults.map(({ path, message }) => [path, faultWords(message, locale)]));

/** The engine's own words are for developers; what else the server says is for people already. */
export const saidInWords = (message: string, locale: Locale): string =>
  /^(must|is) /.test(message) ? faultWords(message, locale) : message;

function within(t: ReturnType<typeof translator<typeof faultTexts>>, min: number, max: number): string {
  return max >= Number.MAX_SAFE_INTEGER ? t('number') : t('between', { min, max });
}
