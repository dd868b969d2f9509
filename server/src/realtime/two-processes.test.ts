import type { AddressInfo } from 'node:net';
import { type LiveEvent, userChannel } from '@regimen/contract/realtime.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createChannelKeys } from '../providers/channel-keys.ts';
import { tell } from '../tell.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { heardOn, joined, optionsFor, Pusher } from '../test-gateway.ts';
import { freePorts, type ProductProcess, startRealtime } from '../test-process.ts';
import { type Caller, openWorld, type World } from '../test-world.ts';

// The API here, and two processes of the product that hold the connections.

let database: TestDatabase;
let world: World;
let apiPort: number;
let [one, two] = [] as unknown as [ProductProcess, ProductProcess];
const open = new Set<Pusher>();
beforeAll(async () => {
  database = await createTestDatabase();
  world = await openWorld({ database });
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  apiPort = (world.app.server.address() as AddressInfo).port;
  const ports = await freePorts(4);
  [one, two] = await Promise.all([
    startRealtime(database, { main: ports[0] ?? 0, own: ports[1] ?? 0 }),
    startRealtime(database, { main: ports[2] ?? 0, own: ports[3] ?? 0 }),
  ]);
}, 120_000);
afterAll(async () => {
  for (const pusher of open) pusher.disconnect();
  await Promise.all([one?.kill(), two?.stop()]);
  await world.close();
  await database.drop();
});

async function connect(person: Caller, port: number) {
  const { key } = createChannelKeys(world.vault).of(world.here.id);
  const options = optionsFor(person, apiPort, { wsPort: port });
  const pusher = new Pusher(key, options);
  open.add(pusher);
  const channel = pusher.subscribe(userChannel(person.id ?? ''));
  const heard = heardOn<LiveEvent>(channel, 'NewEvent');
  await joined(channel);
  return { pusher, channel, heard };
}
const tellThem = (person: Caller) =>
  world.runtime.tx(world.here.id, async (tx) => tell(tx, person.id ?? '', 'notification', {}));
const numbers = (heard: readonly LiveEvent[]) => heard.map(({ seq }) => seq);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const soon = { timeout: 15_000, interval: 20 };

it('both bring what happened elsewhere, on their own port and on the main one', async () => {
  const person = await world.add(world.here);
  const at = await Promise.all([one.port, one.mainPort, two.port].map((port) => connect(person, port)));
  for (let n = 0; n < 5; n++) await tellThem(person);
  for (const { heard } of at) await vi.waitFor(() => expect(numbers(heard)).toEqual(upTo(5)), soon);
  const scrolled = at.map(({ channel }) => heardOn(channel, 'client-scrolled'));
  // Longer than one notice of PostgreSQL may be.
  const far = { to: 'ص'.repeat(4_000) };
  at[0]?.channel.trigger('client-scrolled', far);
  await vi.waitFor(() => expect(scrolled).toEqual([[], [far], [far]]), soon);
});

it('whoever signs out is hung up on by both, within two seconds', async () => {
  const person = await world.add(world.here);
  const tabs = await Promise.all([one, two].map(({ port }) => connect(person, port)));
  await world.call(person, 'POST', '/api/auth/logout');
  for (const { pusher } of tabs)
    await vi.waitFor(() => expect(pusher.connection.state).toBe('disconnected'), { timeout: 2_000 });
});

it('one that is killed in the middle loses nothing and doubles nothing', async () => {
  const person = await world.add(world.here);
  const [falls, stays] = [await connect(person, one.port), await connect(person, two.port)];
  const telling = (async () => {
    for (let n = 0; n < 60; n++) await tellThem(person);
  })();
  await vi.waitFor(() => expect(falls.heard.length).toBeGreaterThan(10), soon);
  await one.kill();
  await telling;
  await vi.waitFor(() => expect(numbers(stays.heard)).toEqual(upTo(60)), soon);
  // What the tab on the dead one missed is asked for, by the place of the last that it heard.
  const last = falls.heard.at(-1);
  expect(numbers(falls.heard)).toEqual(upTo(last?.seq ?? 0));
  const since = `${last?.epoch}.${last?.seq}`;
  const { body } = await world.call(person, 'GET', `/api/events?since=${since}`);
  const { events, gone, place } = body as { events: LiveEvent[]; gone: boolean; place: string };
  expect(gone).toBe(false);
  expect([...numbers(falls.heard), ...numbers(events)]).toEqual(upTo(60));
  expect(place).toBe(`${last?.epoch}.60`);
});
