/** Instants, days and times of day in words: in the reader's language, by its clock, in the zone that is named. */
import { datesIn, distancesIn } from './formatters.ts';
import { type Language, type Locale, languages, withCommas } from './languages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The reader's own zone when none is said. */
type Zone = string | undefined;

const dates = new Map<string, Intl.DateTimeFormat>();

/** "2026-11-15" */
export function dateIn(at: number, timeZone?: Zone): string {
  const key = timeZone ?? '';
  const format = dates.get(key) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  dates.set(key, format);
  return format.format(at);
}

/** The date in a zone as a number of days, so that two can be compared. */
export const dayNumber = (at: number, timeZone?: Zone): number =>
  Date.parse(`${dateIn(at, timeZone)}T00:00Z`) / day;

/** Machines differ in which space they put before AM; a page must not differ from what the server made of it. */
const plainSpaces = (words: string): string => words.replaceAll('\u202f', ' ');
const say = (locale: Locale, options: Intl.DateTimeFormatOptions, at: number): string =>
  plainSpaces(datesIn(locale, options).format(at));

/** "9:00 AM": as the language writes it. */
export const timeOfDay = (locale: Locale, at: number, timeZone?: Zone): string =>
  say(locale, { hour: 'numeric', minute: '2-digit', timeZone }, at);

/** 0 to 23 */
export const hourOfDay = (at: number, timeZone?: Zone): number =>
  Number(datesIn('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(at));

/** "November 14, 2026"; the zone is UTC until the page knows the reader's own. */
export const longDate = (locale: Locale, at: number, timeZone?: Zone): string =>
  say(locale, { dateStyle: 'long', timeZone }, at);

/** "Saturday, November 14, 2026" */
export const fullDate = (locale: Locale, at: number, timeZone?: Zone): string =>
  say(locale, { dateStyle: 'full', timeZone }, at);

/** "Saturday, November 14, 2026 at 9:00 AM" */
export const dateAndTime = (locale: Locale, at: number, timeZone?: Zone): string =>
  say(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }, at);

/** "Nov 14", below a chart */
export const shortDate = (locale: Locale, at: number, timeZone?: Zone): string =>
  say(locale, { day: 'numeric', month: 'short', timeZone }, at);

export const monthAndYear = (locale: Locale, at: number, timeZone?: Zone): string =>
  say(locale, { month: 'long', year: 'numeric', timeZone }, at);

const weekdayAndDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** "Tuesday, November 10"; with the year where it is another than that of `now`. */
export function weekdayAndDate(locale: Locale, at: number, now: number, timeZone?: Zone): string {
  const yearOf = (instant: number) => dateIn(instant, timeZone).slice(0, 4);
  const isOtherYear = yearOf(at) !== yearOf(now);
  return say(locale, { ...weekdayAndDay, timeZone, ...(isOtherYear && { year: 'numeric' }) }, at);
}

/** "Tuesday, November 10 at 8:00 AM" */
export const weekdayDateAndTime = (locale: Locale, at: number, timeZone?: Zone): string =>
  say(locale, { ...weekdayAndDay, hour: 'numeric', minute: '2-digit', timeZone }, at);

export const weekdayOf = (locale: Locale, at: number, form: 'long' | 'short' | 'narrow' = 'long'): string =>
  say(locale, { weekday: form, timeZone: 'UTC' }, at);

/** "yesterday", "today", "tomorrow" for a day that far away; `null`: it is further. */
export const nearDay = (locale: Locale, away: number): string | null =>
  Math.abs(away) <= 1 ? distancesIn(locale).format(away, 'day') : null;

/** "today", "tomorrow", "Monday", "December 3": as people say it, seen from `now`. */
export function dayWords(locale: Locale, at: number, now: number, timeZone?: Zone): string {
  const away = Math.round(dayNumber(at, timeZone) - dayNumber(now, timeZone));
  const isThisWeek = away > 0 && away < 7;
  return (
    nearDay(locale, away) ??
    say(locale, isThisWeek ? { weekday: 'long', timeZone } : { day: 'numeric', month: 'long', timeZone }, at)
  );
}

/** What ends at midnight ends with the day before, at 23:59: "until tomorrow 0:00" is read as tomorrow. */
export function asEnd(at: number, timeZone?: Zone): number {
  const isMidnight = dayNumber(at, timeZone) !== dayNumber(at - 1, timeZone);
  return isMidnight ? at - minute : at;
}

/** "tomorrow, 9:00 AM" */
export const dayAndTime = (locale: Locale, at: number, now: number, timeZone?: Zone): string =>
  withCommas([dayWords(locale, at, now, timeZone), timeOfDay(locale, at, timeZone)], locale);

const steps: [limit: number, unit: Intl.RelativeTimeFormatUnit, size: number][] = [
  [hour, 'minute', minute],
  [day, 'hour', hour],
  [7 * day, 'day', day],
  [30 * day, 'week', 7 * day],
  [365 * day, 'month', 30 * day],
  [Number.POSITIVE_INFINITY, 'year', 365 * day],
];

/** "3 days ago", "tomorrow", "now", seen from `now`; both in milliseconds. Days are those of the calendar in `timeZone`. */
export function relativeTime(locale: Locale, at: number, now: number, timeZone?: Zone): string {
  const format = distancesIn(locale);
  const { ahead = (words) => words }: Language = languages[locale];
  const distance = at - now;
  if (Math.abs(distance) < minute) return format.format(0, 'second');
  for (const [limit, unit, size] of steps) {
    if (Math.abs(distance) >= limit) continue;
    const away = unit === 'day' ? dayNumber(at, timeZone) - dayNumber(now, timeZone) : distance / size;
    return ahead(format.format(Math.trunc(away), unit));
  }
  return '';
}
