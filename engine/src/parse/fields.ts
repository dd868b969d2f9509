/** Readers of the single fields that the parts of a protocol have in common: id, name, time of day, window. */
import type { Weekday, Window } from '../protocol.ts';
import { matching, number, object, oneOf, optional, type Reader, text } from './shape.ts';

const idText = matching(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _');

/**
 * Ids go into the ids of effects, where "/" and ":" separate the parts, and are keys of plain objects, so that names
 * every object has already (`constructor`, `__proto__`) cannot be ids.
 */
export const id: Reader<string> = (value, path, faults) => {
  const read = idText(value, path, faults);
  if (read !== undefined && read in {}) faults.push({ path, message: `must not be ${read}` });
  return read;
};
export const name = text({ min: 1, max: 200 });
export const timeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30');
export const weekday = oneOf<Weekday>(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);

const YEAR_IN_MINUTES = 366 * 24 * 60;
export const minutes = number({ min: 1, max: YEAR_IN_MINUTES, whole: true });

export const window = object<Window>({
  lateAfterMinutes: optional(minutes),
  expireAfterMinutes: optional(minutes),
  snoozes: optional(number({ min: 0, max: 20, whole: true })),
});
