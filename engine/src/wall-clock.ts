/** Local dates and times, counted in integers. A date is its number of days since 1 January 1970. [T1]–[T4] */
import { DAY_MS, HOUR_MS } from './calendar.ts';
import { offsetAt, periodAt } from './zone.ts';

/** No zone has ever been further from UTC than this. */
export const WIDEST_OFFSET = 16 * HOUR_MS;

/** The local date at an instant. */
export function dayAt(zone: string, at: number): number {
  return Math.floor((at + offsetAt(zone, at)) / DAY_MS);
}

/** What the wall clock shows at an instant, in ms after its midnight. */
export function timeAt(zone: string, at: number): number {
  const local = at + offsetAt(zone, at);
  return local - Math.floor(local / DAY_MS) * DAY_MS;
}

/**
 * [T2] The first instant at which the wall clock shows this date and time or a later one. That is the instant
 * itself on ordinary days, the first instant after a gap, and the first of the two when an hour comes twice.
 *
 *   clock goes forward      01:59 │ 03:00      02:30 does not exist → 03:00, the moment of the change
 *   clock goes back   01:00 … 01:59 │ 01:00 …  01:30 exists twice   → the first one
 */
export function instantOf(zone: string, day: number, time: number): number {
  const local = day * DAY_MS + time;
  // Before this instant no wall clock on earth shows `local`; walk from period to period until one does.
  let from = local - WIDEST_OFFSET;
  for (;;) {
    const { until, offset } = periodAt(zone, from);
    const at = Math.max(from, local - offset);
    if (at < until) return at;
    from = until;
  }
}

/** [T4] The same wall-clock time a number of local days later. */
export function daysLater(zone: string, at: number, days: number): number {
  return days === 0 ? at : instantOf(zone, dayAt(zone, at) + days, timeAt(zone, at));
}
