/** When a recurring module comes: its calendar rule, in the follower's zone. [T5]–[T11] */

import { HOUR_MS, timeOfDay, WEEKDAYS, weekdayOf, weekOf } from './calendar.ts';
import type { RecurringModule } from './recurring-module.ts';
import { dayAt, instantOf } from './wall-clock.ts';

/** One coming of a module: the local date, which one on that date (0 first), and the instant. */
export type Slot = { day: number; index: number; at: number };

/** Where the rule is counted from: the first local date of the run, moved on by the days spent paused. */
export type Frame = { zone: string; startDay: number };

type Rule = {
  /** Bit n is set when the rule names weekday n; 0 means every day. */
  weekdays: number;
  every: number;
  time: number;
  everyMs: number;
  startAfter: number;
  stopAfter: number;
  repeat: number;
};

/** A pure memo by identity: a rule depends on nothing but its module. */
const rules = new WeakMap<RecurringModule, Rule>();

export function ruleOf(module: RecurringModule): Rule {
  const known = rules.get(module);
  if (known) return known;
  const rule = {
    weekdays: module.at_week_days.reduce((mask, name) => mask | (1 << WEEKDAYS.indexOf(name)), 0),
    every: Math.max(1, module.run_every),
    time: timeOfDay(module.at_time),
    everyMs: module.every_hour * HOUR_MS,
    startAfter: module.start_after,
    stopAfter: module.stop_after === 0 ? Infinity : module.stop_after,
    repeat: module.repeat === 0 ? Infinity : module.repeat,
  };
  rules.set(module, rule);
  return rule;
}

/** [T5] The first slot at or after an instant, on `fromDay` at the earliest. What lies before is not made up for. */
export function firstSlot(
  module: RecurringModule,
  frame: Frame,
  from: number,
  count: number,
  fromDay = -Infinity,
): Slot | null {
  const rule = ruleOf(module);
  if (count >= rule.repeat) return null;
  let day = ruleDay(rule, frame, Math.max(fromDay, dayAt(frame.zone, from)));
  while (day < frame.startDay + rule.stopAfter) {
    const slot = slotOnDay(rule, frame, day, from);
    if (slot) return slot;
    day = ruleDay(rule, frame, day + 1);
  }
  return null;
}

/** [T6] [T8] The slot after one that came. `count` is how many have come, that one included. */
export function slotAfter(module: RecurringModule, frame: Frame, last: Slot, count: number): Slot | null {
  const rule = ruleOf(module);
  if (count >= rule.repeat) return null;
  if (rule.everyMs > 0 && last.day < frame.startDay + rule.stopAfter) {
    const sameDay = slotOnDay(rule, frame, last.day, last.at + 1);
    if (sameDay && sameDay.index > last.index) return sameDay;
  }
  const day = ruleDay(rule, frame, last.day + 1);
  if (day >= frame.startDay + rule.stopAfter) return null;
  return { day, index: 0, at: Math.max(instantOf(frame.zone, day, rule.time), last.at) };
}

/**
 * [T10] The same slot seen from another zone: it keeps its date, and comes on arrival if its time there is past.
 *
 *   Tuesday 08:00, known in New York, flown to Tokyo on its Tuesday 10:00: it comes on landing.
 *   Tuesday's came in Tokyo, flown back to New York's Monday: the next is Wednesday's, Tuesday does not come again.
 */
export function slotInZone(module: RecurringModule, zone: string, slot: Slot, now: number): Slot {
  const rule = ruleOf(module);
  const at = instantOf(zone, slot.day, rule.time) + slot.index * rule.everyMs;
  return { ...slot, at: Math.max(at, now) };
}

/** [T7] The first slot of a date at or after an instant, or null when that date has no more. */
function slotOnDay(rule: Rule, frame: Frame, day: number, from: number): Slot | null {
  const first = instantOf(frame.zone, day, rule.time);
  if (first >= from) return { day, index: 0, at: first };
  if (rule.everyMs === 0) return null;
  const index = Math.ceil((from - first) / rule.everyMs);
  const at = first + index * rule.everyMs;
  return dayAt(frame.zone, at) === day ? { day, index, at } : null;
}

/** The first date from `day` on which the rule names. Weekdays count in weeks, everything else in days. */
function ruleDay(rule: Rule, frame: Frame, from: number): number {
  const first = frame.startDay + rule.startAfter;
  let day = Math.max(first, from);
  if (rule.weekdays === 0) return day + ((rule.every - ((day - first) % rule.every)) % rule.every);
  for (;;) {
    const away = (weekOf(day) - weekOf(first)) % rule.every;
    if (away !== 0) day = (weekOf(day) + rule.every - away) * 7 - 3;
    else if (rule.weekdays & (1 << weekdayOf(day))) return day;
    else day++;
  }
}

/** The next occurrences for a preview: what the builder shows while the rule is edited. */
export function occurrences(module: RecurringModule, frame: Frame, from: number, most: number): Slot[] {
  const slots: Slot[] = [];
  let slot = firstSlot(module, frame, from, 0);
  while (slot && slots.length < most) {
    slots.push(slot);
    slot = slotAfter(module, frame, slot, slots.length);
  }
  return slots;
}
