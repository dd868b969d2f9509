import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../src/db/pool.ts';
import { createTestDatabase, type TestDatabase } from '../src/test-database.ts';
import { seedDemo } from './demo.ts';

const sites = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'];
let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  await seedDemo(test.ownerUrl, Date.now(), { crowd: 'few' });
  database = openDatabase(test.url, { size: 1 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const ask = <T extends object>(site: string, text: string): Promise<T[]> =>
  database.read(site, async (tx) => (await tx.$client.query<T>(text)).rows);

it.each(sites)('counts in the catalog what there is: %s', async (site) => {
  const rows = await ask<Record<string, number>>(
    site,
    `SELECT l.followers_count, l.finished_count, l.recent_count, l.ratings_count, l.ratings_sum,
       count(e)::int AS followers, count(e) FILTER (WHERE e.status = 'finished')::int AS finished,
       count(e) FILTER (WHERE e.started_at > now() - interval '30 days')::int AS recent,
       (SELECT count(*)::int FROM reviews r WHERE r.program_id = l.program_id) AS ratings,
       (SELECT coalesce(sum(rating), 0)::int FROM reviews r WHERE r.program_id = l.program_id) AS points
     FROM program_listings l LEFT JOIN enrollments e ON e.program_id = l.program_id
     GROUP BY l.tenant_id, l.program_id`,
  );
  expect(rows).toHaveLength(8);
  for (const row of rows) {
    const { followers, finished, recent, ratings, points } = row;
    expect(row).toMatchObject({ followers_count: followers, finished_count: finished, recent_count: recent });
    expect(row).toMatchObject({ ratings_count: ratings, ratings_sum: points });
  }
});

it.each(sites)('lies in the past as a whole, and leaves no mail to be sent: %s', async (site) => {
  const [row] = await ask(
    site,
    `SELECT (SELECT count(*)::int FROM enrollment_events WHERE at > now()) AS events,
       (SELECT count(*)::int FROM tasks WHERE opened_at > now() OR closed_at > now() OR closed_at < opened_at) AS tasks,
       (SELECT count(*)::int FROM prompts WHERE sent_at > now() OR sent_at < intended_at) AS prompts,
       (SELECT count(*)::int FROM reviews WHERE created_at > now() OR replied_at < created_at) AS reviews,
       (SELECT count(*)::int FROM notifications WHERE created_at > now() OR tell_at IS NOT NULL) AS news`,
  );
  expect(row).toEqual({ events: 0, tasks: 0, prompts: 0, reviews: 0, news: 0 });
});

it.each(sites)(
  'has two versions of Better sleep and something for the demo follower to do: %s',
  async (site) => {
    const versions = await ask<{ number: number }>(
      site,
      `SELECT number FROM program_versions v JOIN programs p ON p.id = v.program_id WHERE p.category = 'sleep' ORDER BY 1`,
    );
    expect(versions).toEqual([{ number: 1 }, { number: 2 }]);
    const open = await ask(
      site,
      `SELECT t.id FROM tasks t JOIN users u ON u.id = t.user_id
     WHERE u.email = 'follower@demo.test' AND t.target = 'follower' AND t.status = 'open'`,
    );
    expect(open.length).toBeGreaterThan(0);
  },
);

it.each(sites)('has somebody wait in the inbox, and a talk about a discussion: %s', async (site) => {
  const [row] = await ask(
    site,
    `SELECT count(*) FILTER (WHERE waiting_since IS NOT NULL AND snoozed_until IS NULL)::int AS waiting,
       count(*) FILTER (WHERE first_answered_at IS NOT NULL)::int AS answered,
       (SELECT count(*)::int FROM chat_abouts WHERE kind = 'discussion') AS discussed FROM chat_cases`,
  );
  expect(row).toEqual({ waiting: 1, answered: 2, discussed: 1 });
});

it.each(sites)('lets people review as the product would have: %s', async (site) => {
  const rows = await ask<{ early: boolean }>(
    site,
    `SELECT NOT EXISTS (SELECT 1 FROM enrollments e WHERE e.program_id = r.program_id AND e.user_id = r.user_id
       AND (e.status = 'finished' AND e.ended_at <= r.created_at
         OR e.started_at + interval '3 days' <= least(r.created_at, e.ended_at))) AS early FROM reviews r`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ early }) => early)).toEqual([]);
});

it.each(sites)('speaks to each follower by their own name, day and reading: %s', async (site) => {
  const [row] = await ask<{ raw: number; readings: number }>(
    site,
    `SELECT count(*) FILTER (WHERE p.title || p.body LIKE '%{{%')::int AS raw,
       count(*) FILTER (WHERE p.body ~ '(reading was|Last night you slept|قراءتك الأخيرة|الليلة الماضية) .*[0-9]')::int
         AS readings
     FROM prompts p WHERE p.kind = 'nudge' AND p.sent_at IS NOT NULL`,
  );
  expect(row?.raw).toBe(0);
  expect(row?.readings).toBeGreaterThan(0);
});

it('gives nobody a password but those who sign in to the demo', async () => {
  for (const site of sites) {
    const rows = await ask<{ email: string }>(
      site,
      'SELECT email FROM users WHERE password_hash IS NOT NULL',
    );
    expect(rows.filter(({ email }) => email.startsWith('follower-'))).toEqual([]);
  }
});

it('gives a site of an earlier demo the admin it lacks, and leaves one alone who is there', async () => {
  const [older = '', newer = ''] = sites;
  const owner = openDatabase(test.ownerUrl, { role: 'regimen_owner', size: 1 });
  try {
    await owner.tx(older, (tx) => tx.$client.query(`DELETE FROM admins WHERE email = 'admin@demo.test'`));
    await owner.tx(newer, (tx) => tx.$client.query(`UPDATE admins SET role = 'auditor', full_name = 'Kim'`));
  } finally {
    await owner.close();
  }
  const people = `SELECT count(*)::int AS people FROM users`;
  const before = await ask(older, people);
  await seedDemo(test.ownerUrl, Date.now(), { crowd: 'few' });
  const admins = 'SELECT email, role, full_name, is_demo FROM admins';
  expect(await ask(older, admins)).toEqual([
    { email: 'admin@demo.test', role: 'owner', full_name: 'Robin Keller', is_demo: true },
  ]);
  expect(await ask(newer, admins)).toMatchObject([{ role: 'auditor', full_name: 'Kim' }]);
  expect(await ask(older, people)).toEqual(before);
});
