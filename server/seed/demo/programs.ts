import type { Locale } from '@regimen/contract/load.ts';
import { examplesIn } from '@regimen/engine/examples/all.ts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { newId } from '../../src/db/ids.ts';
import type { Tx } from '../../src/db/pool.ts';
import {
  enrollments,
  programListings,
  programProtocols,
  programs,
  prompts,
  protocols,
  reviews,
} from '../../src/db/schema.ts';
import { beginEnrollment } from '../../src/features/enrollments/advance-enrollment.ts';
import { publishProgram } from '../../src/features/programs/publishing/publish-program.ts';
import { seedDraft } from '../drafts.ts';
import { liveThrough } from '../live-through.ts';
import { seedScope } from '../scope.ts';
import { type DemoProgram, demoPrograms } from './program-texts.ts';

const day = 86_400_000;

export interface DemoSite {
  tenantId: string;
  name: string;
  locale: Locale;
  now: number;
  /** The demo follower, the demo expert, and the others, as the site names them. */
  people: string[];
}

/** Who follows what, since when, and how it goes; the first is the demo follower. */
const lives = [
  { person: 0, example: 'better-sleep', days: 16, adherence: 0.9, rating: null },
  { person: 0, example: 'blood-pressure', days: 9, adherence: 0.85, rating: null },
  { person: 3, example: 'better-sleep', days: 30, adherence: 0.75, rating: 5 },
  { person: 3, example: 'stress', days: 12, adherence: 0.8, rating: 4 },
  { person: 4, example: 'better-sleep', days: 5, adherence: 0.6, rating: null },
  { person: 4, example: 'couch-to-5k', days: 20, adherence: 0.9, rating: 5 },
];

const praise: Record<Locale, Record<number, string>> = {
  en: {
    4: 'Short enough for a full day. I would have liked a second round.',
    5: 'One thing at a time was what I needed. The diary showed me what I had never noticed.',
  },
  ar: {
    4: 'قصير بما يكفي ليوم مزدحم. تمنيت جولة ثانية.',
    5: 'شيء واحد في كل مرة، هذا ما احتجت إليه. أرتني اليوميات ما لم ألحظه من قبل.',
  },
};

/** The eight examples as published programs, and a few people on their way through them up to this very hour. */
export async function seedDemoPrograms(tx: Tx, site: DemoSite): Promise<void> {
  const published = new Map<string, { program: string; version: string; owner: string }>();
  for (const [index, demo] of demoPrograms.entries())
    published.set(demo.example, await publish(tx, site, demo, 40 + index));
  for (const [index, life] of lives.entries()) {
    const program = published.get(life.example);
    const userId = site.people[life.person];
    if (program && userId) await follow(tx, site, program, { ...life, userId }, index + 1);
  }
  await settlePrompts(tx, site);
}

async function publish(tx: Tx, site: DemoSite, demo: DemoProgram, daysAgo: number) {
  const { tenantId, locale, now } = site;
  const document = examplesIn(locale).find(({ id }) => id === demo.example);
  if (!document) throw new Error(`There is no example ${demo.example}.`);
  const at = new Date(now - daysAgo * day);
  const found = await findDraft(tx, tenantId, document.name);
  const owner = found?.ownerId ?? (site.people[2] as string);
  const draft =
    found?.id ?? (await seedDraft(tx, tenantId, document, { ownerId: owner, categoryId: null, savedAt: at }));
  const program = newId(at.getTime());
  const texts = { [locale]: { ...demo.words[locale], title: document.name } };
  await tx.insert(programs).values({
    ...{ tenantId, id: program, ownerId: owner, texts, cover: null, access: 'free', ...demo.page },
    ...{ createdAt: at, changedAt: at },
  });
  await tx.insert(programProtocols).values({
    ...{ tenantId, programId: program, position: 0, protocolId: draft, onFail: 'stop' },
  });
  // What was published had been saved before, or its list would call it changed since.
  await tx
    .update(protocols)
    .set({ savedAt: sql`least(${protocols.savedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(protocols.tenantId, tenantId), eq(protocols.id, draft)));
  const version = await publishProgram(seedScope(tx, site, at.getTime(), owner), tx, program, { note: '' });
  return { program, version: version.id, owner };
}

async function findDraft(tx: Tx, tenantId: string, name: string) {
  const [row] = await tx
    .select({ id: protocols.id, ownerId: protocols.ownerId })
    .from(protocols)
    .where(and(eq(protocols.tenantId, tenantId), eq(protocols.name, name)));
  return row;
}

async function follow(
  tx: Tx,
  site: DemoSite,
  { program, version, owner }: { program: string; version: string; owner: string },
  life: { userId: string; days: number; adherence: number; rating: number | null },
  seed: number,
): Promise<void> {
  const { tenantId, now } = site;
  const { userId, days, adherence, rating } = life;
  const at = new Date(now - days * day);
  const id = newId(at.getTime());
  const person = { age: 41, sex: 'female', roles: ['user'], signs: ['type-2-diabetes', 'postnatal'] };
  const [row] = await tx
    .insert(enrollments)
    .values({
      ...{ tenantId, id, programId: program, versionId: version, userId, status: 'waiting', eventsCount: 0 },
      ...{ state: null, input: { runId: id, zone: 'UTC', person }, nextDueAt: at, zone: 'UTC', isSeen: true },
      ...{ consentedAt: at, lastActiveAt: at, startedAt: at },
    })
    .returning();
  if (!row) throw new Error('An enrollment was not written.');
  const begun = await beginEnrollment(seedScope(tx, site, at.getTime(), userId), tx, row, userId);
  await liveThrough(tx, {
    ...{ site, begun, userId, expertId: owner, until: now, adherence, random: randomFrom(seed) },
    wellnessAfter: (passed) => Math.min(0.9, 0.15 + passed / 40),
  });
  const listing = and(eq(programListings.tenantId, tenantId), eq(programListings.programId, program));
  await tx
    .update(programListings)
    .set({
      followersCount: sql`${programListings.followersCount} + 1`,
      recentCount: sql`${programListings.recentCount} + 1`,
    })
    .where(listing);
  if (rating === null) return;
  const createdAt = new Date(now - 2 * day);
  await tx.insert(reviews).values({
    ...{ tenantId, programId: program, userId, rating, body: praise[site.locale][rating] ?? '', createdAt },
  });
  await tx
    .update(programListings)
    .set({
      ratingsCount: sql`${programListings.ratingsCount} + 1`,
      ratingsSum: sql`${programListings.ratingsSum} + ${rating}`,
    })
    .where(listing);
}

/** What was to be told in the past has been told: nobody gets weeks of it at the first start. */
async function settlePrompts(tx: Tx, { tenantId, now }: DemoSite): Promise<void> {
  await tx
    .update(prompts)
    .set({ status: 'sent', sentBy: ['in-app'], sentAt: sql`${prompts.intendedAt}`, tryAt: null })
    .where(
      and(
        eq(prompts.tenantId, tenantId),
        eq(prompts.status, 'intended'),
        lt(prompts.intendedAt, new Date(now - 3_600_000)),
        isNull(prompts.sentAt),
      ),
    );
}

/** Numbers that are the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9) | 0;
    return (state >>> 0) / 4_294_967_296;
  };
}
