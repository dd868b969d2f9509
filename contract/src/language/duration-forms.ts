/** Lengths of time that come in minutes or seconds, in the unit in which people would say them. */
import { durationIn, type Place } from './durations.ts';
import { listsIn } from './formatters.ts';
import type { Locale } from './languages.ts';

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

/** "2 seconds", "3 minutes", "5 hours": in figures that are compared, one unit is enough. */
export function oneUnitDuration(seconds: number, locale: Locale): string {
  const [value, unit] =
    seconds < 90
      ? ([seconds, 'second'] as const)
      : seconds < 5_400
        ? ([seconds / 60, 'minute'] as const)
        : ([seconds / 3_600, 'hour'] as const);
  return durationIn(unit, value, locale, 'alone', value < 10 && unit === 'second' ? 1 : 0);
}
