import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { guidedWalks, seedAlert, seedFollowUp } from '../../../seed/follow-ups.ts';
import { required } from '../../test-answers.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { stepLimits } from './step-limits.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => {
  world.clock.skewMs = 0;
});
afterAll(() => world.close());

async function setUp() {
  const owner = await world.add(world.here, { roles: ['expert'] });
  const colleague = await world.add(world.here, { roles: ['expert'] });
  const person = await world.add(world.here, { fullName: 'Sam' });
  const seeded = await world.runtime.tx(world.here.id, (tx) =>
    seedFollowUp(tx, {
      owner: owner.id as string,
      follower: person.id as string,
      colleague: colleague.id as string,
    }),
  );
  const join = async (fullName: string) => {
    const other = await world.add(world.here, { fullName });
    return world.runtime.tx(world.here.id, (tx) => seedEnrollment(tx, other.id as string, seeded));
  };
  return { owner, colleague, person, join, ...seeded };
}
const change = (enrollment: string, set: string) =>
  world.owner.tx(world.here.id, (tx) =>
    tx.$client.query(`UPDATE enrollments SET ${set} WHERE id = $1`, [enrollment]),
  );
const counts = async (caller: Caller, program: string, query: '' | `?since=${string}` = '') =>
  (await world.call(caller, 'GET', `/api/live/programs/${program}/counts${query}`)).body;
const followers = async (caller: Caller, program: string, query: `?${string}`) =>
  (await world.call(caller, 'GET', `/api/live/programs/${program}/followers${query}`)).body;

test('one chooses among the programs one looks after', async () => {
  const { owner, colleague, program, version } = await setUp();
  for (const caller of [owner, colleague]) {
    const { body } = await world.call(caller, 'GET', '/api/live/programs');
    expect(body.data).toMatchObject([
      { id: program, followers: 1, versions: [{ id: version, number: 1, followers: 1 }] },
    ]);
  }
  const { body } = await world.call(owner, 'GET', `/api/live/programs/${program}`);
  expect(body.version).toEqual({ id: version, number: 1 });
  expect(body.protocols[0]?.nodes).toHaveLength(guidedWalks.nodes.length);
  const wrong = `/api/live/programs/${program}?version=${program}`;
  expect((await world.call(owner, 'GET', wrong)).status).toBe(404);
});

test('a stranger sees nothing of it', async () => {
  const { program } = await setUp();
  const stranger = await world.add(world.here, { roles: ['expert'] });
  expect((await world.call(stranger, 'GET', '/api/live/programs')).body.data).toEqual([]);
  for (const path of ['', '/counts', '/followers'])
    expect((await world.call(stranger, 'GET', `/api/live/programs/${program}${path}`)).status).toBe(404);
});

test('the counts follow what happens, and nothing is sent while nothing does', async () => {
  const { owner, program, followUp, join } = await setUp();
  const paused = await join('Paula');
  await change(paused.enrollment, "status = 'paused', next_due_at = NULL");
  // A minute has just begun, so that none ends between two questions.
  world.clock.skewMs = 60_000 - (Date.now() % 60_000);
  const first = await counts(owner, program);
  expect(first.counts).toMatchObject({
    places: [{ protocolIndex: 0, node: 'first-call', followers: 2, stuck: 0 }],
    totals: { active: 1, paused: 1, finished: 0 },
    newFollowers: 2,
  });
  const again = await counts(owner, program, `?since=${first.mark}`);
  expect(again).toEqual({ mark: first.mark, counts: null });
  await world.call(owner, 'POST', `/api/follow-ups/${followUp}/result`, {
    result: { type: 'decision', outcome: 'success' },
  });
  const moved = await counts(owner, program, `?since=${first.mark}`);
  const byNode = (a: { node: string | null }, b: { node: string | null }) =>
    String(a.node).localeCompare(String(b.node));
  expect(moved.counts?.places.sort(byNode)).toMatchObject([
    { node: 'first-call', followers: 1 },
    { node: 'how', followers: 1 },
  ]);
  expect((await counts(owner, program, `?since=${moved.mark}`)).counts).toBe(null);
  world.clock.skewMs += 60_000;
  expect((await counts(owner, program, `?since=${moved.mark}`)).counts?.totals).toEqual(moved.counts?.totals);
});

test('whoever is stuck is marked, and it says why', async () => {
  const { owner, program, join } = await setUp();
  const slow = await join('Slow');
  const silent = await join('Silent');
  const alerted = await join('Alerted');
  const resting = await join('Resting');
  await change(slow.enrollment, "node_since = now() - interval '3 days'");
  await change(silent.enrollment, "last_active_at = now() - interval '8 days'");
  await change(
    resting.enrollment,
    "status = 'paused', next_due_at = NULL, last_active_at = now() - interval '80 days'",
  );
  await world.runtime.tx(world.here.id, async (tx) => {
    const [person] = (
      await tx.$client.query('SELECT user_id FROM enrollments WHERE id = $1', [alerted.enrollment])
    ).rows;
    await seedAlert(tx, { program, enrollment: alerted.enrollment, follower: person.user_id });
  });
  const { stuck } = required((await counts(owner, program)).counts);
  expect(stuck).toBe(2);
  const { data } = await followers(owner, program, '?stuck=true');
  const why = Object.fromEntries(data.map((one) => [one.person.full_name, one.stuck]));
  expect(why).toEqual({ Slow: ['over-time'], Silent: ['silent'] });
  expect(data[0]).toMatchObject({ person: { full_name: 'Slow' }, allowedMinutes: 48 * 60 });
});

