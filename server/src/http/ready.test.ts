import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Ready, sendReady } from './ready.ts';

const app = Fastify({ serverFactory: (handler) => createServer(handler), genReqId: () => 'request-1' });
const value = { name: 'ملاحظات – “notes”' };
const ready = new Ready(value);
app.get('/', (request, reply) => {
  sendReady(request, reply, ready);
});
let url = '';

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`;
});
afterAll(() => app.close());

it.each(['identity', 'gzip', 'br'])('says the same in every encoding: %s', async (encoding) => {
  const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
  expect(await answer.json()).toEqual(value);
  expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(answer.headers.get('x-request-id')).toBe('request-1');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

it('has nothing to say to somebody who has it already', async () => {
  const answer = await fetch(url, { headers: { 'if-none-match': ready.etag } });
  expect([answer.status, await answer.text()]).toEqual([304, '']);
});
