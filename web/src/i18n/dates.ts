import { intlLocale, type Locale } from '@regimen/contract/language/languages.ts';
import { dayNumber } from './day-words.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const steps: [limit: number, unit: Intl.RelativeTimeFormatUnit, size: number][] = [
  [hour, 'minute', minute],
  [day, 'hour', hour],
  [7 * day, 'day', day],
  [30 * day, 'week', 7 * day],
  [365 * day, 'month', 30 * day],
  [Number.POSITIVE_INFINITY, 'year', 365 * day],
];

const relative: Partial<Record<Locale, Intl.RelativeTimeFormat>> = {};

/**
 * "3 days ago", "tomorrow", "now", seen from `now`; both in milliseconds. Days are those of the calendar in `timeZone`, the
 * reader's own when none is said.
 */
export function relativeTime(locale: Locale, at: number, now: number, timeZone?: string | undefined): string {
  // Making one of these costs as much as rendering a card.
  relative[locale] ??= new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' });
  const format = relative[locale];
  const distance = at - now;
  if (Math.abs(distance) < minute) return format.format(0, 'second');
  for (const [limit, unit, size] of steps) {
    if (Math.abs(distance) >= limit) continue;
    const away = unit === 'day' ? dayNumber(at, timeZone) - dayNumber(now, timeZone) : distance / size;
    return format.format(Math.trunc(away), unit);
  }
  return '';
}

/** "14 November 2026"; the zone is UTC until the page knows the reader's own. */
export const longDate = (locale: Locale, at: number, timeZone?: string | undefined): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone }).format(at);

export const dateAndTime = (locale: Locale, at: number, timeZone?: string | undefined): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);
