import { ownZone } from '@regimen/contract/own-zone.ts';
import { inArray } from '../../src/db/drizzle.ts';
import type { Tx } from '../../src/db/pool.ts';
import { bookmarks, enrollments, users } from '../../src/db/schema.ts';
import { defaultChoices } from '../../src/features/notifications/choices.ts';
import { type Life, liveThrough } from '../live-through.ts';
import { seedScope } from '../scope.ts';
import { seedDemoThreads } from './agents.ts';
import { lookAfterAlerts } from './expert-work.ts';
import { type DemoFollower, seedFollowers } from './followers.ts';
import { type Account, lifeOf, lifeWithFreshAlert } from './lives.ts';
import { countFollowers, settleNews, tellEverybody, tellOwners } from './news.ts';
import { type Beginning, planLives } from './plan-lives.ts';
import { seedDemoProfiles } from './profiles.ts';
import { type DemoSite, type PublishedDemo, publishDemo } from './publish.ts';
import { seedReviews } from './reviews.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** What those follow who can sign in; the first is the demo follower. */
const ofAccounts = [
  { person: 0, example: 'better-sleep', daysAgo: 16, profile: 'eager' },
  { person: 0, example: 'blood-pressure', daysAgo: 9, profile: 'eager' },
  { person: 3, example: 'better-sleep', daysAgo: 40, profile: 'steady' },
  { person: 3, example: 'stress', daysAgo: 45, profile: 'steady' },
  { person: 4, example: 'better-sleep', daysAgo: 5, profile: 'busy' },
  { person: 4, example: 'couch-to-5k', daysAgo: 70, profile: 'eager' },
];

/** The eight examples as published programs, and so many people on their way through them up to this very hour. */
export async function seedDemoPrograms(tx: Tx, site: DemoSite, crowd: number): Promise<void> {
  const published = await publishDemo(tx, site);
  const accounts = await accountHolders(tx, site);
  const followers = await seedFollowers(tx, site, crowd);
  const begun = withFreshAlert(beginLives(site, published, accounts, followers), published, site.now);
  const lives = withDanger(begun, published, site.now);
  await insertEnrollments(tx, lives);
  const steps = await liveThrough(seedScope(tx, site, site.now), tx, lives, site.now);
  await tellEverybody(tx, site, [...accounts, ...followers], steps);
  const alerts = steps.flatMap((of, index) => {
    const { expertId, follower } = lives[index] as Life;
    const opened = of.flatMap((step) => step.opened.filter(({ kind }) => kind === 'alert'));
    return opened.map((task) => ({ task, expertId, zone: follower.input.zone }));
  });
  const [, expert = '', colleague = ''] = site.people;
  await lookAfterAlerts(tx, site.locale, alerts, { expert, colleague }, site.now);
  await tellOwners(tx, site, published, lives, followers);
  await seedReviews(
    tx,
    site,
    published,
    steps.map((of) => of.at(-1)?.after).filter((row) => row !== undefined),
  );
  await keepForLater(tx, site, published);
  await seedDemoThreads(tx, site, published);
  await seedDemoProfiles(tx, site, published);
  await countFollowers(tx, site);
  await settleNews(tx, site);
}

/** By the clock of the machine: the demo runs where its visitor sits. */
async function accountHolders(tx: Tx, { people }: DemoSite): Promise<DemoFollower[]> {
  const zone = ownZone();
  await tx.update(users).set({ zone }).where(inArray(users.id, people));
  const { mostADay, quiet } = defaultChoices;
  return people.map((id) => ({
    id,
    name: '',
    age: 41,
    sex: 'female',
    zone,
    mostADay,
    quiet,
  }));
}

function beginLives(
  site: DemoSite,
  published: readonly PublishedDemo[],
  accounts: readonly DemoFollower[],
  followers: readonly DemoFollower[],
): Life[] {
  const begin = (beginning: Beginning, number: number, account?: Account): Life[] => {
    const program = published.find(({ example }) => example === beginning.example);
    return program ? [lifeOf(site, program, beginning, number, account)] : [];
  };
  const known = ofAccounts.flatMap(({ person, profile, example, daysAgo }, index) => {
    const follower = accounts[person];
    const actsUntil = person === 0 ? { actsUntil: site.now - day } : {};
    return follower
      ? begin({ follower, example, daysAgo, isSeen: true }, 1_000 + index, { profile, ...actsUntil })
      : [];
  });
  const planned = withNewcomer(planLives(followers));
  return [...known, ...planned.flatMap((beginning, index) => begin(beginning, index + 1))];
}

/** Something urgent has come up with somebody of the expert's within the last hours. */
function withFreshAlert(lives: Life[], published: readonly PublishedDemo[], now: number): Life[] {
  const program = published.find(({ example }) => example === 'type-2-diabetes')?.program;
  const one = lives.findIndex(
    ({ row }) =>
      row.programId === program &&
      row.startedAt.getTime() < now - 20 * day &&
      row.startedAt.getTime() > now - 60 * day,
  );
  const life = lives[one];
  return life ? lives.with(one, lifeWithFreshAlert(life, now)) : lives;
}

/** One of them began Better sleep only yesterday. */
function withNewcomer(planned: Beginning[]): Beginning[] {
  const one = planned.findIndex(({ example }) => example === 'better-sleep');
  const beginning = planned[one];
  return beginning ? planned.with(one, { ...beginning, daysAgo: 1 }) : planned;
}

/** And somebody who began Better sleep these days has answered what may mean danger: the expert's queue shows it first. */
function withDanger(lives: Life[], published: readonly PublishedDemo[], now: number): Life[] {
  const program = published.find(({ example }) => example === 'better-sleep')?.program;
  const one = lives.findIndex(
    ({ row }, index) =>
      index >= ofAccounts.length && row.programId === program && row.startedAt.getTime() > now - 3 * day,
  );
  const life = lives[one];
  return life ? lives.with(one, lifeWithFreshAlert(life, now, { inDanger: true })) : lives;
}

/** What the demo follower has set aside: two programs, and who made one of them. */
async function keepForLater(tx: Tx, site: DemoSite, published: readonly PublishedDemo[]): Promise<void> {
  const wanted = published.filter(({ example }) => example === 'couch-to-5k' || example === 'stress');
  const kept = [
    ...wanted.map(({ program }) => ({ kind: 'program', objectId: program })),
    ...wanted.slice(0, 1).map(({ owner }) => ({ kind: 'creator', objectId: owner })),
  ];
  const common = { tenantId: tx.tenantId, userId: site.people[0] as string };
  await tx
    .insert(bookmarks)
    .values(
      kept.map((one, index) => ({ ...common, ...one, createdAt: new Date(site.now - (index + 2) * day) })),
    );
}

async function insertEnrollments(tx: Tx, lives: readonly Life[]): Promise<void> {
  if (lives.length > 0) await tx.insert(enrollments).values(lives.map(({ row }) => row));
}
