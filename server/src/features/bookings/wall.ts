import { DAY_MS, HOUR_MS } from '@regimen/engine/calendar.ts';
import { dayAt, instantOf, timeAt } from '@regimen/engine/wall-clock.ts';
import { offsetAt } from '@regimen/engine/zone.ts';

/** What the clock of a zone shows, as it was agreed; where it shows that twice, whether the second is meant. */
export interface Wall {
  wall: string;
  isSecond: boolean;
}

/** 2026-11-19 */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
export const dayNumber = (text: string): number => Date.parse(`${text}T00:00:00Z`) / DAY_MS;

export function wallAt(zone: string, at: number): Wall {
  const [day, time] = [dayAt(zone, at), timeAt(zone, at)];
  const wall = new Date(day * DAY_MS + time).toISOString().slice(0, 16);
  return { wall, isSecond: instantOf(zone, day, time) < at };
}

/** The instant that it means by the zone data of this process. */
export function instantOfWall(zone: string, { wall, isSecond }: Wall): number {
  const at = Date.parse(`${wall}:00Z`);
  const day = Math.floor(at / DAY_MS);
  const first = instantOf(zone, day, at - day * DAY_MS);
  if (!isSecond) return first;
  // The time comes again once the clock has gone back: by the offset that holds some hours later.
  const later = offsetAt(zone, first + 4 * HOUR_MS);
  const again = at - later;
  return again > first && offsetAt(zone, again) === later ? again : first;
}
