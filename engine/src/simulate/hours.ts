/** When people get round to something: not while they sleep, and not on a free day. */
import { DAY_MS, MINUTE_MS, timeOfDay, WEEKDAYS, weekdayOf } from '../calendar.ts';
import { dayAt, timeAt } from '../wall-clock.ts';
import type { Draws } from './draws.ts';
import type { Delay, Hours, Team } from './profile.ts';

/** Minutes, at least one. Straight between the named shares, so that every machine comes to the same. */
export function delayMinutes({ half, most }: Delay, draws: Draws): number {
  const place = draws.next();
  const minutes =
    place < 0.5
      ? (half * place) / 0.5
      : place < 0.9
        ? half + ((most - half) * (place - 0.5)) / 0.4
        : most + (most * (place - 0.9)) / 0.1;
  return Math.max(1, Math.round(minutes));
}

/** The instant itself while the hours last, else the first minute of the next ones. */
export function nextWithin({ from, to }: Hours, zone: string, at: number): number {
  const [opens, closes] = [timeOfDay(from), timeOfDay(to)];
  const time = timeAt(zone, at);
  const isOpen = opens < closes ? time >= opens && time < closes : time >= opens || time < closes;
  if (isOpen) return at;
  return toMinute(time < opens ? at + (opens - time) : at + (DAY_MS - time + opens));
}

/** The same, on working days only. */
export function nextAtWork({ days, ...hours }: Team['atWork'], zone: string, at: number): number {
  let then = nextWithin(hours, zone, at);
  for (let tries = 0; tries < 7; tries++) {
    const day = WEEKDAYS[weekdayOf(dayAt(zone, then))];
    if (day && days.includes(day)) return then;
    then = nextWithin(hours, zone, then + DAY_MS - timeAt(zone, then));
  }
  return then;
}

const toMinute = (at: number): number => Math.ceil(at / MINUTE_MS) * MINUTE_MS;
