import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type GatewayWorld, openGatewayWorld } from '../test-gateway.ts';

let world: GatewayWorld;
beforeAll(async () => {
  world = await openGatewayWorld({ tlsOnly: true });
});
afterAll(() => world.close());

/** What is said first. */
async function greeting(headers: Record<string, string>): Promise<string> {
  const { key } = world.keys.of(world.here.id);
  const socket = new WebSocket(`ws://127.0.0.1:${world.port}/app/${key}?protocol=7`, { headers });
  const [data] = await once(socket, 'message');
  socket.terminate();
  const { event, data: said } = JSON.parse(String(data));
  return said.code ?? event;
}
const established = 'pusher:connection_established';

it('a site that is reached by https takes nobody over a plain line, and says so as Pusher does', async () => {
  const { host } = world.here;
  expect(await greeting({ 'x-forwarded-proto': 'http' })).toBe(4000);
  expect(await greeting({ 'x-forwarded-proto': 'http', origin: `https://${host}` })).toBe(4000);
  expect(await greeting({ origin: `http://${host}` })).toBe(4000);
  expect(await greeting({ 'x-forwarded-proto': 'https, http', origin: `https://${host}` })).toBe(established);
  expect(await greeting({ origin: `https://${host}` })).toBe(established);
  // A program beside the server, which has no page.
  expect(await greeting({})).toBe(established);
});
