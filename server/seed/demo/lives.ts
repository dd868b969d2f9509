import { type Follower, followerOf } from '@regimen/engine/simulate/follower.ts';
import { PROFILES, type Profile, TEAMS } from '@regimen/engine/simulate/profile.ts';
import { type PopulationSetup, peopleFor, usualSetup } from '@regimen/engine/simulate/setup.ts';
import { newId } from '../../src/db/ids.ts';
import type { EnrollmentRow } from '../../src/features/enrollments/rows.ts';
import { type Life, stepsOf } from '../live-through.ts';
import type { Beginning } from './plan-lives.ts';
import type { DemoSite, PublishedDemo } from './publish.ts';

const day = 86_400_000;
const longestDays = 150;

/** Those who sign in to the demo are good at it, and stay; but today they have not got round to anything yet. */
export interface Account {
  profile: string;
  actsUntil?: number;
}

/** One of the simulator's people at the beginning of a program, on the version that was the newest then. */
export function lifeOf(
  site: DemoSite,
  published: PublishedDemo,
  { follower, daysAgo, isSeen }: Beginning,
  number: number,
  account?: Account,
): Life {
  const startAt = Math.round(site.now - daysAgo * day);
  const begun = published.versions.findLast(({ publishedAt }) => publishedAt <= startAt);
  if (!begun) throw new Error(`Nobody could begin ${published.example} so early.`);
  const id = newId(startAt);
  const { signs } = peopleFor(begun.content);
  const person = {
    age: follower.age,
    sex: follower.sex,
    roles: ['user'],
    signs: Object.keys(signs).filter((sign) => signs[sign] === 1),
  };
  const input = { runId: id, zone: follower.zone, person };
  const setup = {
    ...usualSetup(begun.content, startAt, follower.zone),
    arriveOverDays: 0,
    days: longestDays,
  };
  const drawn = somebodyFor(published.example, setup, number);
  const own = account && { profile: profileCalled(account.profile), leavesAt: null };
  const { tenantId } = site;
  const at = new Date(startAt);
  const row: EnrollmentRow = {
    tenantId,
    id,
    programId: published.program,
    versionId: begun.version,
    userId: follower.id,
    input,
    status: 'waiting',
    state: null,
    eventsCount: 0,
    nextDueAt: at,
    zone: follower.zone,
    isSeen,
    welcomeFrom: null,
    welcomeTo: null,
    consentedAt: at,
    lastActiveAt: at,
    startedAt: at,
    endedAt: null,
    accessEndedAt: null,
    protocolIndex: 0,
    node: null,
    nodeSince: null,
    streak: 0,
    bestStreak: 0,
  };
  return {
    row,
    program: begun.content,
    team: TEAMS.usual,
    expertId: published.owner,
    ...(account?.actsUntil && { actsUntil: account.actsUntil }),
    follower: { ...drawn, ...own, input },
  };
}

/** From which side people come to a target that has two: who sleeps badly sleeps too little, sugar is too high. */
const comesFrom: Record<string, 'above' | 'below'> = { 'better-sleep': 'below', 'type-2-diabetes': 'above' };

/** Of the simulator's people, those with an even seed come from above. */
function somebodyFor(example: string, setup: PopulationSetup, number: number): Follower {
  const side = comesFrom[example];
  for (let tried = number; ; tried += 10_000) {
    const drawn = followerOf(setup, tried);
    if (side === undefined || (drawn.seed % 2 === 0) === (side === 'above')) return drawn;
  }
}

function profileCalled(id: string): Profile {
  const found = PROFILES.find((profile) => profile.id === id);
  if (!found) throw new Error(`The simulator knows nobody ${id}.`);
  return found;
}

const mostTries = 300;

/**
 * The same beginning for another of the simulator's people: the first about whom an expert was alerted within the last
 * hours, so that something urgent waits in the demo whenever it is begun. As it was, if there is none. With `inDanger` the
 * first who answered something that may mean danger.
 */
export function lifeWithFreshAlert(life: Life, now: number, { inDanger = false } = {}): Life {
  const setup = {
    ...usualSetup(life.program, life.follower.startAt, life.follower.input.zone),
    arriveOverDays: 0,
    days: longestDays,
  };
  for (let number = 1; number <= mostTries; number++) {
    const other = { ...life, follower: { ...followerOf(setup, number), input: life.row.input } };
    for (const { opened } of stepsOf(other, now))
      if (
        opened.some(
          ({ kind, openedAt, urgentUntil }) =>
            kind === 'alert' && openedAt.getTime() > now - day * 0.8 && (!inDanger || urgentUntil !== null),
        )
      )
        return other;
  }
  return life;
}
