import { weekdayDateAndTime } from '@regimen/contract/language/instants.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { occurrences, type Slot } from '@regimen/engine/recurrence.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { dayAt } from '@regimen/engine/wall-clock.ts';

export interface Coming {
  at: number;
  /** The follower's day, the first is 1. */
  day: number;
}

/** When a module comes for somebody who starts now in this zone. */
export function comingDates(module: RecurringModule, zone: string, now: number, most: number): Coming[] {
  const startDay = dayAt(zone, now);
  return occurrences(module, { zone, startDay }, now, most).map(({ at, day }: Slot) => ({
    at,
    day: day - startDay + 1,
  }));
}

/** "Monday, November 16 at 8:00 AM" */
export const comingWords = (at: number, zone: string, locale: Locale): string =>
  weekdayDateAndTime(locale, at, zone);
