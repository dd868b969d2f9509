import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { openWire } from '../test-proxy.ts';
import { type Bus, type Notice, openBus } from './bus.ts';

let database: TestDatabase;
let here: Bus;
let there: Bus;
const fail = () => undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  here = await openBus(database.url, fail);
  there = await openBus(database.url, fail);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await database.drop();
});

it('tells this process at once and the others a moment later, the same notice once', async () => {
  const heard = { here: [] as Notice[], there: [] as Notice[] };
  here.on('content', (notice) => heard.here.push(notice));
  there.on('content', (notice) => heard.there.push(notice));
  for (let i = 0; i < 3; i++) here.publish('content', 'tenant-1');
  expect(heard.here).toHaveLength(3);
  here.publish('content', 'tenant-2', 'thing');
  await vi.waitFor(() => expect(heard.there).toHaveLength(2), { timeout: 10_000, interval: 20 });
  expect(heard.there).toEqual([
    { topic: 'content', tenantId: 'tenant-1', id: undefined },
    { topic: 'content', tenantId: 'tenant-2', id: 'thing' },
  ]);
});

it('says what it still had to say when it closes', async () => {
  const heard: Notice[] = [];
  there.on('session', (notice) => heard.push(notice));
  const leaving = await openBus(database.url, fail);
  leaving.publish('session', 'tenant-1', 'person');
  await leaving.close();
  await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 10_000, interval: 20 });
});

it('counts everything as changed after its connection was lost', async () => {
  const wire = await openWire(database.url);
  const heard: Notice[] = [];
  const shaken = await openBus(wire.url, fail);
  shaken.on('content', (notice) => heard.push(notice));
  wire.cut();
  await vi.waitFor(() => expect(heard).toEqual([{ topic: 'content', tenantId: null, id: undefined }]), {
    timeout: 10_000,
    interval: 50,
  });
  await shaken.close();
  await wire.close();
});

it('tells the others afterwards what happened while it had no connection', async () => {
  const wire = await openWire(database.url);
  const heard: Notice[] = [];
  there.on('settings', (notice) => heard.push(notice));
  const shaken = await openBus(wire.url, fail);
  wire.loseAnswerTo('pg_notify');
  shaken.publish('settings', 'tenant-1', 'lost on the way');
  await vi.waitFor(() => expect(wire.cuts()).toBe(1), { timeout: 10_000, interval: 20 });
  wire.loseAnswerTo('');
  shaken.publish('settings', 'tenant-1', 'while it was away');
  const ids = () => [...new Set(heard.map(({ id }) => id))].sort();
  await vi.waitFor(() => expect(ids()).toEqual(['lost on the way', 'while it was away']), {
    timeout: 10_000,
    interval: 20,
  });
  await shaken.close();
  await wire.close();
});

it('has one connection, however often it was lost and whatever came of it', async () => {
  const wire = await openWire(database.url);
  let gaps = 0;
  const shaken = await openBus(wire.url, fail);
  shaken.on('content', () => gaps++);
  for (let times = 1; times <= 3; times++) {
    // While it comes back it is cut again, in the middle of signing in.
    wire.cut();
    await vi.waitFor(() => expect(wire.cut()).toBe(1), { timeout: 10_000, interval: 1 });
    await vi.waitFor(() => expect(gaps).toBe(times), { timeout: 10_000, interval: 20 });
  }
  expect(wire.cut()).toBe(1);
  await shaken.close();
  await wire.close();
});

it('closes at once while it has no connection', async () => {
  const wire = await openWire(database.url);
  const shaken = await openBus(wire.url, fail);
  await wire.close();
  shaken.publish('content', 'tenant-1');
  await shaken.close();
});
