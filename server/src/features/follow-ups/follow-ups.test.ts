import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedAlert, seedFollowUp, seedSecondCall } from '../../../seed/follow-ups.ts';
import { seedMember } from '../../../seed/protocols.ts';
import { required } from '../../test-answers.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const expert = (fullName = 'Dr Noor') => world.add(world.here, { roles: ['expert'], fullName });
const follower = (fullName = 'Sam') => world.add(world.here, { fullName });

async function setUp() {
  const [owner, colleague, person] = [await expert(), await expert('Dr Lee'), await follower()];
  const seeded = await world.runtime.tx(world.here.id, (tx) =>
    seedFollowUp(tx, {
      owner: owner.id as string,
      follower: person.id as string,
      colleague: colleague.id as string,
    }),
  );
  const about = { program: seeded.program, enrollment: seeded.run, follower: person.id as string };
  const alert = (at?: Date) => world.runtime.tx(world.here.id, (tx) => seedAlert(tx, about, at));
  return { owner, colleague, person, alert, ...seeded };
}
const queue = async (caller: Caller, query: '' | `?${string}` = '') =>
  (await world.call(caller, 'GET', `/api/follow-ups${query}`)).body.data;
const post = <Verb extends string>(caller: Caller, id: string, verb: Verb, body: unknown = {}) =>
  world.call(caller, 'POST', `/api/follow-ups/${id}/${verb}`, body);

const answered = { type: 'decision', outcome: 'success', answers: { mood: 2 }, words: 'They are well.' };

test('the queue holds what waits in the programs one looks after, urgent first, then oldest', async () => {
  const { owner, colleague, followUp, alert } = await setUp();
  const later = await alert(new Date(Date.now() - 1_000));
  const earlier = await alert(new Date(Date.now() - 60_000));
  for (const caller of [owner, colleague])
    expect((await queue(caller)).map(({ id }) => id)).toEqual([earlier, later, followUp]);
  expect(await queue(owner, '?kind=followup')).toHaveLength(1);
  expect(await queue(owner, '?kind=alert&whose=mine')).toHaveLength(0);
  const counts = await world.call(owner, 'GET', '/api/follow-ups/counts');
  expect(counts.body).toEqual({
    waiting: 3,
    urgent: 2,
    mine: 0,
    newFollowers: 1,
    inDanger: 0,
    first: [],
  });
});

test('what the protocol itself takes away leaves the queues of the team at once', async () => {
  const { owner, colleague, person, run, followUp } = await setUp();
  const told = async () => (await world.call(colleague, 'GET', '/api/events?since=0.0')).body.events.length;
  const before = await told();
  expect((await queue(owner)).map(({ id }) => id)).toEqual([followUp]);
  await world.call(person, 'POST', `/api/enrollments/${run}/withdraw`, {});
  expect(await queue(owner)).toEqual([]);
  const { events } = (await world.call(colleague, 'GET', '/api/events?since=0.0')).body;
  expect(events.slice(before)).toMatchObject([{ component: 'follow-up' }]);
});

test('pages of the queue meet without a gap', async () => {
  const { owner, followUp, alert } = await setUp();
  const ids: string[] = [];
  for (let n = 0; n < 6; n++) ids.push(await alert(new Date(Date.now() - 1_000 * (10 - n))));
  const seen: string[] = [];
  type Page = `/api/follow-ups?${string}`;
  let path: Page | null = '/api/follow-ups?per_page=3';
  while (path) {
    const { body } = await world.call(owner, 'GET', path);
    seen.push(...body.data.map(({ id }) => id));
    path = body.links.next as Page | null;
  }
  expect(seen).toEqual([...ids, followUp]);
  expect((await world.call(owner, 'GET', '/api/follow-ups?cursor=abc')).status).toBe(422);
});

test('strangers find nothing, and those who may only look or comment are refused', async () => {
  const { followUp, protocol, run } = await setUp();
  const stranger = await expert('Stranger');
  expect(await queue(stranger)).toEqual([]);
  expect((await world.call(stranger, 'GET', `/api/follow-ups/${followUp}`)).status).toBe(404);
  expect((await post(stranger, followUp, 'claim')).status).toBe(404);
  for (const permission of ['view', 'comment'] as const) {
    const member = await expert(permission);
    await world.runtime.tx(world.here.id, (tx) => seedMember(tx, protocol, member.id as string, permission));
    expect(await queue(member)).toEqual([]);
    expect((await world.call(member, 'GET', `/api/follow-ups/${followUp}`)).status).toBe(403);
    expect((await world.call(member, 'GET', `/api/history/runs/${run}`)).status).toBe(403);
  }
  const layman = await follower();
  await world.runtime.tx(world.here.id, (tx) => seedMember(tx, protocol, layman.id as string, 'publish'));
  expect((await world.call(layman, 'GET', `/api/follow-ups/${followUp}`)).status).toBe(403);
});

