import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedFollowUp } from '../../../seed/follow-ups.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
let quiet: Caller;
let eager: Caller;
let program: string;
beforeAll(async () => {
  world = await openWorld();
  const { here } = world;
  expert = await world.add(here, { roles: ['expert'] });
  quiet = await world.add(here, { fullName: 'Quinn Quiet' });
  eager = await world.add(here, { fullName: 'Enno Eager' });
  await world.runtime.tx(here.id, async (tx) => {
    const seeded = await seedFollowUp(tx, { owner: expert.id as string, follower: quiet.id as string });
    program = seeded.program;
    await seedEnrollment(tx, eager.id as string, seeded);
  });
});
afterAll(() => world.close());

const writeToAll = async (body: string) => {
  world.clock.skewMs += 60_000;
  const sent = await world.call(expert, 'POST', `/api/live/programs/${program}/messages`, {
    body,
    batch: crypto.randomUUID(),
  });
  expect(sent.body.sent).toBe(2);
};
const write = (from: Caller, chat: string, body: string) => {
  world.clock.skewMs += 60_000;
  return world.call(from, 'POST', `/api/chats/${chat}/messages`, { body });
};
const roomsOf = async (who: Caller) => (await world.call(who, 'GET', '/api/chats')).body.data;
const namesOf = async (who: Caller) => (await roomsOf(who)).map(({ participant }) => participant?.full_name);
const unreadOf = async (who: Caller) =>
  (await world.call(who, 'GET', '/api/user/get-data')).body.unreadMessages;

it('does not fill the list of whoever wrote: a conversation comes there with the answer', async () => {
  await writeToAll('How is it going?');
  expect(await roomsOf(expert)).toEqual([]);
  const [room] = await roomsOf(eager);
  const chat = room?.id as string;
  const read = async () => (await world.call(expert, 'GET', `/api/chats/${chat}/messages`)).body;
  expect((await read()).data.map(({ body }) => body)).toEqual(['How is it going?']);
  await world.call(expert, 'PUT', `/api/chats/${chat}/read`, { number: 1 });
  expect((await read()).meta.readByMe).toBe(1);
  const found = await world.call(expert, 'GET', '/api/chats/search?search=going');
  expect(found.body.data.map(({ message }) => message.body)).toContain('How is it going?');
  await write(eager, chat, 'Well!');
  expect(await roomsOf(expert)).toMatchObject([{ id: chat, unread: 1, message: { body: 'Well!' } }]);
  expect(await unreadOf(expert)).toBe(1);
});

it('leaves the others in their places, and what is unread unread', async () => {
  const chat = (await roomsOf(quiet))[0]?.id as string;
  await write(quiet, chat, 'Not so well.');
  expect(await namesOf(expert)).toEqual(['Quinn Quiet', 'Enno Eager']);
  await world.call(expert, 'PUT', `/api/chats/${chat}/read`, { number: 2 });
  await write(eager, (await roomsOf(eager))[0]?.id as string, 'Still well!');
  await writeToAll('Half of it is done');
  expect(await namesOf(expert)).toEqual(['Enno Eager', 'Quinn Quiet']);
  expect((await roomsOf(expert)).map(({ unread }) => unread)).toEqual([2, 0]);
});

it('is no answer to whoever waits for one', async () => {
  const waiting = (await world.call(expert, 'GET', '/api/inbox')).body.data;
  expect(waiting.map(({ follower }) => follower.full_name).sort()).toEqual(['Enno Eager', 'Quinn Quiet']);
});
