import type { ContentLanguage } from '@regimen/engine/content-language.ts';
import { examplesIn } from '@regimen/engine/examples/all.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { and, eq, sql } from '../../src/db/drizzle.ts';
import { newId } from '../../src/db/ids.ts';
import type { Tx } from '../../src/db/pool.ts';
import { programProtocols, programs, protocols } from '../../src/db/schema.ts';
import { programOf } from '../../src/features/enrollments/programs-of-versions.ts';
import { itemRow, recordUses } from '../../src/features/items/known-items.ts';
import { insertItems } from '../../src/features/items/queries.ts';
import { publishProgram } from '../../src/features/programs/publishing/publish-program.ts';
import { updateProtocol } from '../../src/features/protocols/queries.ts';
import { documentFields, storedDocument } from '../../src/features/protocols/stored-document.ts';
import { seedDraft } from '../drafts.ts';
import { noModels } from '../no-models.ts';
import { seedScope } from '../scope.ts';
import { giveAgent, passAgentTests } from './agents.ts';
import { type DemoProgram, demoPrograms } from './program-texts.ts';
import { noteOfSecondVersion, withSleepHistory } from './sleep-history.ts';

const day = 86_400_000;
/** Before the first of those who follow it began. */
const firstPublishedDaysAgo = 125;
/** Lately enough that some are still on the version before. */
export const sleepChangedDaysAgo = 26;

export interface DemoSite {
  tenantId: string;
  name: string;
  locale: ContentLanguage;
  now: number;
  /** The demo follower, the demo expert, and the others, as the site names them. */
  people: string[];
}

export interface PublishedVersion {
  version: string;
  publishedAt: number;
  content: Program;
}
export interface PublishedDemo {
  example: string;
  program: string;
  owner: string;
  /** Oldest first. */
  versions: PublishedVersion[];
}

/** The eight examples as published programs. Better sleep has been changed once since. */
export async function publishDemo(tx: Tx, site: DemoSite): Promise<PublishedDemo[]> {
  const published: PublishedDemo[] = [];
  for (const [index, demo] of demoPrograms.entries())
    published.push(await publish(tx, site, demo, site.now - (firstPublishedDaysAgo + index * 2) * day));
  const sleep = published.find(({ example }) => example === 'better-sleep');
  if (sleep) await changeSleep(tx, site, sleep);
  return published;
}

async function publish(
  tx: Tx,
  site: DemoSite,
  demo: DemoProgram,
  publishedAt: number,
): Promise<PublishedDemo> {
  const { locale } = site;
  const document = examplesIn(locale).find(({ id }) => id === demo.example);
  if (!document) throw new Error(`There is no example ${demo.example}.`);
  const at = new Date(publishedAt);
  const found = await findDraft(tx, document.name);
  const owner = found?.ownerId ?? (site.people[2] as string);
  const draft =
    found?.id ?? (await seedDraft(tx, document, { ownerId: owner, categoryId: null, savedAt: at }));
  const program = newId(publishedAt);
  const texts = { [locale]: { ...demo.words[locale], title: document.name } };
  await tx.insert(programs).values({
    tenantId: tx.tenantId,
    id: program,
    ownerId: owner,
    texts,
    cover: null,
    access: 'free',
    ...demo.page,
    tags: demo.tags[locale],
    createdAt: at,
    changedAt: at,
  });
  await tx.insert(programProtocols).values({
    tenantId: tx.tenantId,
    programId: program,
    position: 0,
    protocolId: draft,
    onFail: 'stop',
  });
  // What was published had been saved before, or its list would call it changed since.
  await tx
    .update(protocols)
    .set({ savedAt: sql`least(${protocols.savedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(protocols.tenantId, tx.tenantId), eq(protocols.id, draft)));
  await giveAgent(tx, locale, demo.example, {
    programId: program,
    protocolId: draft,
    ownerId: owner,
    at,
    step: document.nodes.find(({ data }) => data.target === 'follower')?.id ?? null,
  });
  const first = await publishAt(tx, site, { program, owner, protocol: draft }, publishedAt, '');
  return { example: demo.example, program, owner, versions: [first] };
}

async function publishAt(
  tx: Tx,
  site: DemoSite,
  { program, owner, protocol }: { program: string; owner: string; protocol: string },
  publishedAt: number,
  note: string,
): Promise<PublishedVersion> {
  const scope = seedScope(tx, site, publishedAt, owner);
  await passAgentTests(scope, tx, program, protocol);
  const { id } = await publishProgram(scope, noModels.models, program, { note });
  return { version: id, publishedAt, content: await programOf(tx, id) };
}

async function changeSleep(tx: Tx, site: DemoSite, sleep: PublishedDemo): Promise<void> {
  const { locale, now } = site;
  const publishedAt = now - sleepChangedDaysAgo * day;
  const at = new Date(publishedAt - 3_600_000);
  const [row] = await tx
    .select()
    .from(protocols)
    .innerJoin(
      programProtocols,
      and(eq(programProtocols.tenantId, protocols.tenantId), eq(programProtocols.protocolId, protocols.id)),
    )
    .where(and(eq(protocols.tenantId, tx.tenantId), eq(programProtocols.programId, sleep.program)));
  if (!row) throw new Error('Better sleep has no draft.');
  const { id: protocolId, ownerId } = row.protocols;
  const item = newId(at.getTime());
  const changed = withSleepHistory(storedDocument(row.protocols), locale, item);
  const sheet = changed.items[item];
  if (!sheet) throw new Error('The sleep history has no sheet.');
  await insertItems(tx, [itemRow({ tenantId: tx.tenantId, protocolId, ownerId, at }, item, sheet)]);
  await updateProtocol(tx, protocolId, { ...documentFields(changed), savedAt: at });
  await recordUses(tx, { protocolId, userId: ownerId }, changed);
  sleep.versions.push(
    await publishAt(tx, site, { ...sleep, protocol: protocolId }, publishedAt, noteOfSecondVersion[locale]),
  );
}

async function findDraft(tx: Tx, name: string) {
  const [row] = await tx
    .select({ id: protocols.id, ownerId: protocols.ownerId })
    .from(protocols)
    .where(and(eq(protocols.tenantId, tx.tenantId), eq(protocols.name, name)));
  return row;
}
