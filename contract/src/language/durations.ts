/** Lengths of time in words. How each unit is counted is what `Intl` knows of the language; the rest is grammar. */
import { durationTexts } from './duration-texts.ts';
import { listsIn, numbersIn } from './formatters.ts';
import { type Language, type Locale, languages } from './languages.ts';
import { translator } from './translate.ts';

export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'year';
/** By itself, or after a word such as "after", "within" or "more than", where some languages end it otherwise. */
export type Place = 'alone' | 'after';

/** "3 days". */
export function durationIn(unit: TimeUnit, amount: number, locale: Locale, place: Place = 'alone'): string {
  const { one, twoAfter }: Language = languages[locale];
  const format = numbersIn(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 });
  const counted = format.format(amount);
  if (one && amount === 1) return one(counted);
  return twoAfter && amount === 2 && place === 'after' ? twoAfter(counted) : counted;
}

/** "minutes": beside a field for their number. */
export const unitName = (unit: TimeUnit, locale: Locale): string =>
  numbersIn(locale, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(0)
    .find(({ type }) => type === 'unit')?.value ?? unit;

/** "20 minutes a day" */
export const minutesADay = (minutes: number, locale: Locale, place?: Place): string =>
  translator(durationTexts, locale)('aDay', { time: durationIn('minute', minutes, locale, place) });

/** "Up to 6 weeks"; `time` is said for its place after that. */
export const upTo = (time: string, locale: Locale): string =>
  translator(durationTexts, locale)('upTo', { time });

/** "about 20 minutes" */
export const aboutMinutes = (minutes: number, locale: Locale): string =>
  translator(durationTexts, locale)('about', { time: durationIn('minute', minutes, locale, 'after') });

/** "Last 30 days" */
export const lastDays = (days: number, locale: Locale): string =>
  translator(durationTexts, locale)('last', { time: durationIn('day', days, locale, 'after') });

/** "3 days in a row" */
export const daysInARow = (days: number, locale: Locale): string =>
  translator(durationTexts, locale)('daysInARow', { n: days });

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;
export type DurationUnit = (typeof units)[number][0];

/** The largest unit that says it in a whole number: 1,440 minutes are one day, 90 stay minutes. */
export function unitOf(minutes: number): { unit: DurationUnit; amount: number } {
  const [unit, size] = units.find(([, each]) => minutes % each === 0) ?? ['minute', 1];
  return { unit, amount: minutes / size };
}

export const inMinutes = (amount: number, unit: DurationUnit): number =>
  amount * (units.find(([name]) => name === unit)?.[1] ?? 1);

/** "3 days", "90 minutes" */
export function durationWords(minutes: number, locale: Locale, place?: Place): string {
  const { unit, amount } = unitOf(minutes);
  return durationIn(unit, amount, locale, place);
}

/** Long stretches in days and hours: "21 days, 12 hours"; short ones as `durationWords` says them. */
export function longDurationWords(minutes: number, locale: Locale, place?: Place): string {
  const [days, hours] = [Math.floor(minutes / 1_440), Math.round((minutes % 1_440) / 60)];
  if (days < 2 || hours === 0 || hours === 24)
    return durationWords(days < 2 ? minutes : Math.round(minutes / 1_440) * 1_440, locale, place);
  const parts = [durationIn('day', days, locale, place), durationIn('hour', hours, locale, place)];
  return listsIn(locale, 'unit').format(parts);
}

/** As one would say it: "40 minutes", "8 hours", "2.5 days", "14 days". */
export function aboutDuration(minutes: number, locale: Locale, place?: Place): string {
  if (minutes < 90) return durationIn('minute', Math.round(minutes), locale, place);
  const hours = minutes / 60;
  if (hours < 36) return durationIn('hour', Math.round(hours), locale, place);
  const days = hours / 24;
  return durationIn('day', days < 10 ? Math.round(days * 2) / 2 : Math.round(days), locale, place);
}

/** "2 sec", "3 min", "5 hr": in figures that are compared, one unit is enough. */
export function shortDuration(seconds: number, locale: Locale): string {
  const [value, unit] =
    seconds < 90
      ? ([seconds, 'second'] as const)
      : seconds < 5_400
        ? ([seconds / 60, 'minute'] as const)
        : ([seconds / 3_600, 'hour'] as const);
  return shortDurationIn(unit, value, locale, value < 10 && unit === 'second' ? 1 : 0);
}

/** "20 min", "1.5 hr" */
export const shortDurationIn = (unit: TimeUnit, value: number, locale: Locale, digits = 1): string =>
  numbersIn(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits }).format(
    value,
  );
