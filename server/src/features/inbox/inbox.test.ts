import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedFollowUp } from '../../../seed/follow-ups.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
let colleague: Caller;
let follower: Caller;
let other: Caller;
let stranger: Caller;
let program: string;
let chat: string;
beforeAll(async () => {
  world = await openWorld();
  const { here } = world;
  expert = await world.add(here, { fullName: 'Dana Expert', roles: ['expert'] });
  colleague = await world.add(here, { fullName: 'Cora Colleague', roles: ['expert'] });
  stranger = await world.add(here, { fullName: 'Sami Stranger', roles: ['expert'] });
  follower = await world.add(here, { fullName: 'Farid Follower' });
  other = await world.add(here, { fullName: 'Olga Other' });
  await world.runtime.tx(here.id, async (tx) => {
    const people = {
      owner: expert.id as string,
      follower: follower.id as string,
      colleague: colleague.id as string,
    };
    const seeded = await seedFollowUp(tx, people);
    program = seeded.program;
    await seedEnrollment(tx, other.id as string, seeded);
  });
  chat = (await world.call(follower, 'POST', '/api/chats', { userIds: [expert.id] })).body.id;
});
afterAll(() => world.close());

const write = (from: Caller, body: string, to = chat) =>
  world.call(from, 'POST', `/api/chats/${to}/messages`, { body });
const figuresOf = async (who: Caller) => (await world.call(who, 'GET', '/api/inbox/figures')).body;
const inboxOf = async (who: Caller, show = 'waiting') =>
  (await world.call(who, 'GET', `/api/inbox?show=${show}`)).body.data;

it('shows who waits to the whole team, and what was written only to those in the conversation', async () => {
  await write(follower, 'My knee hurts');
  const [mine] = await inboxOf(expert);
  expect(mine).toMatchObject({
    chatId: chat,
    opening: 'My knee hurts',
    isMember: true,
    firstAnswerMinutes: null,
  });
  const { events } = (await world.call(colleague, 'GET', '/api/events?since=0.0')).body;
  expect(events.at(-1)).toMatchObject({
    component: 'read-again',
    data: { calls: [{ call: 'GET inbox' }, { call: 'GET inbox/figures' }] },
  });
  const [theirs] = await inboxOf(colleague);
  expect(theirs).toMatchObject({
    chatId: chat,
    opening: '',
    isMember: false,
    experts: [{ full_name: 'Dana Expert' }],
  });
  expect(await inboxOf(stranger, 'all')).toEqual([]);
  expect((await world.call(follower, 'GET', '/api/inbox')).status).toBe(403);
});

it('can be snoozed until something is written, and is done once it was answered', async () => {
  expect(await figuresOf(expert)).toMatchObject({ waiting: 1 });
  const snoozed = await world.call(expert, 'POST', `/api/inbox/${chat}/snooze`, { minutes: 60 });
  expect(snoozed.body.snoozedUntil).not.toBe(null);
  expect(await inboxOf(expert)).toEqual([]);
  expect(await inboxOf(expert, 'snoozed')).toHaveLength(1);
  expect(await figuresOf(expert)).toMatchObject({ waiting: 0 });
  await write(follower, 'Still hurts');
  expect(await inboxOf(expert)).toHaveLength(1);
  world.clock.skewMs += 30 * 60_000;
  await write(expert, 'Rest for two days');
  expect(await inboxOf(expert)).toEqual([]);
  expect((await inboxOf(expert, 'all'))[0]).toMatchObject({ waitingSince: null, firstAnswerMinutes: 30 });
  expect(await figuresOf(expert)).toEqual({ waiting: 0, answered: 1, medianMinutes: 30 });
});

it('is not snoozed any more once it was answered', async () => {
  await write(follower, 'Which shoes?');
  await world.call(expert, 'POST', `/api/inbox/${chat}/snooze`, { minutes: 60 });
  await write(expert, 'Soft ones');
  expect(await inboxOf(expert, 'snoozed')).toEqual([]);
});

it('waits again when the only answer is deleted, since the question', async () => {
  const asked = (await write(follower, 'And stairs?')).body;
  world.clock.skewMs += 60_000;
  await write(follower, 'Hello?');
  const remove = (id: string) => world.call(expert, 'DELETE', `/api/chats/${chat}/messages/${id}`);
  const [first, second] = [(await write(expert, 'Ys')).body, (await write(expert, 'Yes')).body];
  await remove(first.id);
  expect(await inboxOf(expert)).toEqual([]);
  await remove(second.id);
  expect((await inboxOf(expert))[0]).toMatchObject({ waitingSince: asked.createdAt, opening: 'Hello?' });
  await write(expert, 'Yes, slowly');
  expect(await inboxOf(expert)).toEqual([]);
});

