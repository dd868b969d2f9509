import { EventEmitter } from 'node:events';
import { request } from 'node:http';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Bus } from '../realtime/bus.ts';
import type { Tenant } from '../scope.ts';
import { createPageCache } from './page-cache.ts';
import { type RenderPage, servePages } from './pages.ts';
import type { RequestLog } from './request-log.ts';
import type { Tenants } from './tenants.ts';

const tenant = { id: 'a', domain: 'here.test', origin: 'https://here.test', site: {} } as Tenant;
const notices = new EventEmitter();
const bus = { on: (topic, listener) => void notices.on(topic, listener) } as Bus;

let app = Fastify();
afterEach(() => app.close());

/** Pages as the renderer makes them that is given. */
function serve(render: RenderPage): void {
  app = Fastify();
  servePages(app, {
    tenants: {
      // Not known yet, so that it has to be waited for.
      known: (host: string) => (host.startsWith('there') ? undefined : tenant),
      byHost: async (host: string) => (host.startsWith('there') ? { ...tenant, id: 'b' } : tenant),
    } as unknown as Tenants,
    renderer: async () => render,
    cache: createPageCache(bus, Date.now),
    requestLog: { answered: () => undefined } as unknown as RequestLog,
    development: false,
    https: true,
    secureCookies: () => true,
  });
}
const page = (text: string) => ({ response: new Response(null, { status: 200 }), html: [text] });

describe('pages', () => {
  it('are made four at a time, and beyond what can wait are put off', async () => {
    let [now, most] = [0, 0];
    const open = Promise.withResolvers<void>();
    serve(async () => {
      most = Math.max(most, ++now);
      await open.promise;
      now--;
      return page('<p>Here</p>');
    });
    const asked = Array.from({ length: 200 }, (_, index) => app.inject(`/?x=${index}`));
    const first = await Promise.race(asked);
    expect(first.statusCode).toBe(503);
    expect(first.headers['retry-after']).toBeDefined();
    await vi.waitFor(() => expect(most).toBe(4));
    open.resolve();
    const answers = await Promise.all(asked);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(154);
    expect(most).toBe(4);
  });

  it('are made for one tenant, however many wait for another’s', async () => {
    const open = Promise.withResolvers<void>();
    serve(async () => {
      await open.promise;
      return page('<p>Here</p>');
    });
    const asked = Array.from({ length: 200 }, (_, index) => app.inject(`/?x=${index}`));
    expect((await Promise.race(asked)).statusCode).toBe(503);
    const order: string[] = [];
    const other = app.inject({ url: '/', headers: { host: 'there.test' } });
    for (const each of asked) each.then(({ statusCode }) => statusCode === 200 && order.push('here'));
    other.then(() => order.push('there'));
    open.resolve();
    expect((await other).statusCode).toBe(200);
    await Promise.all(asked);
    expect(order.indexOf('there')).toBeLessThan(10);
  });

  const dark = '{"theme":"dark"}';
  it.each([
    ['a space that only some take for one', `\u00a0regimen_state=${encodeURIComponent(dark)}`, ''],
    ['quotes', `regimen_state="${encodeURIComponent(dark)}"`, `"${dark}"`],
    ['two of them', `regimen_state=${encodeURIComponent(dark)}; regimen_state=x`, dark],
    ['something else', 'other=1', ''],
  ])(
    'that others are shown too depend on nothing but what they are kept by: %s',
    async (_what, cookie, state) => {
      const seen: (string | null)[] = [];
      serve(async (request) => {
        seen.push(request.headers.get('cookie'), request.headers.get('user-agent'));
        return page('<p>Here</p>');
      });
      await app.inject({ url: '/faqs', headers: { cookie, 'user-agent': 'odd' } });
      expect(seen).toEqual([state && `regimen_state=${encodeURIComponent(state)}`, null]);
    },
  );

  it('are of the site that was asked, whatever address the request names', async () => {
    const urls: string[] = [];
    serve(async (asked) => {
      urls.push(asked.url);
      return page('<p>Here</p>');
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    for (const path of ['http://evil.test/programs', '//evil.test/programs'])
      await new Promise((resolve) => {
        request({ port, host: '127.0.0.1', path }, (answer) => answer.resume().on('end', resolve)).end();
      });
    expect(urls).toEqual(['https://here.test/programs', 'https://here.test/evil.test/programs']);
  });

  it('hand on what the calls behind them say of the session, and only to whoever has one', async () => {
    serve(async (_request, { send }) => {
      await send({ method: 'GET', url: '/api/user/get-data' });
      return page('<p>Here</p>');
    });
    app.get('/api/user/get-data', (_request, reply) =>
      reply.header('set-cookie', 'regimen_session=; Max-Age=0').send({}),
    );
    const dead = await app.inject({ url: '/faqs', headers: { cookie: 'regimen_session=dead' } });
    expect(dead.headers['set-cookie']).toBe('regimen_session=; Max-Age=0');
    expect((await app.inject('/faqs')).headers['set-cookie']).toBeUndefined();
  });
});
