/**
 * Offsets of a time zone, as integers. [T1]
 *
 * One question to Temporal costs 10 to 20 µs, so each zone is asked once per year and the answers are kept. The
 * memo is pure: an entry depends on nothing but zone, year and the time-zone data of the machine, whose version
 * stands in every log entry. Offsets are found by asking and halving, not by `getTimeZoneTransition`, which looks
 * at the clock to decide how far to search.
 */
import { Temporal } from 'temporal-polyfill';

/** From `from` (epoch ms) on, local time = UTC + `offset` (ms), until the next entry. */
type Period = { from: number; offset: number };

const YEAR_MS = 365.25 * 86_400_000;
const WEEK_MS = 7 * 86_400_000;

const tables = new Map<string, Map<number, readonly Period[]>>();

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
export function offsetAt(zone: string, at: number): number {
  const periods = periodsOf(zone, Math.floor(at / YEAR_MS));
  let index = periods.length - 1;
  while (index > 0 && (periods[index] as Period).from > at) index--;
  return (periods[index] as Period).offset;
}

/** The periods of one year of 365.25 days, counted from 1970; the first begins with the year. */
function periodsOf(zone: string, year: number): readonly Period[] {
  let years = tables.get(zone);
  const known = years?.get(year);
  if (known) return known;
  const start = Math.round(year * YEAR_MS);
  const end = Math.round((year + 1) * YEAR_MS);
  const periods: Period[] = [{ from: start, offset: asked(zone, start) }];
  let from = start;
  while (from < end) {
    const to = Math.min(from + WEEK_MS, end);
    const last = periods[periods.length - 1] as Period;
    const offset = asked(zone, to - 1);
    if (offset !== last.offset)
      periods.push({ from: changeBetween(zone, Math.max(start, from - 1), to - 1, last.offset), offset });
    from = to;
  }
  if (!years) {
    years = new Map();
    tables.set(zone, years);
  }
  years.set(year, periods);
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
