import { DAY_MS, timeOfDay } from '@regimen/engine/calendar.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Person, RunInput } from '@regimen/engine/run-state.ts';
import { behaviourOf, plannedFor } from '@regimen/engine/simulate/behave.ts';
import { type Follower, followerOf } from '@regimen/engine/simulate/follower.ts';
import { beginLife, type LifeBehaviour, type Lived } from '@regimen/engine/simulate/life.ts';
import { PROFILES, TEAMS } from '@regimen/engine/simulate/profile.ts';
import { type PopulationSetup, peopleFor } from '@regimen/engine/simulate/setup.ts';
import { dayAt, instantOf } from '@regimen/engine/wall-clock.ts';

/** Who walks, and who answers for them: `null` is whoever tries it out. */
export interface Walker {
  age: number | null;
  sex: string;
  signs: readonly string[];
  zone: string;
  /** Local date and time, "2026-11-15" and "08:00". */
  date: string;
  time: string;
  profile: string | null;
  team: keyof typeof TEAMS | null;
}

/** A life as it will be lived, from its first instant on. */
export interface WalkedLife {
  first: Lived;
  behaviour: LifeBehaviour;
  /** Nobody looks further. */
  until: number;
  zone: string;
}

const mostDays = 366;

/** Somebody whom the program lets in, as far as one can tell, beginning this morning. In the browser only. */
export function usualWalker(program: Program, zone: string, now: number): Walker {
  const { ages, women, signs } = peopleFor(program);
  return {
    age: Math.round((ages.min + ages.max) / 2),
    sex: women >= 0.5 ? 'female' : 'male',
    signs: Object.keys(signs).filter((sign) => (signs[sign] ?? 0) >= 0.5),
    zone,
    date: dateOf(dayAt(zone, now)),
    time: '08:00',
    profile: null,
    team: null,
  };
}

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

export const startOf = ({ zone, date, time }: Walker): number =>
  instantOf(zone, Date.parse(`${date}T00:00Z`) / DAY_MS, timeOfDay(time));

export function lifeOfWalker(program: Program, walker: Walker): WalkedLife {
  const startAt = startOf(walker);
  const person: Person = {
    age: walker.age,
    sex: walker.sex,
    signs: walker.signs,
    roles: peopleFor(program).roles,
  };
  const input: RunInput = { runId: 'walk', zone: walker.zone, person };
  const profile = PROFILES.find(({ id }) => id === walker.profile);
  const follower: Follower = {
    number: 1,
    seed: 1,
    profile: profile ?? (PROFILES[0] as Follower['profile']),
    input,
    startAt,
    leavesAt: null,
    tells: false,
  };
  const done = behaviourOf(follower, TEAMS[walker.team ?? 'usual']);
  const behaviour: LifeBehaviour = (effect, run, protocol) => {
    const isForTeam =
      effect.kind === 'askModel' || (effect.kind === 'openTask' && effect.task.target === 'system');
    const isDone = isForTeam ? walker.team !== null : profile !== undefined;
    return isDone ? done(effect, run, protocol) : [];
  };
  const planned = profile ? plannedFor(follower, program, mostDays) : [];
  const first = beginLife(program, input, startAt, behaviour, { planned });
  return { first, behaviour, until: startAt + mostDays * DAY_MS, zone: walker.zone };
}

/** One of a population that was sent through, lived again as it was counted. */
export function lifeOfFollower(
  program: Program,
  setup: PopulationSetup,
  number: number,
): WalkedLife & { follower: Follower } {
  const follower = followerOf(setup, number);
  const behaviour = behaviourOf(follower, setup.team, setup);
  const planned = plannedFor(follower, program, setup.days);
  const first = beginLife(program, follower.input, follower.startAt, behaviour, { planned });
  const until = follower.startAt + setup.days * DAY_MS;
  return { first, behaviour, until, zone: follower.input.zone, follower };
}
