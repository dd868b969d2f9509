import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { localOutbox } from '../providers/mail.ts';
import { openWorld, type World } from '../test-world.ts';
import { serveDevMail } from './dev-mail.ts';
import { serveHealth } from './health.ts';
import { createRequestLog } from './request-log.ts';
import { localOnly } from './this-machine.ts';

const token = 'a-token-for-the-watcher';
let world: World;
let app: FastifyInstance;
let behindProxy: FastifyInstance;

beforeAll(async () => {
  world = await openWorld();
  await world.addTenant('localhost');
  await world.addTenant('clinic.localhost');
  await world.addTenant('127.0.0.1');
  await world.addTenant('[::1]');
  const serve = (trustProxy: boolean | string[]) => {
    const made = Fastify({ trustProxy });
    const isLocal = localOnly(trustProxy);
    serveDevMail(made, localOutbox(world.filesDir, Date.now), world.tenants, isLocal);
    serveHealth(made, {
      database: world.runtime,
      requestLog: createRequestLog(createLog('silent')),
      isStopping: () => false,
      isLocal,
      metricsToken: token,
    });
    return made;
  };
  app = serve(false);
  behindProxy = serve(['127.0.0.1']);
});
afterAll(async () => {
  await app.close();
  await behindProxy.close();
  await world.close();
});

type Asked = { host?: string; headers?: Record<string, string>; from?: string; of?: FastifyInstance };
async function statuses({ host = 'localhost:3000', headers = {}, from = '127.0.0.1', of = app }: Asked) {
  const ask = async (url: string) =>
    (await of.inject({ url, headers: { host, ...headers }, remoteAddress: from })).statusCode;
  return [await ask('/dev/mail'), await ask('/dev/mail.json'), await ask('/metrics')];
}

describe('the outbox and the figures are open', () => {
  it.each(['localhost', 'localhost:3000', 'clinic.localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'to somebody at this machine: %s',
    async (host) => expect(await statuses({ host })).toEqual([200, 200, 200]),
  );
  it.each(['::1', '::ffff:127.0.0.1', '127.0.0.9'])('from %s', async (from) =>
    expect(await statuses({ from })).toEqual([200, 200, 200]),
  );
});

describe('and closed', () => {
  it.each([
    'x-real-ip',
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'X-Forwarded-Anything',
    'x-client-ip',
    'cf-connecting-ip',
    'true-client-ip',
    'x-varnish',
    'cdn-loop',
    'traceparent',
    'x-appengine-user-ip',
    'x-anything-at-all',
  ])('through a proxy that says so: %s', async (name) =>
    expect(await statuses({ headers: { [name]: '127.0.0.1' } })).toEqual([404, 404, 404]),
  );
  it.each([
    'here.test',
    'example.org',
    'localhost.example.org',
    '10.0.0.1',
    '127.0.0.1.example.org',
    'notlocalhost',
  ])('under another name: %s', async (host) => expect(await statuses({ host })).toEqual([404, 404, 404]));
  it('from elsewhere', async () => expect(await statuses({ from: '10.0.0.7' })).toEqual([404, 404, 404]));
  it('where proxies are trusted', async () =>
    expect(await statuses({ of: behindProxy })).toEqual([404, 404, 404]));
});

describe('the figures', () => {
  const ask = async (authorization?: string) =>
    (
      await behindProxy.inject({
        url: '/metrics',
        headers: {
          host: 'example.org',
          'x-forwarded-for': '1.2.3.4',
          ...(authorization && { authorization }),
        },
      })
    ).statusCode;
  it('open from anywhere to whoever has the token, and to nobody else', async () => {
    expect(await ask(`Bearer ${token}`)).toBe(200);
    expect(await ask(`bearer ${token}`)).toBe(200);
    for (const wrong of [
      undefined,
      'Bearer ',
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}`,
      `Basic ${token}`,
      token,
    ])
      expect(await ask(wrong)).toBe(404);
  });
});
