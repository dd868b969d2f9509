import { timeOfDay, weekdayOf } from '@regimen/contract/language/instants.ts';
import { type Locale, withCommas } from '@regimen/contract/language/languages.ts';
import type { OfficeDays } from '@regimen/contract/office-hours.ts';

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

export const weekdayName = (locale: Locale, day: number, form: 'long' | 'short' = 'long'): string =>
  weekdayOf(locale, monday + day * dayMs, form);
export const clockTime = (locale: Locale, minute: number): string =>
  timeOfDay(locale, monday + minute * 60_000, 'UTC');

/** "Mon to Fri 9:00 AM to 5:00 PM": days with the same hours together. */
export function officeWords(days: OfficeDays, zone: string, locale: Locale): string {
  const runs: { first: number; last: number; from: number; to: number }[] = [];
  days.forEach((hours, day) => {
    if (!hours) return;
    const before = runs.at(-1);
    const goesOn = before && before.last === day - 1 && before.from === hours.from && before.to === hours.to;
    if (goesOn) before.last = day;
    else runs.push({ first: day, last: day, ...hours });
  });
  const spans = runs.map(({ first, last, from, to }) => {
    const name = (day: number) => weekdayName(locale, day, 'short');
    const names = first === last ? name(first) : `${name(first)}–${name(last)}`;
    return `${names} ${clockTime(locale, from)}–${clockTime(locale, to)}`;
  });
  return `${withCommas(spans, locale)} (${zone.replaceAll('_', ' ')})`;
}
