/** Hours of the week by a wall clock: whether it is one of them, and when the next begin. */
import { dayAt, instantOf } from './wall-clock.ts';

/** Monday first, in minutes after midnight; null: none on that day. */
export type WeekHours = readonly ({ from: number; to: number } | null)[];

const MINUTE_MS = 60_000;
/** 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (day + 3) % 7;

/** `at` itself during the hours, else the instant at which the next ones begin; `null`: there are none in a week. */
export function nextOfficeHour(hours: WeekHours, zone: string, at: number): number | null {
  const today = dayAt(zone, at);
  for (let day = today; day <= today + 7; day += 1) {
    const open = hours[weekdayOf(day)];
    if (!open) continue;
    const from = instantOf(zone, day, open.from * MINUTE_MS);
    if (at < instantOf(zone, day, open.to * MINUTE_MS)) return Math.max(at, from);
  }
  return null;
}
