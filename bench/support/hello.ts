import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { report } from './served.ts';

// The floor of P1 and of P3's cache: Fastify with nothing around it.
const app = Fastify();
const schema = { response: { 200: { type: 'object', properties: { hello: { type: 'string' } } } } };
app.get('/hello', { schema }, async () => ({ hello: 'world' }));
await app.listen({ port: 0, host: '::' });
report(`http://localhost:${(app.server.address() as AddressInfo).port}`, () => app.close());
