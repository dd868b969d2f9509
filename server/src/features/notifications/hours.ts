import { DAY_MS, MINUTE_MS } from '@regimen/engine/calendar.ts';
import { dayAt, instantOf, timeAt } from '@regimen/engine/wall-clock.ts';

/** Minutes of a local day; over midnight where `to` is the smaller one, never where both are the same. */
export interface Hours {
  from: number;
  to: number;
}

const minuteAt = (zone: string, at: number): number => Math.floor(timeAt(zone, at) / MINUTE_MS);

export function isWithin({ from, to }: Hours, zone: string, at: number): boolean {
  const minute = minuteAt(zone, at);
  return from < to ? minute >= from && minute < to : from > to && (minute >= from || minute < to);
}

/** When the wall clock shows this minute next; not now, even if it shows it now. */
export function nextMinute(zone: string, at: number, minute: number): number {
  const today = dayAt(zone, at);
  for (let day = today; ; day++) {
    const instant = instantOf(zone, day, minute * MINUTE_MS);
    if (instant > at) return instant;
  }
}

/** The first instant of the next local day. */
export const tomorrow = (zone: string, at: number): number => instantOf(zone, dayAt(zone, at) + 1, 0);

export interface Wishes {
  /** Nothing is sent in these. */
  quiet: Hours | null;
  /** Anything of one program is sent only in these. */
  welcome: Hours | null;
}

/**
 * The first instant from `at` on at which both wishes allow it. Where they never do, quiet hours decide alone.
 * Quiet hours are counted by the person's clock, welcome hours by that of their enrollment.
 */
export function allowedFrom(
  at: number,
  { quiet, welcome }: Wishes,
  zone: string,
  enrollmentZone: string,
): number {
  let found = at;
  while (found <= at + 2 * DAY_MS) {
    if (quiet && isWithin(quiet, zone, found)) found = nextMinute(zone, found, quiet.to);
    else if (welcome && welcome.from !== welcome.to && !isWithin(welcome, enrollmentZone, found))
      found = nextMinute(enrollmentZone, found, welcome.from);
    else return found;
  }
  return quiet && isWithin(quiet, zone, at) ? nextMinute(zone, at, quiet.to) : at;
}
