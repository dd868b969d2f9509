import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import PusherServer from 'pusher';
import type { Channel, PresenceChannel } from 'pusher-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedProtocol } from '../../seed/protocols.ts';
import { openDatabase } from '../db/pool.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { type GatewayWorld, joined, openGatewayWorld, optionsFor, Pusher } from '../test-gateway.ts';
import { freePorts, startRealtime } from '../test-process.ts';
import { openWire } from '../test-proxy.ts';
import type { Caller } from '../test-world.ts';
import { openBus } from './bus.ts';
import { createGateway } from './gateway.ts';

let database: TestDatabase;
let world: GatewayWorld;
beforeAll(async () => {
  database = await createTestDatabase();
  world = await openGatewayWorld({ database });
});
const open = new Set<Pusher>();
afterAll(async () => {
  for (const pusher of open) pusher.disconnect();
  await world.close();
  await database.drop();
});

const soon = { timeout: 5_000, interval: 20 };

/** Somebody's tab on a channel, and who it sees there. */
async function tab(person: Caller, name: string, port = world.port) {
  const options = optionsFor(person, world.port, { wsPort: port });
  const pusher = new Pusher(world.keys.of(world.here.id).key, options);
  open.add(pusher);
  const channel = pusher.subscribe(name) as PresenceChannel;
  const heard: string[] = [];
  for (const what of ['added', 'removed'])
    channel.bind(`pusher:member_${what}`, ({ id }: { id: string }) => heard.push(`${what} ${id}`));
  await joined(channel as Channel);
  const seen = () => Object.keys(channel.members.members).sort();
  return { pusher, channel, heard, seen, leave: () => pusher.disconnect() };
}
const sorted = (...people: Caller[]) => people.map(({ id }) => id).sort();

/** A protocol with its owner and somebody of their team. */
async function makeTeam() {
  const [owner, member] = [await world.add(world.here), await world.add(world.here)];
  const name = await world.runtime.tx(world.here.id, async (tx) => {
    const { protocol } = await seedProtocol(tx, owner.id ?? '', { member: member.id ?? '' });
    return `presence-protocol-${protocol}`;
  });
  return { owner, member, name };
}

it('those who work on a protocol see each other: added with the first tab, removed with the last', async () => {
  const { owner, member, name } = await makeTeam();
  const first = await tab(owner, name);
  expect(first.seen()).toEqual(sorted(owner));
  expect(first.channel.members.me.info).toMatchObject({ name: expect.any(String) });
  const [one, two] = [await tab(member, name), await tab(member, name)];
  await vi.waitFor(() => expect(first.seen()).toEqual(sorted(owner, member)), soon);
  expect(two.seen()).toEqual(sorted(owner, member));
  one.leave();
  const third = await tab(owner, name);
  expect(third.seen()).toEqual(sorted(owner, member));
  two.leave();
  await vi.waitFor(() => expect(first.seen()).toEqual(sorted(owner)), soon);
  expect(first.heard).toEqual([`added ${member.id}`, `removed ${member.id}`]);
});

it('nobody else is let in', async () => {
  const { name } = await makeTeam();
  const stranger = await world.add(world.here);
  for (const asked of [
    name,
    'presence-protocol-1',
    'presence-toString-',
    `presence-other-${crypto.randomUUID()}`,
  ])
    await expect(tab(stranger, asked)).rejects.toThrow('403');
});

it('a client event says who sent it', async () => {
  const { owner, member, name } = await makeTeam();
  const [one, two] = [await tab(owner, name), await tab(member, name)];
  const heard: unknown[] = [];
  two.channel.bind('client-moved', (data: unknown, meta: unknown) => heard.push([data, meta]));
  one.channel.trigger('client-moved', { x: 1 });
  await vi.waitFor(() => expect(heard).toEqual([[{ x: 1 }, { user_id: owner.id }]]), soon);
});

