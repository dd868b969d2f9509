/** Lengths of time in words. How each unit is counted is what `Intl` knows of the language; the rest is grammar. */
import { durationTexts } from './duration-texts.ts';
import { numbersIn } from './formatters.ts';
import { type Language, type Locale, languages } from './languages.ts';
import { translator } from './translate.ts';

export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'year';
/** By itself, or after a word such as "after", "within" or "more than", where some languages end it otherwise. */
export type Place = 'alone' | 'after';

/** "3 days". */
export function durationIn(
  unit: TimeUnit,
  amount: number,
  locale: Locale,
  place: Place = 'alone',
  digits = 1,
): string {
  const { one, twoAfter }: Language = languages[locale];
  const format = numbersIn(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: digits,
  });
  const counted = format.format(amount);
  if (one && amount === 1) return one(counted);
  return twoAfter && amount === 2 && place === 'after' ? twoAfter(counted) : counted;
}

/** "minutes", "minute" of one: beside a field for their number. */
export const unitName = (unit: TimeUnit, locale: Locale, n = 0): string =>
  numbersIn(locale, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(n === 1 ? 1 : 0)
    .find(({ type }) => type === 'unit')?.value ?? unit;

/** "20 minutes a day" */
export const minutesADay = (minutes: number, locale: Locale, place?: Place): string =>
  translator(durationTexts, locale)('aDay', { time: durationIn('minute', minutes, locale, place) });

/** "Up to 6 weeks"; `time` is said for its place after that. */
export const upTo = (time: string, locale: Locale): string =>
  translator(durationTexts, locale)('upTo', { time });