test('the follower does not see what waits for the expert', async () => {
  const { person, followUp } = await setUp();
  expect((await world.call(person, 'GET', `/api/follow-ups/${followUp}`)).status).toBe(403);
  expect((await world.call(person, 'GET', `/api/tasks/${followUp}`)).status).toBe(404);
});

test('of twenty who claim at once one wins, and the others are told who', async () => {
  const { owner, protocol, followUp } = await setUp();
  const team = [owner];
  for (let n = 1; n < 20; n++) {
    const member = await expert(`Expert ${n}`);
    await world.runtime.tx(world.here.id, (tx) => seedMember(tx, protocol, member.id as string, 'edit'));
    team.push(member);
  }
  const answers = await Promise.all(team.map((member) => post(member, followUp, 'claim')));
  expect(answers.map(({ status }) => status)).toEqual(team.map(() => 200));
  const winners = answers.filter(({ body }) => body.won);
  expect(winners).toHaveLength(1);
  const winner = required(winners[0]?.body.followUp.claimedBy).id;
  for (const { body } of answers) expect(body.followUp.claimedBy?.id).toBe(winner);
});

test('what one has, another can only take over; what is given back is free again', async () => {
  const { owner, colleague, followUp } = await setUp();
  expect((await post(owner, followUp, 'claim')).body.won).toBe(true);
  expect((await post(colleague, followUp, 'claim')).body).toMatchObject({
    won: false,
    followUp: { claimedBy: { full_name: 'Dr Noor' }, isMine: false },
  });
  expect((await post(colleague, followUp, 'release')).status).toBe(409);
  expect((await post(colleague, followUp, 'result', { result: answered })).status).toBe(409);
  expect((await post(colleague, followUp, 'claim', { takeOver: true })).body.won).toBe(true);
  expect(await queue(owner, '?whose=unclaimed')).toEqual([]);
  expect((await post(colleague, followUp, 'release')).body.claimedBy).toBe(null);
  expect(await queue(owner, '?whose=unclaimed')).toHaveLength(1);
});

test('an answer moves the follower on, and is told in the history', async () => {
  const { owner, followUp, run, person } = await setUp();
  const missing = await post(owner, followUp, 'result', {
    result: { type: 'decision', outcome: 'success', answers: { mood: 9 } },
  });
  expect(missing.status).toBe(422);
  expect(missing.body.errors).toHaveProperty(['answers.mood']);
  const done = await post(owner, followUp, 'result', { result: answered });
  expect(done.status).toBe(200);
  expect(done.body.status).toBe('done');
  expect(await queue(owner)).toEqual([]);
  const { body } = await world.call(owner, 'GET', `/api/history?enrollment=${run}`);
  expect(body.data[0]).toMatchObject({
    type: 'expertDecision',
    about: 'First call',
    by: { full_name: 'Dr Noor' },
    follower: { id: person.id },
    told: [
      { kind: 'succeeded', name: 'First call' },
      { kind: 'entered', name: 'How do you feel?' },
    ],
  });
  expect((await post(owner, followUp, 'result', { result: answered })).status).toBe(409);
});

