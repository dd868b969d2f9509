/** What a simulated population is made of, and what is wrong with a setup that somebody wrote. [R45] */

import { WEEKDAYS } from '../calendar.ts';
import { ALWAYS, leavesOf } from '../condition.ts';
import type { Program } from '../protocol.ts';
import type { Decision } from '../steps/ai/read-decision.ts';
import { whoMayPass } from '../steps/traits.ts';
import { isZone } from '../zone.ts';
import {
  type Appointments,
  type Delay,
  type Hours,
  PROFILES,
  type Profile,
  TEAMS,
  type Team,
  type Trend,
  USUAL_APPOINTMENTS,
  USUAL_SHARES,
} from './profile.ts';

export type People = {
  /** Both ends included. */
  ages: { min: number; max: number };
  /** Share of women; the others are men. */
  women: number;
  roles: readonly string[];
  /** Share of people who have each sign. */
  signs: Readonly<Record<string, number>>;
};

export type PopulationSetup = {
  seed: number;
  followers: number;
  profiles: readonly { profile: Profile; share: number }[];
  team: Team;
  people: People;
  zones: readonly string[];
  /** Instant at which the first may begin, and the days over which they all do. */
  start: number;
  arriveOverDays: number;
  /** How long each of them is watched. */
  days: number;
  /** Waiting this long for something that no clock brings counts as stuck. */
  stuckAfterDays: number;
  /** How the model chooses at an AI step, by the step's id; where none is said, each branch as often as the others. */
  choices?: Readonly<Record<string, Choices>> | undefined;
  /** Where nothing is said, everybody comes two days after booking. */
  appointments?: Appointments | undefined;
  /** [R114] What a model really said of each of these followers; there, it is not supposed what one would say. */
  said?: Readonly<Record<string, Decision>> | undefined;
};

/** Of one question: who it is about, and which of their tasks. */
export const saidKey = ({ number }: { number: number }, { id }: { id: string }, task: string): string =>
  `${number} ${id} ${task}`;

/** `rates`: how often each branch is chosen, as shares of their sum. `unsure`: share of choices below what the step wants. */
export type Choices = { rates: Readonly<Record<string, number>>; unsure?: number | undefined };

/** People whom the program's own entry conditions let pass, as far as one can tell from what they name. */
export function peopleFor(program: Program): People {
  const leaves = program.protocols.flatMap(({ protocol }) =>
    protocol.nodes.flatMap((node) => leavesOf(whoMayPass(node) ?? ALWAYS)),
  );
  const ages = { min: 18, max: 75 };
  const signs: Record<string, number> = {};
  const roles = new Set(['patient']);
  let women = 0.5;
  for (const leaf of leaves) {
    if (leaf.is === 'sign') signs[leaf.value] = leaf.op === '=' ? 1 : 0;
    if (leaf.is === 'role' && leaf.op === '=') roles.add(leaf.value);
    if (leaf.is === 'sex') women = (leaf.value === 'female') === (leaf.op === '=') ? 1 : 0;
    if (leaf.is !== 'age') continue;
    if (leaf.op === '>=' || leaf.op === '>') ages.min = leaf.value + (leaf.op === '>' ? 1 : 0);
    if (leaf.op === '<=' || leaf.op === '<') ages.max = leaf.value - (leaf.op === '<' ? 1 : 0);
  }
  return { ages: { min: ages.min, max: Math.max(ages.min, ages.max) }, women, roles: [...roles], signs };
}

export const MOST_FOLLOWERS = 100_000;
export const MOST_DAYS = 1_830;

export function usualSetup(program: Program, start: number, zone: string): PopulationSetup {
  return {
    seed: 1,
    followers: 1_000,
    profiles: PROFILES.map((profile) => ({ profile, share: USUAL_SHARES[profile.id] ?? 0 })),
    team: TEAMS.usual,
    people: peopleFor(program),
    zones: [zone],
    start,
    arriveOverDays: 7,
    days: 90,
    stuckAfterDays: 14,
    appointments: USUAL_APPOINTMENTS,
  };
}

export type SetupFault = {
  path: string;
  fault: 'not-a-share' | 'out-of-range' | 'not-a-time' | 'no-such-zone' | 'none';
};