it('a server with the secret asks who is there', async () => {
  const { owner, member, name } = await makeTeam();
  await Promise.all([tab(owner, name), tab(member, name), tab(member, name)]);
  const { id: appId, key, secret } = world.keys.of(world.here.id);
  const server = new PusherServer({ appId, key, secret, host: '127.0.0.1', port: String(world.port) });
  const answer = await server.get({ path: `/channels/${name}/users`, params: {} });
  const { users } = (await answer.json()) as { users: { id: string }[] };
  expect(users.map(({ id }) => id).sort()).toEqual(sorted(owner, member));
  const counted = await server.get({ path: `/channels/${name}`, params: { info: 'user_count' } });
  expect(await counted.json()).toEqual({ occupied: true, user_count: 2 });
});

it('whoever is held by another process is seen, and is gone within five seconds when that is killed', async () => {
  const { owner, member, name } = await makeTeam();
  const [main = 0, own = 0] = await freePorts(2);
  const other = await startRealtime(database, { main, own });
  const here = await tab(owner, name);
  const there = await tab(member, name, other.port);
  expect(there.seen()).toEqual(sorted(owner, member));
  await vi.waitFor(() => expect(here.seen()).toEqual(sorted(owner, member)), soon);
  await other.kill();
  await vi.waitFor(() => expect(here.seen()).toEqual(sorted(owner)), { timeout: 5_000, interval: 20 });
}, 60_000);

it('those whom another process took for gone are seen again', async () => {
  const { owner, member, name } = await makeTeam();
  const [first, second] = [await tab(owner, name), await tab(member, name)];
  await vi.waitFor(() => expect(first.seen()).toEqual(sorted(owner, member)), soon);
  // As one does that was not away when we were: our lease had ended.
  await world.owner.tx(world.here.id, (tx) => tx.$client.query('DELETE FROM presence_leases'));
  world.bus.publish('presence', world.here.id, name);
  await vi.waitFor(() => expect(second.heard).toContain(`removed ${owner.id}`), soon);
  for (const { seen } of [first, second])
    await vi.waitFor(() => expect(seen()).toEqual(sorted(owner, member)), soon);
});

it('whoever was written down but could not be let in is not seen', async () => {
  const wire = await openWire(database.url);
  const far = openDatabase(wire.url);
  const bus = await openBus(far.url, () => undefined);
  const { keys, tenants } = world;
  const gateway = createGateway({
    database: far,
    bus,
    keys,
    tenants,
    now: Date.now,
    onError: () => undefined,
  });
  const server = createServer();
  gateway.serve(server);
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  const { owner, member, name } = await makeTeam();
  const here = await tab(owner, name);
  const options = optionsFor(member, world.port, { wsPort: port });
  const pusher = new Pusher(keys.of(world.here.id).key, {
    ...options,
    channelAuthorization: {
      ...options.channelAuthorization,
      customHandler: async (
        { socketId, channelName }: { socketId: string; channelName: string },
        callback: (error: null, answer: { auth: string }) => void,
      ) => {
        const wish = { socket_id: socketId, channel_name: channelName };
        const { body } = await world.call(member, 'POST', '/api/broadcasting/auth', wish);
        // It is in the database by then, and nobody hears of that.
        wire.loseAnswerTo('COMMIT');
        callback(null, body as { auth: string });
      },
    } as never,
  });
  open.add(pusher);
  await expect(joined(pusher.subscribe(name))).rejects.toThrow('AuthError');
  wire.loseAnswerTo('');
  await vi.waitFor(async () => {
    const { rows } = await world.runtime.read(world.here.id, (tx) =>
      tx.$client.query('SELECT member FROM presence_members WHERE channel = $1', [name]),
    );
    expect(rows).toEqual([{ member: owner.id }]);
  }, soon);
  expect(here.seen()).toEqual(sorted(owner));
  await gateway.drain();
  await Promise.all([bus.close(), far.close(), wire.close()]);
  server.close();
}, 60_000);
