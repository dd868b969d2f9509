/** Calendar rules and waits as FHIR timings, and back. What a timing cannot say is kept as a detail. */

import { WEEKDAYS } from '../calendar.ts';
import type { Weekday } from '../protocol.ts';
import type { RecurringModule } from '../recurring-module.ts';
import { field, type Located, numberIn, peek, textIn, textsIn } from './located.ts';
import { type Loose, said } from './resources.ts';
import { duration } from './ucum.ts';

const DAY_MINUTES = 1_440;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const withSeconds = (time: string): string => `${time}:00`;

/** "08:30:00" → "08:30"; undefined when it is no time of day. */
export const shortTime = (time: string): string | undefined =>
  /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/.test(time) ? time.slice(0, 5) : undefined;

/** [T7] On an ordinary day: from the first time on, every n hours, until midnight. */
function timesOfDay(first: string, everyHour: number): string[] {
  const times: string[] = [];
  for (let at = minutesOf(first); at < DAY_MINUTES; at += everyHour * 60) {
    times.push(timeOf(at));
    if (everyHour === 0) break;
  }
  return times;
}

/** A module's rule. How many days after the start it begins is said by a relation to the first step. */
export function timingOf(module: RecurringModule): Loose {
  const { at_week_days, run_every, start_after, stop_after, repeat } = module;
  const times = timesOfDay(module.at_time, module.every_hour);
  const lasts = stop_after - start_after;
  return {
    repeat: said({
      boundsDuration: stop_after > 0 && lasts > 0 ? duration(lasts, 'd') : undefined,
      count: repeat > 0 ? repeat : undefined,
      frequency: times.length * Math.max(1, at_week_days.length),
      period: run_every,
      periodUnit: at_week_days.length > 0 ? 'wk' : 'd',
      dayOfWeek: at_week_days,
      timeOfDay: times.map(withSeconds),
    }),
  };
}

export type TimedRule = Pick<RecurringModule, 'at_week_days' | 'run_every' | 'every_hour' | 'repeat'> & {
  at_time?: string;
  lasts?: number;
  /** The timing says something that the rule does not. */
  isNear: boolean;
};

const DAYS_IN: Readonly<Record<string, number>> = { d: 1, wk: 7, mo: 30, a: 365 };

/** The nearest rule to a timing; null when it does not come back in days. */
export function ruleFrom(timing: Located): TimedRule | null {
  const repeat = field(timing, 'repeat');
  const at_week_days = weekdaysIn(repeat);
  const times = textsIn(repeat, 'timeOfDay').flatMap((time) => shortTime(time) ?? []);
  const frequency = numberIn(repeat, 'frequency') ?? 1;
  const period = numberIn(repeat, 'period');
  const unit = textIn(repeat, 'periodUnit') ?? 'd';
  const count = numberIn(repeat, 'count') ?? 0;
  const lasts =
    peek(repeat, 'boundsDuration') === undefined ? undefined : daysIn(field(repeat, 'boundsDuration'));
  const nothingSaid = period === undefined && times.length === 0 && at_week_days.length === 0 && count === 0;
  if (nothingSaid) return null;
  const hourly =
    unit === 'h' && period !== undefined && Number.isInteger(period) && period > 0 && period < 24;
  if (!hourly && !Object.hasOwn(DAYS_IN, unit)) return null;
  const [at_time, second] = times;
  const spacing = at_time && second ? (minutesOf(second) - minutesOf(at_time)) / 60 : 0;
  const even =
    spacing > 0 && Number.isInteger(spacing) && times.join() === timesOfDay(at_time ?? '', spacing).join();
  const days = hourly
    ? 1
    : (period ?? 1) * (at_week_days.length > 0 && unit === 'wk' ? 1 : (DAYS_IN[unit] ?? 1));
  const run_every = Math.min(366, Math.max(1, Math.round(days)));
  const every_hour = hourly ? period : even ? spacing : 0;
  const comings = Math.max(1, times.length) * Math.max(1, at_week_days.length);
  return {
    at_week_days,
    run_every,
    every_hour,
    repeat: Math.min(100_000, Math.max(0, Math.round(count))),
    ...(at_time && { at_time }),
    ...(lasts !== undefined && { lasts }),
    isNear:
      unit === 'mo' ||
      unit === 'a' ||
      run_every !== days ||
      (times.length > 1 && !even) ||
      frequency !== comings ||
      (at_week_days.length > 0 && unit !== 'wk' && period !== undefined),
  };
}

export const weekdaysIn = (repeat: Located): Weekday[] =>
  textsIn(repeat, 'dayOfWeek').filter((day): day is Weekday => WEEKDAYS.includes(day as Weekday));

/** Whole days of a Duration; undefined when it is none. */
export function daysIn(place: Located): number | undefined {
  const minutes = minutesIn(place);
  return minutes === undefined ? undefined : Math.max(1, Math.round(minutes / DAY_MINUTES));
}

const MINUTES_IN: Readonly<Record<string, number>> = {
  min: 1,
  h: 60,
  d: DAY_MINUTES,
  wk: 7 * DAY_MINUTES,
  mo: 30 * DAY_MINUTES,
  a: 365 * DAY_MINUTES,
};

/** A Duration as it is written: its unit is the code, where there is one. */
export function numberAndUnit(place: Located): { value: number | undefined; code: string } {
  const unit = textIn(place, 'unit');
  textIn(place, 'system');
  return { value: numberIn(place, 'value'), code: textIn(place, 'code') ?? unit ?? '' };
}

export function minutesIn(place: Located): number | undefined {
  const { value, code } = numberAndUnit(place);
  const minutes = MINUTES_IN[code];
  return value === undefined || minutes === undefined || !Object.hasOwn(MINUTES_IN, code) || value < 0
    ? undefined
    : value * minutes;
}

/** "until 08:00 on Monday or Thursday" */
export const untilTiming = (at_time: string, at_week_days: readonly Weekday[] | undefined): Loose => ({
  repeat: said({ count: 1, dayOfWeek: at_week_days ?? [], timeOfDay: [withSeconds(at_time)] }),
});
