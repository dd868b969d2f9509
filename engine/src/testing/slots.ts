/** A set-up of appointments with everything in it that a test does not say. */
import { offeredSlots } from '../slots/offered.ts';
import type { DayRange, OpenHours, SlotHost, SlotRules, SlotSetup, Span } from '../slots/types.ts';
import { dayAt } from '../wall-clock.ts';
import { shown, time } from './drive.ts';

export const BERLIN = 'Europe/Berlin';
export const at = (text: string, zone = BERLIN): number => time(`2026-${text}`, zone);
export const span = (from: string, to: string, zone = BERLIN): Span => ({
  from: at(from, zone),
  to: at(to, zone),
});
export const dayOf = (date: string): number => dayAt('UTC', time(`2026-${date} 00:00`));
export const LONG_AGO = time('2025-01-01 00:00');

/** "9-12, 13:30-17" as minutes of a day. */
export const ranges = (text: string): DayRange[] =>
  text === ''
    ? []
    : text.split(', ').map((range) => {
        const [from = 0, to = 0] = range.split('-').map((time) => {
          const [hours, minutes = 0] = time.split(':').map(Number);
          return (hours ?? 0) * 60 + minutes;
        });
        return { from, to };
      });

/** The same hours on every day of the week. */
export const daily = (
  zone: string,
  text: string,
  days: ReadonlyMap<number, DayRange[]> = new Map(),
): OpenHours => ({
  zone,
  week: Array.from({ length: 7 }, () => ranges(text)),
  days,
});

export const RULES: SlotRules = {
  durationMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  everyMinutes: 60,
  noticeMinutes: 0,
  aheadDays: 10_000,
  maxPerDay: null,
  maxPerWeek: null,
  seats: 1,
  hosts: 'any',
};

export const host = (id: string, rest: Partial<SlotHost> = {}): SlotHost => ({
  id,
  weight: 1,
  hours: [],
  busy: [],
  given: 0,
  ...rest,
});

export const setupOf = (
  location: OpenHours,
  { rules, ...rest }: Partial<Omit<SlotSetup, 'rules' | 'location'>> & { rules?: Partial<SlotRules> } = {},
): SlotSetup => ({
  location,
  rules: { ...RULES, ...rules },
  hosts: [host('anna')],
  rooms: null,
  sessions: [],
  taken: new Map(),
  ...rest,
});

/** Starts on one local day of 2026, as its wall clock shows them. */
export function offeredOn(setup: SlotSetup, date: string, now = LONG_AGO): string {
  const { zone } = setup.location;
  const from = at(`${date} 00:00`, zone);
  return offeredSlots(setup, now, { from, to: from + 26 * 3_600_000 })
    .map((slot) => shown(slot.from, zone))
    .filter((text) => text.startsWith(`2026-${date}`))
    .map((text) => text.slice(11))
    .join(' ');
}
