import type { Locale } from '@regimen/contract/language/languages.ts';
import { DAY_MS, MINUTE_MS } from '@regimen/engine/calendar.ts';
import { dayAt, instantOf, timeAt } from '@regimen/engine/wall-clock.ts';
import { addDays, addMonths, weeksAround } from '../../../shared/calendar/month-days.ts';

export type CalendarView = 'day' | 'week' | 'month';

const dayMinutes = 1_440;
const numberOf = (day: string): number => Date.parse(`${day}T00:00Z`) / DAY_MS;
const textOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The days that a view shows, in weeks. */
export const weeksOf = (view: CalendarView, day: string, locale: Locale): string[][] =>
  view === 'day' ? [[day]] : weeksAround(day, view, locale);

export function stepFrom(view: CalendarView, day: string, times: number): string {
  if (view === 'month') return addMonths(day, times);
  return addDays(day, times * (view === 'week' ? 7 : 1));
}

/** From the first midnight to the last, by the clock of a zone. */
export function spanOf(weeks: readonly (readonly string[])[], zone: string): { from: string; until: string } {
  const days = weeks.flat();
  const midnight = (day: number) => new Date(instantOf(zone, day, 0)).toISOString();
  return { from: midnight(numberOf(days[0] ?? '')), until: midnight(numberOf(days.at(-1) ?? '') + 1) };
}

export interface Placed<T> {
  of: T;
  day: string;
  /** Minutes of its day, by the clock on the wall. */
  from: number;
  until: number;
  /** Those at the same time stand side by side. */
  lane: number;
  lanes: number;
}

interface Timed {
  from: string;
  until: string;
}

/** Where each lies on its day. What goes on after midnight ends there. */
export function placeAll<T extends Timed>(timed: readonly T[], zone: string): Placed<T>[] {
  const placed = timed.map((of): Placed<T> => {
    const at = Date.parse(of.from);
    const from = timeAt(zone, at) / MINUTE_MS;
    const minutes = (Date.parse(of.until) - at) / MINUTE_MS;
    const until = Math.min(from + minutes, dayMinutes);
    return { of, day: textOf(dayAt(zone, at)), from, until, lane: 0, lanes: 1 };
  });
  const days = Map.groupBy(placed, ({ day }) => day);
  return [...days.values()].flatMap(sideBySide);
}

function sideBySide<T>(ofDay: Placed<T>[]): Placed<T>[] {
  const sorted = ofDay.toSorted((a, b) => a.from - b.from || b.until - a.until);
  const done: Placed<T>[] = [];
  let cluster: Placed<T>[] = [];
  let ends: number[] = [];
  const close = () => {
    done.push(...cluster.map((each) => ({ ...each, lanes: ends.length })));
    cluster = [];
    ends = [];
  };
  for (const each of sorted) {
    if (ends.every((end) => end <= each.from)) close();
    const free = ends.findIndex((end) => end <= each.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = each.until;
    cluster.push({ ...each, lane });
  }
  close();
  return done;
}

export interface Shift {
  days: number;
  minutes: number;
}

/** How far something can be shifted without leaving its day: its beginning stays on the grid. */
export function withinDay(from: number, until: number, minutes: number, step: number): number {
  const wanted = Math.round((from + minutes) / step) * step;
  const last = Math.floor((dayMinutes - (until - from)) / step) * step;
  return Math.min(Math.max(wanted, 0), Math.max(last, 0)) - from;
}

/** The instant at which it begins when it is shifted so far on the wall. */
export function shifted(from: string, { days, minutes }: Shift, zone: string): string {
  const at = Date.parse(from);
  const time = timeAt(zone, at) + minutes * MINUTE_MS;
  return new Date(instantOf(zone, dayAt(zone, at) + days, time)).toISOString();
}

/** The hours to show: those of a working day, and whatever lies outside them. */
export function hoursOf(placed: readonly Placed<unknown>[]): { first: number; last: number } {
  const first = Math.min(8, ...placed.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(18, ...placed.map(({ until }) => Math.ceil(until / 60)));
  return { first, last };
}