test('who waits for an expert is counted and listed apart, whoever may be in danger first, page by page', async () => {
  const { owner, program, followUp, join } = await setUp();
  await world.call(owner, 'POST', `/api/follow-ups/${followUp}/result`, {
    result: { type: 'decision', outcome: 'success', answers: { mood: 2 } },
  });
  const alert = async (name: string, inDanger: boolean) => {
    const { enrollment } = await join(name);
    await world.runtime.tx(world.here.id, async (tx) => {
      const { rows } = await tx.$client.query('SELECT user_id FROM enrollments WHERE id = $1', [enrollment]);
      await seedAlert(tx, { program, enrollment, follower: rows[0].user_id }, new Date(), { inDanger });
    });
    return enrollment;
  };
  const asked = (await join('Asked')).enrollment;
  const alerted = await alert('Alerted', false);
  const endangered = await alert('Endangered', true);
  const paused = await alert('Paused', true);
  const ended = await alert('Ended', true);
  await change(asked, "node_since = date_trunc('milliseconds', now()) - interval '9 hours'");
  await change(alerted, "node_since = date_trunc('milliseconds', now()) - interval '5 hours'");
  await change(endangered, "node_since = date_trunc('milliseconds', now()) - interval '2 hours'");
  await change(paused, "status = 'paused', next_due_at = NULL");
  await change(
    ended,
    "status = 'failed', ended_at = now(), next_due_at = NULL, node_since = date_trunc('milliseconds', now())",
  );
  const { stuck, waiting, inDanger, places } = required((await counts(owner, program)).counts);
  expect({ stuck, waiting, inDanger }).toEqual({ stuck: 0, waiting: 5, inDanger: 3 });
  expect(places.find(({ node }) => node === 'first-call')).toMatchObject({
    waiting: 4,
    inDanger: 2,
    stuck: 0,
  });
  const seen: [string, string | null][] = [];
  type Page = `/api/live/programs/${string}/followers?${string}`;
  let path: Page | null = `/api/live/programs/${program}/followers?waiting=true&per_page=1`;
  while (path) {
    const { body } = await world.call(owner, 'GET', path);
    seen.push(...body.data.map((one): [string, string | null] => [one.person.full_name, one.waiting]));
    expect(body.data[0]?.place).toEqual({ protocolIndex: 0, node: 'first-call' });
    path = body.links.next as Page | null;
  }
  expect(seen).toEqual([
    ['Endangered', 'danger'],
    ['Paused', 'danger'],
    ['Ended', 'danger'],
    ['Alerted', 'alert'],
    ['Asked', 'follow-up'],
  ]);
  expect((await followers(owner, program, '?stuck=true')).data).toEqual([]);
});

test('who stands at a step, the longest first, page by page', async () => {
  const { owner, program, join } = await setUp();
  for (let n = 0; n < 6; n++) {
    const { enrollment } = await join(`Person ${n}`);
    await change(enrollment, `node_since = date_trunc('milliseconds', now()) - interval '${n + 1} minutes'`);
  }
  const seen: string[] = [];
  type Page = `/api/live/programs/${string}/followers?${string}`;
  let path: Page | null = `/api/live/programs/${program}/followers?node=first-call&per_page=3`;
  while (path) {
    const { body } = await world.call(owner, 'GET', path);
    seen.push(...body.data.map((one) => one.person.full_name));
    path = body.links.next as Page | null;
  }
  expect(seen).toEqual(['Person 5', 'Person 4', 'Person 3', 'Person 2', 'Person 1', 'Person 0', 'Sam']);
  expect((await followers(owner, program, '?node=how')).data).toEqual([]);
});

test('a step’s time is its window; waiting where nothing is asked is no silence', () => {
  const limits = stepLimits({ id: 'p', protocols: [{ protocol: guidedWalks, onFail: 'stop' }] });
  const at = (node: string) => limits.find((limit) => limit.node === node);
  expect(at('how')).toMatchObject({ minutes: 3 * 24 * 60, mayBeSilent: false });
  expect(at('week')).toMatchObject({ minutes: null, mayBeSilent: false });
  const alone = { ...guidedWalks, modules: [] };
  const quiet = stepLimits({ id: 'p', protocols: [{ protocol: alone, onFail: 'stop' }] });
  expect(quiet.find(({ node }) => node === 'week')?.mayBeSilent).toBe(true);
  expect(quiet.find(({ node }) => node === 'how')?.mayBeSilent).toBe(false);
});