test('of two who decide at once one counts', async () => {
  const { owner, colleague, followUp, run } = await setUp();
  const [one, other] = await Promise.all([
    post(owner, followUp, 'result', { result: answered }),
    post(colleague, followUp, 'result', { result: { type: 'decision', outcome: 'failure' } }),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  const { body } = await world.call(owner, 'GET', `/api/history?enrollment=${run}&type=expertDecision`);
  expect(body.data).toHaveLength(1);
});

test('during a pause a decision is kept, and not taken twice', async () => {
  const { owner, person, followUp, run } = await setUp();
  expect((await world.call(person, 'POST', `/api/enrollments/${run}/pause`)).status).toBe(200);
  expect((await post(owner, followUp, 'result', { result: answered })).status).toBe(200);
  expect((await post(owner, followUp, 'result', { result: answered })).status).toBe(422);
  expect((await world.call(person, 'POST', `/api/enrollments/${run}/resume`)).status).toBe(200);
  const { body } = await world.call(owner, 'GET', `/api/follow-ups/${followUp}`);
  expect(body).toMatchObject({ status: 'done', result: { words: 'They are well.' } });
});

test('an alert is looked after with a note, once', async () => {
  const { owner, colleague, alert, run } = await setUp();
  const id = await alert();
  const noted = { result: { type: 'decision', words: 'Called them, all is well.' } };
  expect((await post(owner, id, 'result', { result: { type: 'answers', answers: {} } })).status).toBe(422);
  const [one, other] = await Promise.all([
    post(owner, id, 'result', noted),
    post(colleague, id, 'result', noted),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  const open = await world.call(owner, 'GET', `/api/follow-ups/${id}`);
  expect(open.body).toMatchObject({ status: 'done', result: { words: 'Called them, all is well.' } });
  expect(open.body.enrollmentId).toBe(run);
});

test('what is put off is out of sight until then, and never beyond its deadline', async () => {
  const { owner, followUp } = await setUp();
  expect((await post(owner, followUp, 'snooze', { minutes: 120 })).status).toBe(200);
  expect(await queue(owner)).toEqual([]);
  expect(await queue(owner, '?snoozed=true')).toHaveLength(1);
  expect((await post(owner, followUp, 'snooze', { minutes: 0 })).body.snoozedUntil).toBe(null);
  expect(await queue(owner)).toHaveLength(1);
  await post(owner, followUp, 'snooze', { minutes: 60 });
  const change = (set: string) =>
    world.owner.tx(world.here.id, (tx) =>
      tx.$client.query(`UPDATE tasks SET ${set} WHERE id = $1`, [followUp]),
    );
  await change("snoozed_until = now() - interval '1 minute'");
  expect(await queue(owner)).toHaveLength(1);
  await change("expires_at = now() + interval '30 minutes'");
  const late = await post(owner, followUp, 'snooze', { minutes: 60 });
  expect(late.status).toBe(422);
  expect(late.body.errors).toHaveProperty('minutes');
});

test('a colleague to whom it is assigned has it, with the note, and is told', async () => {
  const { owner, colleague, followUp, person } = await setUp();
  const stranger = await expert('Stranger');
  for (const to of [stranger.id, person.id])
    expect((await post(owner, followUp, 'hand-over', { to })).status).toBe(422);
  const assigned = await post(owner, followUp, 'hand-over', { to: colleague.id, note: 'You know them.' });
  expect(assigned.body.claimedBy?.full_name).toBe('Dr Lee');
  expect((await queue(colleague, '?whose=mine')).map(({ id }) => id)).toEqual([followUp]);
  const open = await world.call(colleague, 'GET', `/api/follow-ups/${followUp}`);
  expect(open.body.handedNote).toBe('You know them.');
  const told = await world.call(colleague, 'GET', '/api/notifications');
  expect(told.body.data[0]).toMatchObject({
    kind: 'follow-up',
    link: `/creator/follow-up?open=${followUp}`,
    data: { person: 'Sam', title: expect.any(String) },
  });
});

test('it says why it came: by which decision, or by which alarm', async () => {
  const owner = await expert();
  const person = await follower();
  const { followUp: task } = await world.runtime.tx(world.here.id, (tx) =>
    seedSecondCall(tx, { owner: owner.id as string, follower: person.id as string }),
  );
  await post(owner, task, 'result', { result: { type: 'decision', outcome: 'success' } });
  const [next] = await queue(owner);
  const { body } = await world.call(owner, 'GET', `/api/follow-ups/${next?.id}`);
  expect(body.why).toMatchObject([{ what: 'chose', to: 'second-call' }]);
});

test('the story tells who they are, where they are and what they gave', async () => {
  const { owner, colleague, followUp } = await setUp();
  const { body } = await world.call(owner, 'GET', `/api/follow-ups/${followUp}`);
  expect(body.description).toContain('what they hope for');
  expect(body.item).toMatchObject({ questions: [expect.anything()] });
  expect(body.story).toMatchObject({ facts: { age: 40, sex: 'female' }, node: 'first-call', day: 0 });
  expect(body.story.events[0]).toMatchObject({
    type: 'start',
    told: [{ kind: 'entered', name: 'First call' }],
  });
  expect(body.colleagues.map(({ id }) => id)).toEqual([colleague.id]);
});

test('what an expert took on counts among their assigned tasks, and nobody else’s', async () => {
  const { owner, colleague, followUp } = await setUp();
  const assigned = async (caller: Caller) =>
    (await world.call(caller, 'GET', '/api/user/get-data')).body.assignedTasks;
  expect(await assigned(owner)).toBe(0);
  await post(owner, followUp, 'claim');
  expect(await assigned(owner)).toBe(1);
  expect(await assigned(colleague)).toBe(0);
  await post(owner, followUp, 'result', { result: answered });
  expect(await assigned(owner)).toBe(0);
});
