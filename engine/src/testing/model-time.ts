/** The model's own idea of time: slow, plain, written from SPEC.md with Temporal and with nothing of the engine. */
import { Temporal } from 'temporal-polyfill';
import type { RecurringModule } from '../recurring-module.ts';

const EPOCH = Temporal.PlainDate.from('1970-01-01');
const NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const localAt = (zone: string, at: number) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
const dateOf = (day: number) => EPOCH.add({ days: day });

export const dayOf = (zone: string, at: number): number => EPOCH.until(localAt(zone, at).toPlainDate()).days;
export const clockOf = (zone: string, at: number): string => localAt(zone, at).toPlainTime().toString();

/** [T2] */
export function instant(zone: string, day: number, time: string): number {
  const wanted = dateOf(day).toPlainDateTime(Temporal.PlainTime.from(time));
  const before = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (before.toPlainDateTime().equals(wanted)) return before.epochMilliseconds;
  return before.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.NaN;
}

export const weekdayName = (day: number): string => NAMES[dateOf(day).dayOfWeek - 1] ?? '';

/** [T6] [T9] Whether the rule names a date, counted from `start`. */
export function names(module: RecurringModule, start: number, day: number): boolean {
  const first = start + module.start_after;
  if (day < first || (module.stop_after > 0 && day >= start + module.stop_after)) return false;
  if (module.at_week_days.length === 0) return (day - first) % module.run_every === 0;
  const monday = (one: number): number => one - dateOf(one).dayOfWeek + 1;
  const weeks = (monday(day) - monday(first)) / 7;
  return weeks % module.run_every === 0 && module.at_week_days.some((name) => name === weekdayName(day));
}

export type ModelSlot = { day: number; index: number; at: number };

/** [T7] Every slot of one date. */
export function slotsOn(module: RecurringModule, zone: string, day: number): ModelSlot[] {
  const first = instant(zone, day, module.at_time);
  const slots = [{ day, index: 0, at: first }];
  if (module.every_hour === 0) return slots;
  for (let index = 1; ; index++) {
    const at = first + index * module.every_hour * 3_600_000;
    if (dayOf(zone, at) !== day) return slots;
    slots.push({ day, index, at });
  }
}

/** No rule leaves more dates out than this between two that it names. */
const FAR = 400;

/** The first slot that passes, on the dates from `from` on. */
export function findSlot(
  module: RecurringModule,
  zone: string,
  start: number,
  from: number,
  passes: (slot: ModelSlot) => boolean,
): ModelSlot | null {
  for (let day = from; day < Math.max(from, start) + FAR; day++) {
    if (!names(module, start, day)) continue;
    const slot = slotsOn(module, zone, day).find(passes);
    if (slot) return slot;
  }
  return null;
}
