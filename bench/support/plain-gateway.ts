import { createHmac, randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import Fastify from 'fastify';
import { type WebSocket, WebSocketServer } from '../../server/src/test-sockets.ts';
import { report } from './served.ts';

// The floor of P8 and P9: plain `ws` that speaks as much of Pusher's protocol as these need. A frame is built once for all
// readers, and what one turn of the loop has for a reader leaves in one write. Whoever is let in is let in by an HMAC
// alone: no account, no site, no database.

const secret = 'of nobody';
const sign = (socketId: string, channel: string): string =>
  createHmac('sha256', secret).update(`${socketId}:${channel}`).digest('hex');
const text = (event: string, data: unknown, channel?: string): string =>
  JSON.stringify({ event, channel, data: JSON.stringify(data) });

const channels = new Map<string, Set<Duplex>>();
const corked = new Set<Duplex>();
function write(socket: Duplex, frame: Buffer): void {
  if (!corked.has(socket)) {
    if (corked.size === 0) setImmediate(uncorkAll);
    corked.add(socket);
    socket.cork();
  }
  socket.write(frame);
}
function uncorkAll(): void {
  for (const socket of corked) socket.uncork();
  corked.clear();
}
/** Longer than 125 bytes and shorter than 65,536, as all are that this sends to many. */
function frameOf(message: string): Buffer {
  const body = Buffer.from(message);
  return Buffer.concat([Buffer.from([0x81, 126, body.length >> 8, body.length & 255]), body]);
}

const app = Fastify();
app.post('/api/broadcasting/auth', async (request) => {
  const { socket_id, channel_name } = request.body as Record<string, string>;
  return { auth: sign(socket_id ?? '', channel_name ?? '') };
});
app.post('/batch', async (request) => {
  const { batch } = request.body as { batch: { name: string; channel: string; data: string }[] };
  for (const { name, channel, data } of batch) {
    const frame = frameOf(JSON.stringify({ event: name, channel, data }));
    for (const socket of channels.get(channel) ?? []) write(socket, frame);
  }
  return {};
});

const sockets = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false });
app.server.on('upgrade', (request, socket, head) => {
  socket.on('error', () => socket.destroy());
  sockets.handleUpgrade(request, socket, head, (client) => talk(client, socket));
});
function talk(client: WebSocket, socket: Duplex): void {
  const socketId = `${randomInt(1, 2 ** 47)}.${randomInt(1, 2 ** 47)}`;
  client.on('message', (message) => {
    const { event, data } = JSON.parse(String(message));
    if (event !== 'pusher:subscribe') return;
    const { channel, auth } = data;
    if (channel.startsWith('private-') && auth !== sign(socketId, channel)) return client.close();
    channels.set(channel, (channels.get(channel) ?? new Set()).add(socket));
    client.on('close', () => channels.get(channel)?.delete(socket));
    client.send(text('pusher_internal:subscription_succeeded', {}, channel));
  });
  client.send(text('pusher:connection_established', { socket_id: socketId, activity_timeout: 30 }));
}

await app.listen({ port: 0, host: '::' });
report(`http://localhost:${(app.server.address() as AddressInfo).port}`, async () => {
  for (const all of channels.values()) for (const socket of all) socket.destroy();
  await app.close();
});
