import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type GatewayWorld, openGatewayWorld } from '../test-gateway.ts';

let world: GatewayWorld;
const sockets: Socket[] = [];
beforeAll(async () => {
  world = await openGatewayWorld();
  world.app.server.on('connection', (socket) => sockets.push(socket));
});
afterAll(() => world.close());

/** As the gateway has it; and one message more, which may be the one that is too much. */
const bound = 1024 * 1024;
const bytes = 10_000;
/** More than networks hold back by themselves, on this machine as on others. */
const most = 6_000;

/** Somebody on a public channel, with the server's end of their line. */
async function listener() {
  const { key } = world.keys.of(world.here.id);
  const client = new WebSocket(`ws://127.0.0.1:${world.port}/app/${key}?protocol=7`);
  const heard: number[] = [];
  const joined = new Promise<void>((resolve) => {
    client.on('message', (text) => {
      const { event, data } = JSON.parse(String(text));
      if (event === 'pusher:connection_established')
        client.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'news' } }));
      if (event.endsWith('subscription_succeeded')) resolve();
      if (event === 'news') heard.push(data.n);
    });
  });
  await once(client, 'open');
  const end = sockets.at(-1) as Socket;
  await joined;
  return { client, heard, end };
}

it('whoever reads nothing is cut before much waits for them, and nobody else misses anything', async () => {
  const slow = await listener();
  const other = await listener();
  slow.client.pause();
  const filling = 'x'.repeat(bytes);
  let sent = 0;
  let mostWaiting = 0;
  while (!slow.end.destroyed && sent < most) {
    const text = JSON.stringify({ event: 'news', channel: 'news', data: { n: sent++, filling } });
    world.gateway.spread(world.here.id, { channel: 'news', text });
    await new Promise((resolve) => setImmediate(resolve));
    mostWaiting = Math.max(mostWaiting, slow.end.writableLength);
  }
  expect(slow.end.destroyed).toBe(true);
  expect(mostWaiting).toBeGreaterThan(bound / 2);
  expect(mostWaiting).toBeLessThan(bound + 2 * bytes);
  // What comes after that is for the others alone.
  for (let left = 100; left > 0; left--) {
    const text = JSON.stringify({ event: 'news', channel: 'news', data: { n: sent++, filling } });
    world.gateway.spread(world.here.id, { channel: 'news', text });
    await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(() => other.heard.length, { timeout: 20_000 }).toBe(sent);
  expect(other.heard).toEqual(Array.from({ length: sent }, (_, n) => n));
  expect(other.end.destroyed).toBe(false);
  expect(slow.end.writableLength).toBeLessThan(bound + 2 * bytes);
  slow.client.terminate();
  other.client.terminate();
});
