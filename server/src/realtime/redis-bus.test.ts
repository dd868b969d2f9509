import { type LiveEvent, userChannel } from '@regimen/contract/realtime.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tell } from '../tell.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { type GatewayWorld, heardOn, joined, openGatewayWorld, optionsFor, Pusher } from '../test-gateway.ts';
import { freePorts, type ProductProcess, startRealtime } from '../test-process.ts';
import { hasRedis, openTestRedis, type TestRedis } from '../test-redis.ts';
import type { Caller } from '../test-world.ts';
import type { Notice } from './bus.ts';
import { openRedisBus } from './redis-bus.ts';

const quiet = () => undefined;
const soon = { timeout: 15_000, interval: 20 };

describe.skipIf(!hasRedis)('with a Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    const [port = 0] = await freePorts(1);
    redis = await openTestRedis(port);
  });
  afterAll(() => redis.kill());

  it('processes tell each other the same as over PostgreSQL', async () => {
    const [here, there] = [await openRedisBus(redis.url, quiet), await openRedisBus(redis.url, quiet)];
    const heard = { here: [] as Notice[], there: [] as Notice[], relayed: [] as string[] };
    here.on('content', (notice) => heard.here.push(notice));
    there.on('content', (notice) => heard.there.push(notice));
    there.onRelay((text) => heard.relayed.push(text));
    here.onRelay((text) => heard.relayed.push(`echo ${text}`));
    for (let n = 0; n < 3; n++) here.publish('content', 'tenant-1', 'thing');
    here.relay('x'.repeat(20_000));
    expect(heard.here).toHaveLength(3);
    const notice = { topic: 'content', tenantId: 'tenant-1', id: 'thing' };
    await vi.waitFor(() => expect(heard.there).toEqual([notice]), soon);
    await vi.waitFor(() => expect(heard.relayed).toEqual(['x'.repeat(20_000)]), soon);
    await Promise.all([here.close(), there.close()]);
  });

  it('after Redis was away everything counts as changed, and they hear each other again', async () => {
    const [here, there] = [await openRedisBus(redis.url, quiet), await openRedisBus(redis.url, quiet)];
    const heard: Notice[] = [];
    there.on('settings', (notice) => heard.push(notice));
    let isBack = false;
    here.on('settings', ({ tenantId }) => {
      isBack ||= tenantId === null;
    });
    await redis.kill();
    here.publish('settings', 'tenant-1', 'meanwhile');
    await redis.start();
    const everything = { topic: 'settings', tenantId: null, id: undefined };
    await vi.waitFor(() => {
      expect(heard).toContainEqual(everything);
      expect(isBack).toBe(true);
    }, soon);
    here.publish('settings', 'tenant-1', 'afterwards');
    const notice = { topic: 'settings', tenantId: 'tenant-1', id: 'afterwards' };
    await vi.waitFor(() => expect(heard).toContainEqual(notice), soon);
    await Promise.all([here.close(), there.close()]);
  });

  describe('and two processes', () => {
    let database: TestDatabase;
    let world: GatewayWorld;
    let other: ProductProcess;
    const open = new Set<Pusher>();
    beforeAll(async () => {
      database = await createTestDatabase();
      world = await openGatewayWorld({ database, bus: await openRedisBus(redis.url, quiet) });
      const [main = 0, own = 0] = await freePorts(2);
      other = await startRealtime(database, { main, own }, { REDIS_URL: redis.url, LOG_LEVEL: 'silent' });
    }, 120_000);
    afterAll(async () => {
      for (const pusher of open) pusher.disconnect();
      await other?.stop();
      await world.close();
      await database.drop();
    });
    async function connect(person: Caller) {
      const options = optionsFor(person, world.port, { wsPort: other.port });
      const pusher = new Pusher(world.keys.of(world.here.id).key, options);
      open.add(pusher);
      const channel = pusher.subscribe(userChannel(person.id ?? ''));
      const heard = heardOn<LiveEvent>(channel, 'NewEvent');
      await joined(channel);
      return { pusher, heard };
    }

    it('nothing is lost or doubled when Redis is killed in the middle', async () => {
      const person = await world.add(world.here);
      const { heard } = await connect(person);
      const tellThem = () =>
        world.runtime.tx(world.here.id, async (tx) => tell(tx, person.id ?? '', 'notification', {}));
      for (let n = 0; n < 10; n++) await tellThem();
      await vi.waitFor(() => expect(heard).toHaveLength(10), soon);
      await redis.kill();
      for (let n = 0; n < 10; n++) await tellThem();
      await redis.start();
      for (let n = 0; n < 10; n++) await tellThem();
      const all = Array.from({ length: 30 }, (_, index) => index + 1);
      await vi.waitFor(() => expect(heard.map(({ seq }) => seq)).toEqual(all), soon);
    });

    it('whoever signs out is hung up on within two seconds', async () => {
      const person = await world.add(world.here);
      const { pusher } = await connect(person);
      await world.call(person, 'POST', '/api/auth/logout');
      await vi.waitFor(() => expect(pusher.connection.state).toBe('disconnected'), { timeout: 2_000 });
    });
  });
});
