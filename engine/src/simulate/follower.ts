/** One simulated follower: who they are, and when they leave. All of it follows from the seed and their number. [R44] */

import { DAY_MS, MINUTE_MS } from '../calendar.ts';
import type { Person, RunInput } from '../run-state.ts';
import { type Draws, drawsFrom, seedOf } from './draws.ts';
import type { Profile, Trend } from './profile.ts';
import type { People, PopulationSetup } from './setup.ts';

export type Follower = {
  number: number;
  seed: number;
  profile: Profile;
  input: RunInput;
  startAt: number;
  /** From then on they do nothing more; null: they stay. */
  leavesAt: number | null;
  /** They say so when they leave. */
  tells: boolean;
};

export const WEEK_MS = 7 * DAY_MS;

/** Numbers begin with 1. */
export function followerOf(setup: PopulationSetup, number: number): Follower {
  const seed = seedOf(`follower ${number}`, setup.seed);
  const draws = drawsFrom(seed);
  const profile = profileAt(setup, draws.next());
  const zone = draws.pick(setup.zones) ?? 'UTC';
  const startAt = setup.start + draws.whole(0, setup.arriveOverDays * 24 * 60) * MINUTE_MS;
  const person = personOf(setup.people, draws);
  const tells = draws.chance(profile.dropOut.tells);
  const leavesAt = leavingTime(profile, startAt, startAt + setup.days * DAY_MS, draws);
  return { number, seed, profile, input: { runId: `f${number}`, zone, person }, startAt, leavesAt, tells };
}

function profileAt({ profiles }: PopulationSetup, place: number): Profile {
  const whole = profiles.reduce((sum, part) => sum + part.share, 0);
  let left = place * whole;
  for (const { profile, share } of profiles) {
    if (left < share) return profile;
    left -= share;
  }
  const last = profiles.findLast((part) => part.share > 0);
  if (!last) throw new RangeError('A population needs a profile with a share.');
  return last.profile;
}

function personOf({ ages, women, roles, signs }: People, draws: Draws): Person {
  const age = draws.whole(ages.min, ages.max);
  const sex = draws.chance(women) ? 'female' : 'male';
  const own = Object.entries(signs).flatMap(([sign, share]) => (draws.chance(share) ? [sign] : []));
  return { age, sex, roles, signs: own };
}

function leavingTime({ dropOut }: Profile, from: number, to: number, draws: Draws): number | null {
  if (dropOut.perWeek <= 0) return null;
  for (let week = from; week < to; week += WEEK_MS)
    if (draws.chance(dropOut.perWeek)) return week + draws.whole(1, 7 * 24 * 60) * MINUTE_MS;
  return null;
}

/** Where a trend has come to after some days: half the way after `halfWayDays`, never quite there. */
export function trendAt({ start, end, halfWayDays }: Trend, days: number): number {
  return start + ((end - start) * days) / (days + halfWayDays);
}

/** The trend at that time, with the ups and downs of a single day; 0 to 1. */
export function strayed(trend: Trend, days: number, draws: Draws): number {
  const value = trendAt(trend, days) + (draws.next() - draws.next()) * trend.spread;
  return Math.min(1, Math.max(0, value));
}
