import { personChannel, userChannel, userEvent } from '@regimen/contract/realtime.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedChat, seedMessage } from '../../seed/chats.ts';
import { type GatewayWorld, joined, openGatewayWorld, optionsFor, Pusher } from '../test-gateway.ts';
import type { Caller } from '../test-world.ts';

let world: GatewayWorld;
const open = new Set<Pusher>();
beforeAll(async () => {
  world = await openGatewayWorld();
});
afterAll(async () => {
  for (const pusher of open) pusher.disconnect();
  await world.close();
});
const soon = { timeout: 6_000, interval: 20 };

/** A page of somebody: what it hears without a number. */
async function page(person: Caller) {
  const pusher = new Pusher(world.keys.of(world.here.id).key, optionsFor(person, world.port));
  open.add(pusher);
  const heard: [string, unknown][] = [];
  const own = pusher.subscribe(userChannel(person.id ?? ''));
  own.bind(userEvent, (event: { component: string; data: unknown; seq?: number }) => {
    if (event.seq === undefined) heard.push([event.component, event.data]);
  });
  await joined(own);
  await joined(pusher.subscribe(personChannel + person.id));
  return { heard, leave: () => pusher.disconnect() };
}
async function twoWhoWrite() {
  const [one, two] = [await world.add(world.here), await world.add(world.here)];
  const chat = await world.runtime.tx(world.here.id, async (tx) => {
    const id = await seedChat(tx, [one.id ?? '', two.id ?? '']);
    await seedMessage(tx, id, one.id ?? '', 'Hello');
    return id;
  });
  const seesOnline = async (who: Caller) =>
    (await world.call(who, 'GET', `/api/chats/${chat}`)).body.participant?.is_online;
  return { one, two, chat, seesOnline };
}

it('those who write with somebody see them come and leave, by their id', async () => {
  const { one, two, seesOnline } = await twoWhoWrite();
  const [mine, stranger] = [await page(one), await page(await world.add(world.here))];
  expect(await seesOnline(one)).toBe(false);
  const theirs = await page(two);
  await vi.waitFor(
    () => expect(mine.heard).toContainEqual(['online', { userId: two.id, isOnline: true }]),
    soon,
  );
  expect(await seesOnline(one)).toBe(true);
  theirs.leave();
  await vi.waitFor(
    () => expect(mine.heard.at(-1)).toEqual(['online', { userId: two.id, isOnline: false }]),
    soon,
  );
  expect(await seesOnline(one)).toBe(false);
  expect(stranger.heard).toEqual([]);
});

it('that somebody writes is heard by the others of the chat, and never after a block', async () => {
  const { one, two, chat, seesOnline } = await twoWhoWrite();
  const [mine, theirs] = [await page(one), await page(two)];
  const type = (who: Caller) => world.call(who, 'POST', `/api/chats/${chat}/typing`);
  const typing = () => theirs.heard.filter(([component]) => component === 'typing');
  expect((await type(one)).status).toBe(204);
  await vi.waitFor(() => expect(typing()).toEqual([['typing', { chatId: chat, userId: one.id }]]), soon);
  expect(mine.heard.some(([component]) => component === 'typing')).toBe(false);
  expect((await type(await world.add(world.here))).status).toBe(404);
  await world.call(two, 'PUT', `/api/chats/${chat}/block`, { isBlocked: true });
  expect(await seesOnline(one)).toBe(false);
  expect((await type(one)).status).toBe(204);
  await world.call(two, 'PUT', `/api/chats/${chat}/block`, { isBlocked: false });
  expect((await type(one)).status).toBe(204);
  await vi.waitFor(() => expect(typing()).toHaveLength(2), soon);
});

it('nobody else is on somebody’s own presence channel', async () => {
  const { one, two } = await twoWhoWrite();
  const body = { socket_id: '1.2', channel_name: personChannel + one.id };
  expect((await world.call(two, 'POST', '/api/broadcasting/auth', body)).status).toBe(403);
});
