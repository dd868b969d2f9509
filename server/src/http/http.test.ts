import { calls } from '@regimen/contract/all.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepToContract } from '../app.ts';
import { eq } from '../db/drizzle.ts';
import { tenants } from '../db/schema.ts';
import { type Caller, openWorld, type World } from '../test-world.ts';

let world: World;
let member: Caller;
beforeAll(async () => {
  world = await openWorld();
  member = await world.add(world.here);
});
afterAll(() => world.close());

const question = {
  title: 'Is a short nap any good?',
  category: 'sleep',
  body: 'Twenty minutes after lunch, every day. Does it harm the night?',
};
const ask = (headers: Record<string, string> = {}, body: object = question) =>
  world.call(member, 'POST', '/api/discussions', body, headers);
const send = (
  method: 'GET' | 'POST' | 'DELETE' | 'PATCH',
  url: string,
  payload?: string,
  headers: Record<string, string> = {},
) =>
  world.app.inject({
    method,
    url,
    headers: { host: 'here.test', ...headers },
    ...(payload === undefined ? {} : { payload }),
  });

describe('which site', () => {
  it('is decided by the host, or by X-Domain', async () => {
    const byHost = await send('GET', '/api/load');
    expect(byHost.json()).toMatchObject({
      domain: 'here.test',
      data: { name: 'Site here.test', direction: 'ltr' },
    });
    const named = await send('GET', '/api/load', undefined, { 'x-domain': 'there.test' });
    expect(named.json()).toMatchObject({ domain: 'there.test', data: { locale: 'ar', direction: 'rtl' } });
  });

  it('is nobody’s for an unknown host', async () => {
    const answer = await send('GET', '/api/load', undefined, { host: 'nobody.test' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('Site');
  });

  it('is remembered for a minute, and forgotten at once when its settings change', async () => {
    const site = await world.addTenant('fresh.test');
    const name = async () =>
      (await world.call(world.guest(site), 'GET', '/api/load')).body.data.theme.primary;
    const paint = (primary: string) =>
      world.runtime.tx(site.id, (tx) =>
        tx
          .update(tenants)
          .set({ settings: { theme: { primary, accent: '#000000' } } })
          .where(eq(tenants.id, site.id)),
      );
    expect(await name()).toBe('#5567ff');
    await paint('#111111');
    expect(await name()).toBe('#5567ff');
    world.clock.skewMs += 61_000;
    expect(await name()).toBe('#111111');
    world.clock.skewMs = 0;
    await paint('#222222');
    world.bus.publish('settings', site.id);
    expect(await name()).toBe('#222222');
  });
});

describe('the wire', () => {
  it('takes put as a post with _method, and only that way round', async () => {
    const { body } = await ask();
    const put = await world.call(member, 'POST', `/api/discussions/${body.id}?_method=PUT`, {
      ...question,
      title: 'Is a long nap any good?',
    });
    expect(put.body).toMatchObject({ title: 'Is a long nap any good?' });
    expect((await world.call(member, 'POST', `/api/discussions/${body.id}?_method=DELETE`, {})).status).toBe(
      405,
    );
    expect((await world.call(member, 'GET', `/api/discussions/${body.id}?_method=PUT`)).status).toBe(200);
  });

  it('gives every answer an id, and takes over a harmless one', async () => {
    expect((await send('GET', '/api/load')).headers['x-request-id']).toMatch(/^[\w-]{18,}$/);
    expect(
      (await send('GET', '/api/load', undefined, { 'x-request-id': 'trace-12345' })).headers['x-request-id'],
    ).toBe('trace-12345');
    expect(
      (await send('GET', '/api/load', undefined, { 'x-request-id': 'a\tb<script>' })).headers['x-request-id'],
    ).not.toContain('<');
  });

  it('answers 304 to somebody who has it already', async () => {
    const first = await send('GET', '/api/load');
    const again = await send('GET', '/api/load', undefined, { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('compresses what is long', async () => {
    const answer = await send('GET', '/api/openapi.json', undefined, { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it('describes itself', async () => {
    const { paths } = (await send('GET', '/api/openapi.json')).json();
    expect(Object.keys(paths)).toContain('/api/discussions/{id}');
    expect(paths['/api/discussions'].post.security).toEqual([{ bearer: [] }]);
  });
});

describe('errors', () => {
  it('have one shape, whatever went wrong', async () => {
    const token = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
    const cases: [number, string, Awaited<ReturnType<typeof send>>][] = [
      [400, 'bad_request', await send('POST', '/api/discussions', '{ "title": ', token)],
      [401, 'unauthenticated', await send('GET', '/api/user/get-data')],
      [
        401,
        'unauthenticated',
        await send('GET', '/api/load', undefined, { authorization: 'Bearer nonsense' }),
      ],
      [404, 'not_found', await send('GET', '/api/discussions/not-an-id')],
      [404, 'not_found', await send('GET', '/api/nothing-here')],
      [405, 'method_not_allowed', await send('PATCH', '/api/discussions')],
      [
        413,
        'too_large',
        await send('POST', '/api/discussions', JSON.stringify({ body: 'x'.repeat(300_000) }), token),
      ],
      [
        415,
        'unsupported_media_type',
        await send('POST', '/api/discussions', '<xml/>', { ...token, 'content-type': 'text/xml' }),
      ],
      [422, 'invalid', await send('POST', '/api/discussions', '[]', token)],
    ];
    for (const [status, code, answer] of cases) {
      expect([answer.statusCode, answer.json().code, typeof answer.json().message]).toEqual([
        status,
        code,
        'string',
      ]);
    }
  });

  it('tell a stranger nothing they could not know', async () => {
    const { body } = await ask();
    const stranger = await world.add(world.here);
    expect((await world.call(stranger, 'DELETE', `/api/discussions/${body.id}`)).status).toBe(404);
    expect(
      (await world.call(await world.add(world.there), 'GET', `/api/discussions/${body.id}`)).status,
    ).toBe(404);
  });
});

describe('an idempotency key', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });

  it('makes twenty requests at once do one thing, with one answer', async () => {
    const headers = key();
    const title = 'Twenty at once, one only';
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(headers, { ...question, title })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { body } = await world.call(member, 'GET', '/api/discussions?per_page=100');
    expect(body.data.filter((row) => row.title === title)).toHaveLength(1);
  });

  it('with another body is refused', async () => {
    const headers = key();
    await ask(headers);
    const { status, body } = await ask(headers, { ...question, title: 'Something else entirely' });
    expect(status).toBe(422);
    expect(body.errors['Idempotency-Key']).toHaveLength(1);
  });

  it('of one person is not another’s', async () => {
    const headers = key();
    const mine = await ask(headers);
    const theirs = await world.call(
      await world.add(world.here),
      'POST',
      '/api/discussions',
      question,
      headers,
    );
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('keeps no refusal: the corrected form goes through', async () => {
    const headers = key();
    expect((await ask(headers, { ...question, title: '' })).status).toBe(422);
    expect((await ask(headers)).status).toBe(201);
  });
});

describe('limits', () => {
  it('answer 429 with when to come back', async () => {
    const strict = await openWorld({ limitFactor: 1 });
    const form = {
      full_name: 'Visitor',
      email: 'visitor@example.test',
      subject: 'Hello',
      description: 'Just saying hello here.',
    };
    const answers = [];
    for (let i = 0; i < 6; i++)
      answers.push(await strict.call(strict.guest(strict.here), 'POST', '/api/contact', form));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(answers[5]?.body.code).toBe('too_many_requests');
    expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });
});

describe('tokens', () => {
  it('cannot be tried without end', async () => {
    const strict = await openWorld({ limitFactor: 0.02 });
    const stranger = { ...strict.guest(strict.here), token: 'x'.repeat(43) };
    const statuses = [];
    for (let i = 0; i < 14; i++)
      statuses.push((await strict.call(stranger, 'GET', '/api/user/get-data')).status);
    expect(statuses).toEqual([...Array(12).fill(401), 429, 429]);
    await strict.close();
  });
});

describe('the contract', () => {
  it('is every route under /api/, and every route is in it', () => {
    const urls = Object.keys(calls).map((key) => key.replace(' ', ' /api/').replace(/\{(\w+)\}/g, ':$1'));
    expect(world.app.apiRoutes.toSorted()).toEqual(urls.toSorted());
  });

  it('cannot be gone around', async () => {
    const bare = Fastify();
    keepToContract(bare);
    expect(() => bare.get('/api/side-door', async () => 'in')).toThrow('not in the contract');
    await bare.close();
  });
});