it('is handed over in the open: the colleague joins, and the follower reads that they did', async () => {
  await write(follower, 'Can I run again?');
  const assign = (who: Caller, to: Caller) =>
    world.call(who, 'POST', `/api/inbox/${chat}/assign`, { to: to.id, note: 'You know knees.' });
  expect((await assign(colleague, colleague)).status).toBe(404);
  expect((await assign(expert, stranger)).status).toBe(422);
  expect((await inboxOf(expert))[0]?.colleagues).toMatchObject([{ full_name: 'Cora Colleague' }]);
  const assigned = (await assign(expert, colleague)).body;
  // It cannot be handed to whoever has it.
  expect(assigned).toMatchObject({ assignedTo: { full_name: 'Cora Colleague' }, colleagues: [] });
  const [entry] = await inboxOf(colleague, 'mine');
  expect(entry).toMatchObject({ isMember: true, note: 'You know knees.' });
  // They still wait for an answer.
  expect(entry?.waitingSince).not.toBe(null);
  const { body } = await world.call(follower, 'GET', `/api/chats/${chat}/messages`);
  expect(body.data.at(-1)?.body).toContain('Cora Colleague');
  const room = (await world.call(follower, 'GET', `/api/chats/${chat}`)).body;
  expect(room.participants.map(({ full_name }) => full_name)).toEqual(['Cora Colleague', 'Dana Expert']);
  expect((await write(colleague, 'Yes, slowly.')).status).toBe(201);
  expect(await inboxOf(colleague)).toEqual([]);
});

it('has whoever may be in danger first, and cannot be put off', async () => {
  await write(follower, 'I want to die');
  const [first] = await inboxOf(expert);
  expect(first?.followUpId).not.toBe(null);
  expect((await world.call(expert, 'POST', `/api/inbox/${chat}/snooze`, { minutes: 60 })).status).toBe(422);
  const inDanger = (await world.call(expert, 'GET', '/api/inbox?show=danger')).body.data;
  expect(inDanger.map(({ chatId }) => chatId)).toEqual([chat]);
});

it('takes its open follow-up along, unless a colleague has that', async () => {
  const assign = (who: Caller, to: Caller) =>
    world.call(who, 'POST', `/api/inbox/${chat}/assign`, { to: to.id, note: 'Please call.' });
  const holder = async () => {
    const [entry] = await inboxOf(expert);
    return (await world.call(expert, 'GET', `/api/follow-ups/${entry?.followUpId}`)).body.claimedBy
      ?.full_name;
  };
  await assign(expert, expert);
  expect(await holder()).toBe('Dana Expert');
  await assign(colleague, colleague);
  expect(await holder()).toBe('Dana Expert');
  await assign(expert, colleague);
  expect(await holder()).toBe('Cora Colleague');
  const { data } = (await world.call(colleague, 'GET', '/api/notifications')).body;
  const links = data.map(({ link }) => link);
  expect(links).toContain(`/creator/follow-up?open=${(await inboxOf(expert))[0]?.followUpId}`);
});

it('keeps replies for oneself', async () => {
  const { body } = await world.call(expert, 'POST', '/api/saved-replies', { title: 'Knees', body: 'Rest.' });
  const listed = async (who: Caller) => (await world.call(who, 'GET', '/api/saved-replies')).body.data;
  expect(await listed(expert)).toEqual([{ id: body.id, title: 'Knees', body: 'Rest.' }]);
  expect(await listed(colleague)).toEqual([]);
  expect((await world.call(colleague, 'DELETE', `/api/saved-replies/${body.id}`)).status).toBe(404);
  const change = (who: Caller) =>
    world.call(who, 'PUT', `/api/saved-replies/${body.id}`, { title: 'Sore knees', body: 'Rest two days.' });
  expect((await change(colleague)).status).toBe(404);
  expect((await change(expert)).status).toBe(200);
  expect(await listed(expert)).toEqual([{ id: body.id, title: 'Sore knees', body: 'Rest two days.' }]);
  await world.call(expert, 'DELETE', `/api/saved-replies/${body.id}`);
  expect(await listed(expert)).toEqual([]);
});

it('writes to all followers one by one, as often as they allow, and never to somebody in danger', async () => {
  const at = `/api/live/programs/${program}/messages`;
  const send = (batch: string) =>
    world.call(expert, 'POST', at, { body: 'Hello {{name}}, day {{day}}.', batch });
  expect((await world.call(expert, 'GET', at)).body).toEqual({
    people: 1,
    atLimit: 0,
    blocked: 0,
    inDanger: 1,
  });
  await world.call(other, 'PUT', '/api/cohort-choices', { aWeek: 1 });
  const batch = crypto.randomUUID();
  const danger = { name: 'Farid Follower', why: 'danger' };
  expect((await send(batch)).body).toEqual({ sent: 1, skipped: [danger], left: 0 });
  const [room] = (await world.call(other, 'GET', '/api/chats')).body.data;
  expect(room?.message?.body).toBe('Hello Olga, day 1.');
  expect((await send(batch)).body).toEqual({ sent: 0, skipped: [danger], left: 0 });
  const more = (await send(crypto.randomUUID())).body;
  expect(more).toMatchObject({
    sent: 0,
    skipped: expect.arrayContaining([{ name: 'Olga Other', why: 'limit' }]),
  });
  expect((await world.call(stranger, 'POST', at, { body: 'Hi', batch })).status).toBe(404);

  // Two colleagues at once: whoever takes one more gets one more.
  await world.call(other, 'PUT', '/api/cohort-choices', { aWeek: 2 });
  const both = [expert, colleague].map((who) =>
    world.call(who, 'POST', at, { body: 'How was it?', batch: crypto.randomUUID() }),
  );
  const sent = (await Promise.all(both)).map(({ body }) => (body as { sent: number }).sent);
  expect(sent.toSorted()).toEqual([0, 1]);
});
