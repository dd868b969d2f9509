/** Booking, and what becomes of it on another day. [R112] */
import { DAY_MS, MINUTE_MS } from '../../calendar.ts';
import type { Asked, Doing } from '../../simulate/asked.ts';
import { drawsFrom, seedOf } from '../../simulate/draws.ts';
import { delayMinutes } from '../../simulate/hours.ts';
import type { Reaction } from '../../simulate.ts';

export const services: Doing = {
  byFollower: ({ id, task }) => [{ id, type: 'booking', task: task.id, status: 'booked' }],
  afterwards: (asked) => [becomesOf(asked)],
};

const DAY_MINUTES = DAY_MS / MINUTE_MS;

/** Drawn from a seed of its own, so that other rates leave alone whatever else people do. */
function becomesOf({ task, follower, at, appointments }: Asked): Reaction {
  const event = { id: `at-${task.id}`, type: 'booking', task: task.id } as const;
  if (!appointments) return { at: at + 2 * DAY_MS, event: { ...event, status: 'attended' } };
  const draws = drawsFrom(seedOf(`${task.id} appointment`, follower.seed));
  const { half, most } = appointments.aheadDays;
  const minutes = delayMinutes({ half: half * DAY_MINUTES, most: most * DAY_MINUTES }, draws);
  const isCancelled = draws.chance(appointments.cancelled);
  const isMissed = draws.chance(appointments.missed);
  if (isCancelled)
    return { at: at + draws.whole(1, minutes) * MINUTE_MS, event: { ...event, status: 'cancelled' } };
  const then = at + minutes * MINUTE_MS;
  // Whoever has left without a word does not come either.
  const comes = !isMissed && then < (follower.leavesAt ?? Infinity);
  return { at: then, event: { ...event, status: comes ? 'attended' : 'missed' } };
}