test('a node of the flow has its id, its data with the type, who stands there, and its protocols', async () => {
  const { owner, program, join } = await setUp();
  await join('Lee');
  const { body, status } = await world.call(owner, 'GET', `/api/live/programs/${program}/flow`);
  expect(status).toBe(200);
  expect(body.data.map(({ id }) => id)).toEqual(guidedWalks.nodes.map(({ id }) => id));
  const [first] = guidedWalks.nodes;
  expect(body.data[0]).toMatchObject({
    id: first?.id,
    data: { name: first?.data.name, type: first?.type, target: first?.data.target },
    protocols: [{ index: 0, name: expect.any(String) }],
  });
  expect(Object.keys(required(body.data[0]))).toEqual(['id', 'data', 'users', 'protocols']);
  const { places } = required((await counts(owner, program)).counts);
  const standing = places.filter(({ node }) => node !== null);
  const sum = (all: { users?: number; followers?: number }[]) =>
    all.reduce((n, { users = 0, followers = 0 }) => n + users + followers, 0);
  expect(sum(body.data)).toBe(sum(standing));
  expect(sum(standing)).toBeGreaterThan(0);
});

test('who is stuck is reminded of what waits for them, once a day, however often and by whomever it is asked', async () => {
  const { owner, colleague, followUp, person, program, run, join } = await setUp();
  const answered = { type: 'decision', outcome: 'success', answers: { mood: 2 } };
  await world.call(owner, 'POST', `/api/follow-ups/${followUp}/result`, { result: answered });
  const waitsForExpert = (await join('Waits for the expert')).enrollment;
  for (const enrollment of [run, waitsForExpert])
    await change(enrollment, "last_active_at = now() - interval '8 days'");
  const remind = async (caller: Caller, body: object = {}) =>
    (await world.call(caller, 'POST', `/api/live/programs/${program}/reminders`, body)).body;
  const [one, other] = await Promise.all([remind(owner), remind(colleague)]);
  expect(required(one.reminded) + required(other.reminded)).toBe(1);
  expect(await remind(owner)).toEqual({
    reminded: 0,
    already: 1,
    waitingForExpert: 1,
    nothingOpen: 0,
    left: 0,
    followUp: null,
  });
  expect(await remind(owner, { enrollment: waitsForExpert })).toEqual({
    reminded: 0,
    already: 0,
    waitingForExpert: 1,
    nothingOpen: 0,
    left: 0,
    followUp: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(await remind(owner, { node: 'week' })).toMatchObject({ reminded: 0, already: 0 });
  const sent = await world.owner.tx(world.here.id, (tx) =>
    tx.$client.query(
      "SELECT kind, title, status FROM prompts WHERE user_id = $1 AND key LIKE '%/by-expert/%'",
      [person.id],
    ),
  );
  expect(sent.rows).toEqual([{ kind: 'reminder', title: 'How do you feel?', status: 'intended' }]);
  await world.owner.tx(world.here.id, (tx) =>
    tx.$client.query(
      "UPDATE prompts SET intended_at = now() - interval '25 hours', key = key || '.before' WHERE user_id = $1",
      [person.id],
    ),
  );
  expect(await remind(owner, { enrollment: run })).toMatchObject({ reminded: 1, already: 0 });
});

test('before people are reminded one sees how many and of what; afterwards when they were', async () => {
  const { owner, followUp, program, run, join } = await setUp();
  const answered = { type: 'decision', outcome: 'success', answers: { mood: 2 } };
  await world.call(owner, 'POST', `/api/follow-ups/${followUp}/result`, { result: answered });
  const waitsForExpert = (await join('Waits for the expert')).enrollment;
  for (const enrollment of [run, waitsForExpert])
    await change(enrollment, "last_active_at = now() - interval '8 days'");
  const path = `/api/live/programs/${program}/reminders` as const;
  const plan = async () => (await world.call(owner, 'GET', path)).body;
  const rows = async () =>
    (await world.call(owner, 'GET', `/api/live/programs/${program}/followers?stuck=true`)).body.data;
  const tasks = [{ title: 'How do you feel?', people: 1 }];
  expect(await plan()).toEqual({ people: 1, tasks, already: 0, waitingForExpert: 1, nothingOpen: 0 });
  expect((await rows()).map(({ remindedAt }) => remindedAt)).toEqual([null, null]);
  await world.call(owner, 'POST', path, {});
  expect(await plan()).toEqual({ people: 0, tasks: [], already: 1, waitingForExpert: 1, nothingOpen: 0 });
  const byRun = new Map((await rows()).map((row) => [row.enrollmentId, row]));
  expect(byRun.get(run)).toMatchObject({ remindedAt: expect.any(String), followUp: null });
  expect(byRun.get(waitsForExpert)).toMatchObject({ remindedAt: null, followUp: expect.any(String) });
});

test('nobody reminds the followers of a program that is not theirs, nor followers of another one through it', async () => {
  const [here, elsewhere] = [await setUp(), await setUp()];
  const stranger = await world.add(world.here, { roles: ['expert'] });
  const path = `/api/live/programs/${here.program}/reminders` as const;
  expect((await world.call(stranger, 'POST', path, {})).status).toBe(404);
  const { body } = await world.call(here.owner, 'POST', path, { enrollment: elsewhere.run });
  expect(body).toMatchObject({ reminded: 0, nothingOpen: 1 });
});
