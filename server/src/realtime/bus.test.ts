import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
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
  const heard: Notice[] = [];
  const shaken = await openBus(database.url, () => undefined);
  shaken.on('content', (notice) => heard.push(notice));
  const killer = new pg.Client({ connectionString: database.url });
  await killer.connect();
  await killer.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN regimen'`,
  );
  await killer.end();
  await vi.waitFor(() => expect(heard).toEqual([{ topic: 'content', tenantId: null, id: undefined }]), {
    timeout: 10_000,
    interval: 50,
  });
  await shaken.close();
});
