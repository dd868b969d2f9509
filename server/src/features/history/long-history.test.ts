import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedFollowUp } from '../../../seed/follow-ups.ts';
import { required } from '../../test-answers.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
let run: string;
/** Long answers as they may be, and longer ones out of years in which they had no end; then decisions of many parts. */
const [long, longer, decisions] = [60, 6, 40];
const total = 1 + long + longer + decisions;

beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { roles: ['expert'] });
  const follower = await world.add(world.here);
  const seeded = await world.runtime.tx(world.here.id, (tx) =>
    seedFollowUp(tx, { owner: owner.id as string, follower: follower.id as string }),
  );
  run = seeded.run;
  await world.owner.tx(world.here.id, (tx) =>
    tx.$client.query(
      `INSERT INTO enrollment_events (tenant_id, enrollment_id, number, program_id, at, type, entry, trace)
       SELECT $1, $2, n + 1, $3, now() + n * interval '1 second', 'answers',
         jsonb_build_object('event', jsonb_build_object('id', 'e' || n, 'type', 'answers', 'task', 'r.0/how/1/task/0',
           'answers', jsonb_build_object('q', repeat('x', CASE WHEN n > $4 THEN 250000 ELSE 32000 END))), 'effects', '[]'::jsonb),
         CASE WHEN n <= $4 + $5 THEN '[]' ELSE (SELECT jsonb_agg(jsonb_build_object('rule', 'R1', 'at', 1,
           'what', 'chose', 'node', 'how', 'to', 'end', 'asked', repeat('y', 100))) FROM generate_series(1, 100)) END
       FROM generate_series(1, $6::int) n`,
      [world.here.id, run, seeded.program, long, longer, total - 1],
    ),
  );
  await measure();
});
afterAll(() => world.close());

/** As the product does when it writes; what was written before that is measured on the way. */
const measure = () =>
  world.owner.tx(world.here.id, (tx) =>
    tx.$client.query(
      `UPDATE enrollment_events SET entry_length = length(entry::text), trace_length = length(trace::text)
       WHERE tenant_id = $1 AND number % 10 > 0`,
      [world.here.id],
    ),
  );

const get = async <Path extends string>(path: Path) => {
  const { status, body } = await world.call(owner, 'GET', path);
  expect(status).toBe(200);
  return { body, length: JSON.stringify(body).length };
};

test('records come in pages of about a megabyte, and none is lost or told twice', async () => {
  const seen: number[] = [];
  let more = true;
  while (more) {
    const { body, length } = await get(
      `/api/history/runs/${run}/records?per_page=500&after=${seen.at(-1) ?? -1}`,
    );
    expect(length).toBeLessThan(1_100_000);
    seen.push(...body.data.map(({ number }) => number));
    more = body.hasMore;
  }
  expect(seen).toEqual(Array.from({ length: total }, (_, n) => n + 1));
});

test('the list of what happened reads nothing of what it does not tell', async () => {
  await get('/api/history?per_page=100');
  const before = process.threadCpuUsage();
  const { body, length } = await get('/api/history?per_page=100');
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(100);
  expect(body.data).toHaveLength(100);
  expect(length).toBeLessThan(100_000);
  const csv = await world.call(owner, 'GET', '/api/history/csv');
  expect(csv.body.trim().split('\r\n')).toHaveLength(1 + total);
});

test('where much came of each event the list ends sooner, and goes on from there', async () => {
  await world.owner.tx(world.here.id, (tx) =>
    tx.$client.query(
      `UPDATE enrollment_events SET trace = (SELECT jsonb_agg(jsonb_build_object('rule', 'R1', 'at', 1, 'what', 'came',
         'module', 'm' || i, 'occurrence', 1, 'day', 1, 'dueAt', 1)) FROM generate_series(1, 1000) i)
       WHERE tenant_id = $1 AND enrollment_id = $2 AND number > 1`,
      [world.here.id, run],
    ),
  );
  await measure();
  const seen: number[] = [];
  type Page = `/api/history?${string}`;
  let path: Page | null = '/api/history?per_page=100';
  let pages = 0;
  while (path) {
    const { body } = await get(path);
    seen.push(...body.data.map(({ number }) => number));
    path = body.links.next as Page | null;
    pages += 1;
  }
  expect(seen).toEqual(Array.from({ length: total }, (_, n) => total - n));
  expect(pages).toBeGreaterThan(2);
  const csv = await world.call(owner, 'GET', '/api/history/csv');
  expect(csv.body.trim().split('\r\n')).toHaveLength(1 + total);
});

test('a run names its versions; each is opened by itself, and only those that were followed', async () => {
  const { body } = await get(`/api/history/runs/${run}`);
  const version = required(body.versions[0]);
  expect(body.versions).toEqual([{ id: version.id, number: 1 }]);
  const opened = await get(`/api/history/runs/${run}/versions/${version.id}`);
  expect(opened.body.program).toEqual(body.program);
  const other = await world.runtime.tx(world.here.id, async (tx) => {
    const person = await world.add(world.here);
    return seedFollowUp(tx, { owner: owner.id as string, follower: person.id as string });
  });
  const strange = required((await get(`/api/history/runs/${other.run}`)).body.versions[0]);
  const refused = await world.call(owner, 'GET', `/api/history/runs/${run}/versions/${strange.id}`);
  expect(refused.status).toBe(404);
});
