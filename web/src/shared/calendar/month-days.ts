import { type Locale, languages } from '@regimen/contract/language/languages.ts';

const dayMs = 86_400_000;
const asDate = (day: string) => new Date(`${day}T00:00Z`);
const asDay = (date: Date) => date.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  asDay(new Date(asDate(day).getTime() + days * dayMs));

/** The same day of another month, or its last one. */
export function addMonths(day: string, months: number): string {
  const date = asDate(day);
  const wanted = date.getUTCDate();
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  return asDay(new Date(first + (Math.min(wanted, length) - 1) * dayMs));
}

export const monthOf = (day: string): string => day.slice(0, 7);

export function startOfWeek(day: string, locale: Locale): string {
  const weekday = asDate(day).getUTCDay();
  return addDays(day, -((weekday - languages[locale].firstWeekday + 7) % 7));
}

/** Whole weeks that hold the day's month, or only its week. */
export function weeksAround(day: string, span: 'month' | 'week', locale: Locale): string[][] {
  const week = (first: string) => Array.from({ length: 7 }, (_, index) => addDays(first, index));
  if (span === 'week') return [week(startOfWeek(day, locale))];
  const weeks: string[][] = [];
  let first = startOfWeek(`${monthOf(day)}-01`, locale);
  do {
    weeks.push(week(first));
    first = addDays(first, 7);
  } while (monthOf(first) === monthOf(day));
  return weeks;
}

export const isDay = (value: string | null): value is string =>
  value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(asDate(value).getTime());

/** Where a key leads in a calendar; `null`: it means nothing there. */
export function dayByKey(day: string, key: string, rtl: boolean, locale: Locale): string | null {
  const towards = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, towards);
    case 'ArrowLeft':
      return addDays(day, -towards);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return startOfWeek(day, locale);
    case 'End':
      return addDays(startOfWeek(day, locale), 6);
    case 'PageDown':
      return addMonths(day, 1);
    case 'PageUp':
      return addMonths(day, -1);
    default:
      return null;
  }
}
