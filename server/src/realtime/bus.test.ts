import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { type Bus, type Notice, openBus } from './bus.ts';

let database: TestDatabase;
let here: Bus;
let there: Bus;
const fail = (error: Error) => {
  throw error;
};
beforeAll(async () => {
  database = await createTestDatabase();
  here = await openBus(database.url, fail, () => undefined);
  there = await openBus(database.url, fail, () => undefined);
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
  const leaving = await openBus(database.url, fail, () => undefined);
  leaving.publish('session', 'tenant-1', 'person');
  await leaving.close();
  await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 10_000, interval: 20 });
});
