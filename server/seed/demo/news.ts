import { programTextIn } from '@regimen/contract/program-texts.ts';
import { inArray } from '../../src/db/drizzle.ts';
import { newId } from '../../src/db/ids.ts';
import type { Tx } from '../../src/db/pool.ts';
import { programs } from '../../src/db/schema.ts';
import { renewRecentCounts } from '../../src/features/catalog/queries.ts';
import type { Step } from '../../src/features/enrollments/take-step.ts';
import { linkOf } from '../../src/features/notifications/deliver-due.ts';
import { insertNotifications, type NewNotification } from '../../src/features/notifications/queries.ts';
import { fillTold } from '../fill-told.ts';
import type { Life } from '../live-through.ts';
import { type Spoken, type Told, tellThrough } from '../tell-through.ts';
import { writeTold } from '../write-told.ts';
import type { DemoFollower } from './followers.ts';
import type { DemoSite, PublishedDemo } from './publish.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Everybody was told what the programs had to tell them. Those who can sign in find it under their bell. */
export async function tellEverybody(
  tx: Tx,
  site: DemoSite,
  people: readonly DemoFollower[],
  steps: readonly Step[][],
): Promise<void> {
  const ofUser = Map.groupBy(steps, (of) => of[0]?.after.userId ?? '');
  const told: Told[] = [];
  const spoken: { userId: string; message: Spoken }[] = [];
  for (const { id, name, zone, quiet, mostADay } of people) {
    const listener = {
      zone,
      quiet,
      mostADay,
      channels: null,
      reachable: ['in-app' as const],
      attentive: 0.7,
    };
    const lives = ofUser.get(id) ?? [];
    const heard = tellThrough(lives, listener, site.now);
    fillTold(heard.told, lives, { fullName: name, locale: site.locale });
    told.push(...heard.told);
    if (site.people.includes(id)) spoken.push(...heard.spoken.map((message) => ({ userId: id, message })));
  }
  await writeTold(tx, told);
  const titles = await titlesOf(
    tx,
    site,
    told.map(({ row }) => row.programId),
  );
  await insertNotifications(
    tx,
    spoken.map(({ userId, message }) => newsOf(site, userId, message, titles)),
  );
}

type Titles = ReadonlyMap<string, string>;
async function titlesOf(tx: Tx, { locale }: DemoSite, programIds: string[]): Promise<Titles> {
  const ids = [...new Set(programIds)];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: programs.id, texts: programs.texts })
    .from(programs)
    .where(inArray(programs.id, ids));
  return new Map(rows.map(({ id, texts }) => [id, programTextIn(texts, locale).title]));
}

/** As the arbiter puts it under the bell. */
function newsOf(
  site: DemoSite,
  userId: string,
  { sentAt, prompts }: Spoken,
  titles: Titles,
): NewNotification {
  const [first] = prompts;
  const common = { tenantId: site.tenantId, id: newId(sentAt), userId, createdAt: new Date(sentAt) };
  if (!first || prompts.length > 1)
    return {
      ...common,
      kind: 'digest',
      data: { titles: prompts.map(({ prompt }) => prompt.title) },
      link: '/my-tasks',
    };
  const { prompt, row, taskId } = first;
  const program = titles.get(row.programId) ?? '';
  return {
    ...common,
    kind: prompt.kind,
    data: { title: prompt.title, body: prompt.body, program },
    link: linkOf({ id: prompt.id, kind: prompt.kind, taskId, programId: row.programId }),
    promptId: prompt.id,
    readAt: first.seenAt === null ? null : new Date(first.seenAt),
  };
}

/** Who began within the last weeks, as `tellOfNewFollower` says it. */
export async function tellOwners(
  tx: Tx,
  site: DemoSite,
  published: readonly PublishedDemo[],
  lives: readonly Life[],
  followers: readonly DemoFollower[],
): Promise<void> {
  const titles = await titlesOf(
    tx,
    site,
    published.map(({ program }) => program),
  );
  const nameOf = new Map(followers.map(({ id, name }) => [id, name]));
  const recent = lives.filter(
    ({ row }) => row.startedAt.getTime() > site.now - 14 * day && nameOf.has(row.userId),
  );
  await insertNotifications(
    tx,
    recent.map(({ row, expertId }) => ({
      tenantId: tx.tenantId,
      id: newId(row.startedAt.getTime()),
      userId: expertId,
      kind: 'new-follower',
      data: { program: titles.get(row.programId) ?? '', person: nameOf.get(row.userId) ?? '' },
      link: `/creator/live?program=${row.programId}`,
      createdAt: row.startedAt,
    })),
  );
}

/** What the catalog counts, as it is. Those who finished were counted on their way. */
export async function countFollowers(tx: Tx, { now }: DemoSite): Promise<void> {
  await tx.$client.query(
    `UPDATE program_listings l SET
       followers_count = (SELECT count(*) FROM enrollments e WHERE e.tenant_id = $1 AND e.program_id = l.program_id),
       ratings_count = (SELECT count(*) FROM reviews r WHERE r.tenant_id = $1 AND r.program_id = l.program_id),
       ratings_sum = (SELECT coalesce(sum(rating), 0) FROM reviews r WHERE r.tenant_id = $1 AND r.program_id = l.program_id)
     WHERE l.tenant_id = $1`,
    [tx.tenantId],
  );
  await renewRecentCounts(tx, new Date(now - 30 * day));
}

/** What is older than a day and a half has been read; of what is past, no mail goes out any more. */
export async function settleNews(tx: Tx, { now }: DemoSite): Promise<void> {
  await tx.$client.query(
    `UPDATE notifications SET tell_at = NULL,
       read_at = coalesce(read_at, CASE WHEN created_at < $2 THEN created_at + interval '5 hours' END)
     WHERE tenant_id = $1`,
    [tx.tenantId, new Date(now - 36 * hour)],
  );
}
