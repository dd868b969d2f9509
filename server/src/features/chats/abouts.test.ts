import { couchTo5k } from '@regimen/engine/examples/couch-to-5k.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDiscussion } from '../../../seed/discussions.ts';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { bookTime, openService, timeIn } from '../../test-bookings.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
let follower: Caller;
let fellow: Caller;
let enrollment: string;
let discussion: string;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { fullName: 'Dana Expert', roles: ['expert'] });
  follower = await world.add(world.here, { fullName: 'Farid Follower' });
  fellow = await world.add(world.here, { fullName: 'Fatma Fellow', roles: ['expert'] });
  await world.runtime.tx(world.here.id, async (tx) => {
    const program = await seedProgram(tx, expert.id as string, { document: couchTo5k });
    enrollment = (await seedEnrollment(tx, follower.id as string, program)).enrollment;
    discussion = await seedDiscussion(tx, { authorId: fellow.id as string });
  });
});
afterAll(() => world.close());

const write = (from: Caller, chat: string, body: string, about?: object) =>
  world.call(from, 'POST', `/api/chats/${chat}/messages`, { body, ...(about && { about }) });
const cardOf = (who: Caller, chat: string, message: string) =>
  world.call(who, 'GET', `/api/chats/${chat}/messages/${message}/about`);
const taskOf = async () => (await world.call(follower, 'GET', '/api/tasks')).body.data[0];

it('asks the program’s creator about a task, who sees it and leaves that in the audit', async () => {
  const task = await taskOf();
  const about = { kind: 'task', id: task?.id };
  const { body: started } = await world.call(follower, 'POST', '/api/chats/about', about);
  const room = (await world.call(follower, 'GET', `/api/chats/${started.chatId}`)).body;
  expect(room.participant?.full_name).toBe('Dana Expert');
  const preview = await world.call(follower, 'GET', `/api/chats/about?kind=task&id=${task?.id}`);
  expect(preview.body).toMatchObject({ name: task?.name, link: `/my-tasks/task/${task?.id}` });

  const { body: message } = await write(follower, started.chatId, 'Is this too much?', about);
  expect(message.about).toEqual({ kind: 'task', name: task?.name });
  const seen = await cardOf(expert, started.chatId, message.id);
  expect(seen.body).toMatchObject({ link: `/creator/history?run=${enrollment}`, task: { status: 'open' } });
  const looks = await world.call(follower, 'GET', '/api/health-looks');
  expect(JSON.stringify(looks.body.data)).toContain('Dana Expert');
});

it('shows others the name that was written, and nothing of the task', async () => {
  const task = await taskOf();
  await world.call(fellow, 'PUT', '/api/message-choices', { messagesFrom: 'everyone' });
  const { body: room } = await world.call(follower, 'POST', '/api/chats', { userIds: [fellow.id] });
  const { body: message } = await write(follower, room.id, 'Do you do this too?', {
    kind: 'task',
    id: task?.id,
  });
  expect((await cardOf(fellow, room.id, message.id)).body).toEqual({
    kind: 'task',
    name: task?.name,
    link: null,
    task: null,
    reading: null,
    booking: null,
  });
  expect((await world.call(fellow, 'GET', `/api/chats/about?kind=task&id=${task?.id}`)).status).toBe(404);
  expect((await write(fellow, room.id, 'About yours', { kind: 'task', id: task?.id })).status).toBe(422);
});

it('lets an expert write about a step of somebody they look after, but not into another chat', async () => {
  const node = couchTo5k.nodes[0]?.id;
  const { body: room } = await world.call(expert, 'POST', '/api/chats', { userIds: [follower.id] });
  const about = { kind: 'step', id: enrollment, node };
  expect((await write(expert, room.id, 'How is this going?', about)).status).toBe(201);
  const { body: other } = await world.call(expert, 'POST', '/api/chats', { userIds: [fellow.id] });
  expect((await write(expert, other.id, 'Look at them', about)).status).toBe(422);
});

it('asks whoever gives it about a booking, and nobody else is shown it', async () => {
  const service = await openService(world, expert);
  const { id } = await bookTime(world, follower, service, timeIn(48));
  const about = { kind: 'booking', id };
  const { body: started } = await world.call(follower, 'POST', '/api/chats/about', about);
  const room = (await world.call(follower, 'GET', `/api/chats/${started.chatId}`)).body;
  expect(room.participant?.full_name).toBe('Dana Expert');
  const { body: message } = await write(follower, started.chatId, 'Do I bring my notes?', about);
  expect(message.about).toEqual({ kind: 'booking', name: 'Consultation' });
  for (const who of [follower, expert])
    expect((await cardOf(who, started.chatId, message.id)).body).toMatchObject({
      link: `/my-services/bookings/${id}`,
      booking: { state: 'confirmed' },
    });
  expect((await world.call(fellow, 'GET', `/api/chats/about?kind=booking&id=${id}`)).status).toBe(404);
  expect((await world.call(fellow, 'POST', '/api/chats/about', about)).status).toBe(404);
  // Not into a conversation that its client has no part in.
  const { body: other } = await world.call(expert, 'POST', '/api/chats', { userIds: [fellow.id] });
  expect((await write(expert, other.id, 'Look at this', about)).status).toBe(422);
});

it('lists conversations that began with a discussion', async () => {
  const about = { kind: 'discussion', id: discussion };
  const { body: started } = await world.call(follower, 'POST', '/api/chats/about', about);
  const list = async (who: Caller) =>
    (await world.call(who, 'GET', '/api/chats/discussions')).body.data.map(({ id }: { id: string }) => id);
  expect(await list(follower)).toEqual([]);
  await write(follower, started.chatId, 'I had the same question', about);
  expect(await list(follower)).toEqual([started.chatId]);
  expect(await list(fellow)).toEqual([started.chatId]);
  expect(await list(expert)).toEqual([]);
});

it('tells when an expert answers, and when they are away', async () => {
  const { body: room } = await world.call(follower, 'POST', '/api/chats', { userIds: [expert.id] });
  const shown = async () =>
    (await world.call(follower, 'GET', `/api/chats/${room.id}/care`)).body.availability;
  const keep = (hours: object) =>
    world.call(expert, 'PUT', '/api/office-hours', {
      days: null,
      zone: 'UTC',
      awayFrom: null,
      awayUntil: null,
      note: 'Call the practice.',
      ...hours,
    });
  expect(await shown()).toBe(null);
  const always = { from: 0, to: 1_440 };
  await keep({ days: Array(7).fill(always) });
  expect(await shown()).toMatchObject({ person: 'Dana Expert', state: 'open', opensAt: null });
  const now = Date.now();
  const awayUntil = new Date(now + 86_400_000).toISOString();
  await keep({ awayFrom: new Date(now - 1_000).toISOString(), awayUntil });
  expect(await shown()).toMatchObject({ state: 'away', opensAt: awayUntil, note: 'Call the practice.' });
  expect((await keep({ zone: 'Nowhere/Atall' })).status).toBe(422);
  expect((await keep({ awayUntil })).status).toBe(422);
  expect((await world.call(follower, 'GET', '/api/office-hours')).status).toBe(403);
});
