/** Set-ups of appointments, drawn: small, crowded, and around an instant at which something is likely to go wrong. */
import type {
  DayRange,
  OpenHours,
  SlotHost,
  SlotRoom,
  SlotSession,
  SlotSetup,
  Span,
} from '../slots/types.ts';
import type { Random } from './random.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** In any order, overlapping, touching, at the ends of the day. */
function randomRanges(random: Random): DayRange[] {
  if (random.chance(0.06)) return [];
  if (random.chance(0.15)) return [{ from: 0, to: 1_440 }];
  return Array.from({ length: random.whole(1, 3) }, () => {
    const from = random.whole(0, 80) * 15;
    return { from, to: Math.min(1_440, from + random.whole(1, 60) * 15) };
  });
}

export function randomHours(random: Random, zone: string, around: number): OpenHours {
  const today = Math.floor(around / DAY);
  const days = new Map<number, DayRange[]>();
  for (let count = random.whole(0, 3); count > 0; count--)
    days.set(today + random.whole(-3, 3), randomRanges(random));
  const usual = randomRanges(random);
  const week = Array.from({ length: 7 }, () => (random.chance(0.6) ? usual : randomRanges(random)));
  return { zone, week, days };
}

function randomBusy(random: Random, around: number): Span[] {
  return Array.from({ length: random.whole(0, 10) }, () => {
    const from = around + random.whole(-400, 400) * 10 * MINUTE;
    return { from, to: from + random.whole(0, 18) * 10 * MINUTE };
  });
}

export type RandomSlots = { setup: SlotSetup; now: number; span: Span };

/** `around` is an instant of the set-up; the zones are those of the location and of its hosts. */
export function randomSlots(random: Random, around: number, zones: readonly string[]): RandomSlots {
  const hosts = Array.from({ length: random.pick([0, 1, 1, 1, 1, 2, 2, 3, 3, 4]) }, (_, index): SlotHost => {
    const hours = Array.from({ length: random.pick([0, 0, 0, 1, 1, 2]) }, () =>
      randomHours(random, random.pick(zones), around),
    );
    return { id: `host-${index}`, weight: 1, hours, busy: randomBusy(random, around), given: 0 };
  });
  const seats = random.pick([1, 1, 5]);
  const rooms = random.chance(0.5)
    ? null
    : Array.from(
        { length: random.pick([0, 1, 1, 2, 2, 3]) },
        (_, index): SlotRoom => ({
          id: `room-${index}`,
          seats: random.pick([1, 4, 5, 8, 8]),
          busy: randomBusy(random, around),
        }),
      );
  const durationMinutes = random.pick([5, 15, 30, 45, 60, 90, 120]);
  const everyMinutes = random.pick([5, 10, 15, 20, 30, 45, 60, 90, 420]);
  // Some begin together.
  const begin = Array.from({ length: 2 }, () => around + random.whole(-80, 80) * 15 * MINUTE);
  const sessions = Array.from({ length: random.pick([0, 0, 1, 3]) }, (_, index): SlotSession => {
    const from = random.pick(begin);
    const seatsLeft = random.whole(0, seats);
    return {
      id: `session-${index}`,
      from,
      to: from + durationMinutes * MINUTE,
      seatsLeft,
      hosts: ['host-0'],
    };
  });
  const today = Math.floor(around / DAY);
  const taken = new Map(
    Array.from({ length: random.whole(0, 8) }, () => [today + random.whole(-7, 7), random.whole(1, 3)]),
  );
  const rules = {
    durationMinutes,
    everyMinutes,
    bufferBeforeMinutes: random.pick([0, 0, 5, 15, 30]),
    bufferAfterMinutes: random.pick([0, 0, 5, 15, 60]),
    noticeMinutes: random.pick([0, 0, 0, 60, 1_440]),
    aheadDays: random.pick([0, 1, 2, 30, 30, 365]),
    maxPerDay: random.pick([null, null, null, 2, 4]),
    maxPerWeek: random.pick([null, null, null, 5, 12]),
    seats,
    hosts: random.pick(['any', 'any', 'all'] as const),
  };
  const location = randomHours(random, zones[0] ?? 'UTC', around);
  return {
    setup: { location, rules, hosts, rooms, sessions, taken },
    now: around - random.whole(-12, 48) * HOUR + random.pick([0, 0, 1, MINUTE]),
    span: { from: around - random.whole(20, 40) * HOUR, to: around + random.whole(20, 40) * HOUR },
  };
}
