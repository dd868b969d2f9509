import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@regimen/contract/all.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { serveHealth } from './http/health.ts';
import { createPageCache } from './http/page-cache.ts';
import { servePages } from './http/pages.ts';
import { createRequestLog } from './http/request-log.ts';
import { localOnly } from './http/this-machine.ts';
import { createLog } from './log.ts';
import { openWire, type Wire } from './test-proxy.ts';
import { type Caller, openWorld, type World } from './test-world.ts';

// The product on a PostgreSQL of its own, which is taken away and brought back.

let dataDir: string;
let server: EmbeddedPostgres;
let wire: Wire;
let world: World;
let health: FastifyInstance;
let caller: Caller;
const start = () => startPostgres({ dataDir, durable: false });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'regimen-away-'));
  server = await start();
  await migrate(server.url);
  wire = await openWire(server.url);
  const database = { ownerUrl: server.url, url: wire.url, drop: async () => undefined };
  world = await openWorld({ database, works: true });
  // Which are what this is about.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  caller = await world.add(world.here, { roles: ['expert'] });
  health = Fastify();
  servePages(health, {
    tenants: world.tenants,
    renderer: () => Promise.reject(new Error('There is no site to draw a page of.')),
    cache: createPageCache(world.bus, Date.now),
    requestLog: createRequestLog(createLog('silent')),
    development: false,
    https: false,
    secureCookies: () => false,
  });
  serveHealth(health, {
    database: world.runtime,
    requestLog: createRequestLog(createLog('silent')),
    isStopping: () => false,
    isLocal: localOnly(false),
    metricsToken: undefined,
  });
});
afterAll(async () => {
  await health.close();
  await world.close();
  await wire.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const ask = (path: string) => health.inject(path).then(({ statusCode }) => statusCode);
const soon = { timeout: 20_000, interval: 50 };
const category = (name: string) => ({ ...calls['POST categories'].example.body, name });
const question = calls['POST contact'].example.body;

it('answers 503 with words while the database is away, lives on, and comes back by itself', async () => {
  const heard: unknown[] = [];
  world.bus.on('content', (notice) => heard.push(notice));
  expect(await ask('/readyz')).toBe(200);
  const guest = world.guest(world.here);
  expect((await world.call(guest, 'GET', '/api/discussions')).status).toBe(200);

  await server.stop();
  expect(await ask('/healthz')).toBe(200);
  expect(await ask('/readyz')).toBe(503);
  for (const [who, method, path] of [
    [caller, 'GET', '/api/categories'],
    [caller, 'POST', '/api/categories'],
    [guest, 'GET', '/api/discussions'],
  ] as const) {
    const body = method === 'POST' ? category('Away') : undefined;
    const answer = await world.call(who, method, path, body, { 'accept-language': 'ar' });
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(answer.headers['retry-after']).toBe('5');
  }

  // A site that was known stays known, however long it lasts; of another nothing can be said.
  world.clock.skewMs = 10 * 60_000;
  expect((await world.call(guest, 'GET', '/api/load')).status).toBe(200);
  world.clock.skewMs = 0;
  expect((await world.call(world.guest(world.there), 'GET', '/api/load')).status).toBe(503);
  const page = await health.inject({ url: '/discussions', headers: { host: world.there.host } });
  expect(page).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('<h1>');

  server = await start();
  await vi.waitFor(async () => expect(await ask('/readyz')).toBe(200), soon);
  expect((await world.call(caller, 'GET', '/api/categories')).status).toBe(200);
  await vi.waitFor(
    () => expect(heard).toContainEqual({ topic: 'content', tenantId: null, id: undefined }),
    soon,
  );
  expect((await world.call(guest, 'POST', '/api/contact', question)).status).toBeLessThan(300);
  await vi.waitFor(() => expect(world.mails).toHaveLength(1), soon);
}, 60_000);

it('never takes a lost answer to COMMIT for a success, and does it once when it is asked again', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  wire.loseAnswerTo('COMMIT');
  const lost = await world.call(caller, 'POST', '/api/categories', category('Once'), key);
  wire.loseAnswerTo('');
  expect(lost.status).toBe(503);
  const again = await world.call(caller, 'POST', '/api/categories', category('Once'), key);
  expect(again.status).toBe(201);
  const { body } = await world.call(caller, 'GET', '/api/categories');
  expect(body.data.filter(({ name }) => name === 'Once')).toHaveLength(1);
});
