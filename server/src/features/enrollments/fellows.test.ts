import { fellowsChannel, personChannel, userChannel } from '@regimen/contract/realtime.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { type GatewayWorld, heardOn, joined, openGatewayWorld } from '../../test-gateway.ts';
import type { Caller } from '../../test-world.ts';

let world: GatewayWorld;
let program: string;
beforeAll(async () => {
  world = await openGatewayWorld();
  const expert = await world.add(world.here, { roles: ['expert'] });
  ({ program } = await world.runtime.tx(world.here.id, (tx) => seedProgram(tx, expert.id ?? '')));
});
afterAll(() => world.close());
const soon = { timeout: 10_000, interval: 20 };

/** Follows the program, and lets the others see it, or not. */
async function fellow(fullName: string, isSeen = true) {
  const caller = await world.add(world.here, { fullName });
  const wish = { facts: { age: 40, sex: 'female', signs: [] }, zone: 'Europe/Berlin', consent: true };
  const { body } = await world.call(caller, 'POST', `/api/programs/${program}/enrollments`, wish);
  await world.call(caller, 'PUT', `/api/enrollments/${body.id}/visibility`, { isSeen });
  const people = async () =>
    (await world.call(caller, 'GET', `/api/enrollments/${body.id}/participants`)).body.data;
  return { caller, seesOf: async (name: string) => (await people()).find((one) => one.full_name === name) };
}
/** A page of somebody is open; with `looks`, the list of the others is. */
async function open({ caller }: { caller: Caller }, looks = false) {
  const pusher = world.connect(caller);
  await joined(pusher.subscribe(userChannel(caller.id ?? '')));
  await joined(pusher.subscribe(personChannel + caller.id));
  if (!looks) return { pusher, heard: [] };
  const others = pusher.subscribe(fellowsChannel + program);
  const heard = heardOn<{ userId: string; isOnline: boolean }>(others, 'online');
  await joined(others);
  return { pusher, heard };
}

it('who looks at the others sees those come and leave to whom they may write, and nobody else', async () => {
  const [anna, bert, shy, wary] = [
    await fellow('Anna'),
    await fellow('Bert'),
    await fellow('Shy', false),
    await fellow('Wary'),
  ];
  const blocked = await fellow('Blocked');
  await world.call(wary.caller, 'PUT', '/api/message-choices', { messagesFrom: 'nobody' });
  const { body: chat } = await world.call(bert.caller, 'POST', '/api/chats', {
    userIds: [blocked.caller.id],
  });
  await world.call(bert.caller, 'PUT', `/api/chats/${chat.id}/block`, { isBlocked: true });

  const looking = await open(anna, true);
  const shutOut = await open(blocked, true);
  expect(await anna.seesOf('Bert')).toMatchObject({ canMessage: true, is_online: false });
  expect(await anna.seesOf('Anna')).toMatchObject({ isMe: true, canMessage: false, is_online: false });

  const pages = [await open(shy), await open(wary), await open(bert)];
  await vi.waitFor(
    () => expect(looking.heard).toContainEqual({ userId: bert.caller.id, isOnline: true }),
    soon,
  );
  expect(await anna.seesOf('Bert')).toMatchObject({ canMessage: true, is_online: true });
  // Here, but not for everybody to know.
  expect(await anna.seesOf('Shy')).toBeUndefined();
  expect(await anna.seesOf('Wary')).toMatchObject({ canMessage: false, is_online: false });
  expect(await blocked.seesOf('Bert')).toMatchObject({ canMessage: false, is_online: false });

  for (const { pusher } of pages) pusher.disconnect();
  await vi.waitFor(
    () => expect(looking.heard).toContainEqual({ userId: bert.caller.id, isOnline: false }),
    soon,
  );
  const told = new Set(looking.heard.map(({ userId }) => userId));
  expect(told).not.toContain(shy.caller.id);
  expect(told).not.toContain(wary.caller.id);
  expect(shutOut.heard.map(({ userId }) => userId)).not.toContain(bert.caller.id);
});

it('only who follows the program hears of its others', async () => {
  const stranger = await world.add(world.here);
  const body = { socket_id: '1.2', channel_name: fellowsChannel + program };
  expect((await world.call(stranger, 'POST', '/api/broadcasting/auth', body)).status).toBe(403);
});
