import { intlLocale, type Locale } from '@regimen/contract/language/languages.ts';
import { BoundedMap } from '@regimen/engine/bounded-map.ts';

const dayMs = 86_400_000;

/** The date in a zone as a number of days, so that two can be compared. The reader's own zone when none is said. */
export function dayNumber(at: number, timeZone?: string | undefined): number {
  return Date.parse(`${dateIn(at, timeZone)}T00:00Z`) / dayMs;
}

const days = new BoundedMap<string, Intl.DateTimeFormat>(100);

/** "2026-11-15" */
export function dateIn(at: number, timeZone?: string | undefined): string {
  const key = timeZone ?? '';
  const format = days.get(key) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  days.set(key, format);
  return format.format(at);
}

/** "9:00", "9:00 PM": as the language writes it. */
export const timeOfDay = (locale: Locale, at: number, timeZone?: string | undefined): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { hour: 'numeric', minute: '2-digit', timeZone }).format(at);

/** "today", "tomorrow", "Monday", "3 December": as people say it, seen from `now`. */
export function dayWords(locale: Locale, at: number, now: number, timeZone?: string | undefined): string {
  const away = dayNumber(at, timeZone) - dayNumber(now, timeZone);
  const tag = intlLocale(locale);
  if (Math.abs(away) <= 1)
    return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(Math.round(away), 'day');
  const near = away > 0 && away < 7;
  return new Intl.DateTimeFormat(
    tag,
    near ? { weekday: 'long', timeZone } : { day: 'numeric', month: 'long', timeZone },
  ).format(at);
}

/** What ends at midnight ends with the day before, at 23:59: "until tomorrow 0:00" is read as tomorrow. */
export function asEnd(at: number, timeZone?: string | undefined): number {
  const isMidnight = dayNumber(at, timeZone) !== dayNumber(at - 1, timeZone);
  return isMidnight ? at - 60_000 : at;
}

/** "tomorrow 9:00" */
export const dayAndTime = (locale: Locale, at: number, now: number, timeZone?: string | undefined): string =>
  `${dayWords(locale, at, now, timeZone)} ${timeOfDay(locale, at, timeZone)}`;
