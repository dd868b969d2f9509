import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendEtags } from './etags.ts';
import { pageCallHeaders, takeTextForPage } from './text-for-page.ts';

let app = Fastify();
beforeEach(() => {
  app = Fastify();
  sendEtags(app);
  app.get('/here', (_request, reply) => reply.send({ name: 'Ada' }));
  app.get('/nothing', (_request, reply) => reply.code(204).send());
});
afterEach(() => app.close());

it('finds the text of a page’s own call, of which no bytes are made', async () => {
  const answer = await app.inject({ url: '/here', headers: pageCallHeaders });
  expect(answer.body).toBe('');
  expect(takeTextForPage(answer)).toBe('{"name":"Ada"}');
});

it('has no text where the call says nothing', async () => {
  expect(takeTextForPage(await app.inject({ url: '/nothing', headers: pageCallHeaders }))).toBe('');
});

it.each([{}, { 'x-for-page': '1' }])(
  'sends bytes to whoever only says that it is a page: %o',
  async (headers) => {
    const answer = await app.inject({ url: '/here', headers });
    expect(answer.body).toBe('{"name":"Ada"}');
    expect(answer.headers.etag).toBeDefined();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const overSocket = await fetch(`http://127.0.0.1:${port}/here`, { headers });
    expect(await overSocket.json()).toEqual({ name: 'Ada' });
  },
);

it('says so when Fastify no longer names the request of an answer', async () => {
  const answer = await app.inject({ url: '/here', headers: pageCallHeaders });
  const raw = { req: {} as IncomingMessage, res: {} as ServerResponse };
  expect(() => takeTextForPage({ raw, body: answer.body, statusCode: 200 })).toThrow('Fastify changed');
});
