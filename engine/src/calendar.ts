/** Lengths of time, weekdays and hours of a day, counted in integers: what needs no time zone. [T1] */
import type { Weekday } from './protocol.ts';

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;
export const MINUTE_MS = 60_000;

export const WEEKDAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** 0 for Monday to 6 for Sunday. Day 0 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** Number of the week, Monday first. */
export const weekOf = (day: number): number => Math.floor((day + 3) / 7);

/** "08:30" as ms after midnight. */
export function timeOfDay(text: string): number {
  return Number(text.slice(0, 2)) * HOUR_MS + Number(text.slice(3, 5)) * MINUTE_MS;
}
