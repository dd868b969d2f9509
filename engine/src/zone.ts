/**
 * Offsets of a time zone, as integers. [T1]
 *
 * One question to Temporal costs 10 to 20 µs, so each zone is asked once per year and the answers are kept. The
 * memo is pure: an entry depends on nothing but zone, year and the time-zone data of the machine, whose version
 * stands in every log entry. Offsets are found by asking and halving, not by `getTimeZoneTransition`, which looks
 * at the clock to decide how far to search.
 */
import { Temporal } from 'temporal-polyfill';
import { BoundedMap } from './bounded-map.ts';

/** From `from` (epoch ms) until before `until`, local time = UTC + `offset` (ms). */
export type Period = { from: number; until: number; offset: number };

/** What is known of a zone. Most questions are about the same time of year as the one before: `latest` answers them. */
type Table = { years: Map<number, readonly Period[]>; latest: Period };

const YEAR_MS = 365.25 * 86_400_000;
const WEEK_MS = 7 * 86_400_000;
const NEVER: Period = { from: Infinity, until: -Infinity, offset: 0 };

/** There are some 600 zones, but each can be spelled in thousands of ways: capitals do not count. */
const tables = new BoundedMap<string, Table>(1_000);

export function isZone(zone: string): boolean {
  if (tables.has(zone)) return true;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

/** Local time minus UTC at an instant, in ms. Throws RangeError for a zone that does not exist. */
export const offsetAt = (zone: string, at: number): number => periodAt(zone, at).offset;

/** The period an instant lies in. Two neighbours may have the same offset: where a year ends, a period does. */
export function periodAt(zone: string, at: number): Period {
  const table = tables.get(zone);
  if (table && at >= table.latest.from && at < table.latest.until) return table.latest;
  return foundIn(table ?? { years: new Map(), latest: NEVER }, zone, at);
}

function foundIn(table: Table, zone: string, at: number): Period {
  const year = Math.floor(at / YEAR_MS);
  let periods = table.years.get(year);
  if (!periods) {
    periods = periodsOf(zone, year);
    table.years.set(year, periods);
    tables.set(zone, table);
  }
  let index = periods.length - 1;
  while (index > 0 && (periods[index] as Period).from > at) index--;
  table.latest = periods[index] as Period;
  return table.latest;
}

/** The periods of one year of 365.25 days, counted from 1970; the first begins with the year. */
function periodsOf(zone: string, year: number): readonly Period[] {
  const start = Math.round(year * YEAR_MS);
  const end = Math.round((year + 1) * YEAR_MS);
  const periods: Period[] = [{ from: start, until: end, offset: asked(zone, start) }];
  let from = start;
  while (from < end) {
    const to = Math.min(from + WEEK_MS, end);
    const last = periods[periods.length - 1] as Period;
    const offset = asked(zone, to - 1);
    if (offset !== last.offset) {
      last.until = changeBetween(zone, Math.max(start, from - 1), to - 1, last.offset);
      periods.push({ from: last.until, until: end, offset });
    }
    from = to;
  }
  return periods;
}

/** Halves until the first instant with another offset than `offset` is found. */
function changeBetween(zone: string, same: number, other: number, offset: number): number {
  let [low, high] = [same, other];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (asked(zone, middle) === offset) low = middle;
    else high = middle;
  }
  return high;
}

function asked(zone: string, at: number): number {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;
}