/** Empty when the setup can be lived. */
export function setupFaults(setup: PopulationSetup): SetupFault[] {
  const faults: SetupFault[] = [];
  const say = (path: string, fault: SetupFault['fault'], isFine: boolean): void => {
    if (!isFine) faults.push({ path, fault });
  };
  const within = (path: string, value: number, min: number, max: number, whole = true): void =>
    say(path, 'out-of-range', value >= min && value <= max && (!whole || Number.isInteger(value)));
  const share = (path: string, value: number): void => say(path, 'not-a-share', value >= 0 && value <= 1);
  const hours = (path: string, { from, to }: Hours): void => {
    say(`${path}.from`, 'not-a-time', TIME.test(from));
    say(`${path}.to`, 'not-a-time', TIME.test(to) && to !== from);
  };
  const delay = (path: string, { half, most }: Delay): void => {
    within(`${path}.half`, half, 1, MOST_MINUTES, false);
    within(`${path}.most`, most, half, MOST_MINUTES, false);
  };
  const trend = (path: string, { start, end, halfWayDays, spread }: Trend): void => {
    share(`${path}.start`, start);
    share(`${path}.end`, end);
    share(`${path}.spread`, spread);
    within(`${path}.halfWayDays`, halfWayDays, 1, MOST_DAYS, false);
  };

  within('seed', setup.seed, 0, 0xffff_ffff);
  within('followers', setup.followers, 1, MOST_FOLLOWERS);
  within('days', setup.days, 1, MOST_DAYS);
  within('arriveOverDays', setup.arriveOverDays, 0, MOST_DAYS);
  within('stuckAfterDays', setup.stuckAfterDays, 1, MOST_DAYS);
  within('start', setup.start, 0, 4_102_444_800_000);
  say('zones', 'none', setup.zones.length > 0);
  for (const [index, zone] of setup.zones.entries()) say(`zones[${index}]`, 'no-such-zone', isZone(zone));
  say(
    'profiles',
    'none',
    setup.profiles.some((part) => part.share > 0),
  );
  for (const [index, { profile, share: part }] of setup.profiles.entries()) {
    const path = `profiles[${index}]`;
    share(`${path}.share`, part);
    for (const name of ['adherence', 'tires', 'declines', 'putsOff', 'devices'] as const)
      share(`${path}.profile.${name}`, profile[name]);
    share(`${path}.profile.dropOut.perWeek`, profile.dropOut.perWeek);
    share(`${path}.profile.dropOut.tells`, profile.dropOut.tells);
    within(`${path}.profile.patience.questions`, profile.patience.questions, 0, MOST_QUESTIONS);
    share(`${path}.profile.patience.givesUp`, profile.patience.givesUp);
    delay(`${path}.profile.delay`, profile.delay);
    hours(`${path}.profile.awake`, profile.awake);
    trend(`${path}.profile.answers`, profile.answers);
    trend(`${path}.profile.kpis`, profile.kpis);
  }
  const { team, people } = setup;
  for (const name of ['adherence', 'declines', 'modelAnswers'] as const) share(`team.${name}`, team[name]);
  delay('team.delay', team.delay);
  hours('team.atWork', team.atWork);
  say(
    'team.atWork.days',
    'none',
    team.atWork.days.some((day) => WEEKDAYS.includes(day)),
  );
  for (const [name, minutes] of Object.entries(team.minutes))
    within(`team.minutes.${name}`, minutes, 0, MOST_MINUTES, false);
  for (const [step, { rates, unsure = 0 }] of Object.entries(setup.choices ?? {})) {
    const shares = Object.entries(rates);
    for (const [branch, part] of shares) share(`choices.${step}.rates.${branch}`, part);
    say(
      `choices.${step}.rates`,
      'none',
      shares.some(([, part]) => part > 0),
    );
    share(`choices.${step}.unsure`, unsure);
  }
  if (setup.appointments) {
    const { half, most } = setup.appointments.aheadDays;
    within('appointments.aheadDays.half', half, 0, MOST_DAYS, false);
    within('appointments.aheadDays.most', most, half, MOST_DAYS, false);
    share('appointments.cancelled', setup.appointments.cancelled);
    share('appointments.missed', setup.appointments.missed);
  }
  within('people.ages.min', people.ages.min, 0, 120);
  within('people.ages.max', people.ages.max, people.ages.min, 120);
  share('people.women', people.women);
  for (const [sign, part] of Object.entries(people.signs)) share(`people.signs.${sign}`, part);
  return faults;
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const MOST_MINUTES = 60 * 24 * 60;
const MOST_QUESTIONS = 1_000;
