/** Units that experts write for lengths of time. People read them as words, in their own language and its number. */
import type { TimeUnit } from './durations.ts';
import { ARABIC } from './time-units.ar.ts';

export type WrittenUnits = Partial<Record<TimeUnit, readonly string[]>>;

const ENGLISH: WrittenUnits = {
  hour: ['h', 'hr', 'hrs', 'hour', 'hours'],
  minute: ['min', 'mins', 'minute', 'minutes'],
  day: ['day', 'days'],
};

const known = new Map(
  [ENGLISH, ARABIC].flatMap((units) =>
    Object.entries(units).flatMap(([unit, written]) =>
      written.map((each): [string, TimeUnit] => [each, unit as TimeUnit]),
    ),
  ),
);

export const timeUnitOf = (written: string): TimeUnit | undefined => known.get(written);
