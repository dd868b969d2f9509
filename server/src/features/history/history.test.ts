import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedFollowUp } from '../../../seed/follow-ups.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function setUp(fullName = 'Sam', mark = '') {
  const owner = await world.add(world.here, { roles: ['expert'], fullName: 'Dr Noor' });
  const person = await world.add(world.here, { fullName });
  const seeded = await world.runtime.tx(world.here.id, (tx) =>
    seedFollowUp(tx, { owner: owner.id as string, follower: person.id as string, mark }),
  );
  const decide = () =>
    world.call(owner, 'POST', `/api/follow-ups/${seeded.followUp}/result`, {
      result: { type: 'decision', outcome: 'success' },
    });
  return { owner, person, decide, ...seeded };
}

const history = async (caller: Caller, query: '' | `?${string}` = '') =>
  (await world.call(caller, 'GET', `/api/history${query}`)).body.data;

test('everything that happened, newest first, in one’s own programs only', async () => {
  const { owner, decide, run } = await setUp();
  const other = await setUp();
  await decide();
  const told = await history(owner);
  expect(told.map(({ type, number }) => [type, number])).toEqual([
    ['expertDecision', 2],
    ['start', 1],
  ]);
  expect(new Set(told.map(({ enrollmentId }) => enrollmentId))).toEqual(new Set([run]));
  expect(await history(owner, `?program=${other.program}`)).toEqual([]);
  expect(await history(owner, `?enrollment=${other.run}`)).toEqual([]);
});

test('of somebody’s page says whether one may write to them, and then one may', async () => {
  const { owner, person, run } = await setUp();
  const mayWrite = async () => (await world.call(owner, 'GET', `/api/history/runs/${run}`)).body.canMessage;
  expect(await mayWrite()).toBe(true);
  const chat = await world.call(owner, 'POST', '/api/chats', { userIds: [person.id] });
  expect(chat.status).toBe(201);
  // An address that nobody confirmed reads nothing.
  await world.owner.tx(world.here.id, (tx) =>
    tx.$client.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [person.id]),
  );
  expect(await mayWrite()).toBe(false);
});

test('filters by kind, name and day', async () => {
  const { owner, decide } = await setUp('Zaynab Haddad');
  await decide();
  expect(await history(owner, '?type=start')).toHaveLength(1);
  expect(await history(owner, '?type=withdraw')).toEqual([]);
  expect(await history(owner, '?follower=haddad')).toHaveLength(2);
  expect(await history(owner, '?follower=%25%25')).toEqual([]);
  expect(await history(owner, '?follower=nobody')).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  expect(await history(owner, `?from=${today}&to=${today}`)).toHaveLength(2);
  expect(await history(owner, '?to=2020-01-01')).toEqual([]);
  for (const day of ['from=yesterday', 'from=0000-01-01', 'to=0000-12-31', 'to=2026-02-31'])
    expect((await world.call(owner, 'GET', `/api/history?${day}`)).status, day).toBe(422);
  const nobodys = Buffer.from(`0000-01-01T00:00:00.000Z ${owner.id} 1`).toString('base64url');
  expect((await world.call(owner, 'GET', `/api/history?cursor=${nobodys}`)).status).toBe(422);
});

test('checks of which nothing came are told only to whoever asks; pages meet without a gap, even in one instant', async () => {
  const { owner, run, program } = await setUp();
  const at = new Date();
  await world.owner.tx(world.here.id, (tx) =>
    tx.$client.query(
      `INSERT INTO enrollment_events (tenant_id, enrollment_id, number, program_id, at, type, entry, trace)
       SELECT $1, $2, n, $3, $4, 'timer', '{"event":{"id":"x","type":"timer"},"effects":[]}', '[]'
       FROM generate_series(2, 24) n`,
      [world.here.id, run, program, at],
    ),
  );
  const seen: number[] = [];
  type Page = `/api/history?${string}`;
  expect(await history(owner)).toHaveLength(1);
  let path: Page | null = '/api/history?per_page=5&checks=true';
  while (path) {
    const { body } = await world.call(owner, 'GET', path);
    seen.push(...body.data.map(({ number }) => number));
    path = body.links.next as Page | null;
  }
  expect(seen).toEqual(Array.from({ length: 24 }, (_, n) => 24 - n));
  expect((await world.call(owner, 'GET', '/api/history?cursor=abc')).status).toBe(422);
});

test('a file for a spreadsheet runs nothing, is kept by nobody and speaks the reader’s language', async () => {
  const { owner } = await setUp('=HYPERLINK("http://evil.test")', '+1');
  const file = await world.call(owner, 'GET', '/api/history/csv');
  expect(file.status).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="history.csv"',
  });
  const [head, line] = file.body.split('\r\n');
  expect(head?.charCodeAt(0)).toBe(0xfeff);
  expect(line).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
  const arabic = await world.call(owner, 'GET', '/api/history/csv', undefined, { 'accept-language': 'ar' });
  expect(arabic.body).toContain('بدء البرنامج');
});

test('one follower’s path from the beginning, with the reason of every decision', async () => {
  const { owner, decide, run, person } = await setUp();
  await decide();
  const history = await world.call(owner, 'GET', `/api/history/runs/${run}`);
  expect(history.body).toMatchObject({ follower: { id: person.id }, status: 'active', eventsCount: 2 });
  expect(history.body.state?.run.here?.node).toBe('how');
  const first = await world.call(owner, 'GET', `/api/history/runs/${run}/records?per_page=1`);
  expect(first.body).toMatchObject({ hasMore: true, data: [{ number: 1, type: 'start' }] });
  const rest = await world.call(owner, 'GET', `/api/history/runs/${run}/records?after=1`);
  expect(rest.body.hasMore).toBe(false);
  expect(rest.body.data[0]?.trace.map(({ what }) => what)).toContain('chose');
});

test('nobody else opens it: strangers, its follower, another tenant', async () => {
  const { run, person } = await setUp();
  const stranger = await world.add(world.here, { roles: ['expert'] });
  const foreigner = await world.add(world.there, { roles: ['expert'] });
  for (const part of ['', '/records', '/timeline', '/story'] as const) {
    const path = `/api/history/runs/${run}${part}` as const;
    expect((await world.call(stranger, 'GET', path)).status).toBe(404);
    expect((await world.call(foreigner, 'GET', path)).status).toBe(404);
    expect((await world.call(person, 'GET', path)).status).toBe(403);
  }
});
