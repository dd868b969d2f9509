import { timeOfDay, weekdayOf } from '@regimen/contract/language/instants.ts';
import { type Locale, languages } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import type { DayRange } from '@regimen/contract/weekly-hours.ts';
import { sameJson } from '@regimen/engine/same-json.ts';

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

export const weekdayName = (locale: Locale, day: number, form: 'long' | 'short' = 'long'): string =>
  weekdayOf(locale, monday + day * dayMs, form);
/** Its parts stay on one line. */
const clockTime = (locale: Locale, minute: number): string =>
  timeOfDay(locale, monday + minute * 60_000, 'UTC').replaceAll(' ', '\u00a0');

/** "9:00 AM–12:00 PM and 1:00 PM–5:00 PM" */
export const rangeWords = (ranges: readonly DayRange[], locale: Locale): string =>
  listWords(
    ranges.map(({ from, to }) => `${clockTime(locale, from)}–${clockTime(locale, to)}`),
    locale,
  );

/** The days as one reads a week, by their numbers from Monday. */
export function weekOrder(locale: Locale): number[] {
  const first = (languages[locale].firstWeekday + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => (first + index) % 7);
}

/** "Mon–Fri 9:00 AM–5:00 PM", "Sat 9:00 AM–12:00 PM": days with the same hours together; none for closed ones. */
export function weekLines(week: readonly (readonly DayRange[])[], locale: Locale): string[] {
  const runs: { first: number; last: number; ranges: readonly DayRange[] }[] = [];
  weekOrder(locale).forEach((day, at, days) => {
    const ranges = week[day] ?? [];
    if (ranges.length === 0) return;
    const before = runs.at(-1);
    if (before && before.last === days[at - 1] && sameJson(before.ranges, ranges)) before.last = day;
    else runs.push({ first: day, last: day, ranges });
  });
  const name = (day: number) => weekdayName(locale, day, 'short');
  return runs.map(({ first, last, ranges }) => {
    const days = first === last ? name(first) : `${name(first)}–${name(last)}`;
    return `${days} ${rangeWords(ranges, locale)}`;
  });
}
