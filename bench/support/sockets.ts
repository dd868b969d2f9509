import { createHash, createHmac } from 'node:crypto';
import { createChannelKeys } from '../../server/src/providers/channel-keys.ts';
import { openVault } from '../../server/src/providers/vault.ts';
import { type RawData, WebSocket } from '../../server/src/test-sockets.ts';
import type { Served } from './served.ts';

/** The application of a site that the product of these measurements serves. */
export const appOf = (tenantId: string) => createChannelKeys(openVault(Buffer.alloc(32))).of(tenantId);

/** Of one address the gateway takes two thousand. */
const ofOneAddress = 1_000;
let opened = 0;

/** A connection, from the next of this machine's own addresses; it answers when it is asked whether it is still there. */
export async function connect({ url }: Served, key: string): Promise<{ socket: WebSocket; id: string }> {
  const { port } = new URL(url);
  const localAddress = `127.0.0.${2 + (Math.floor(opened++ / ofOneAddress) % 100)}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7`, {
    localAddress,
    perMessageDeflate: false,
  });
  socket.on('message', (text) => {
    if (isPing(text)) socket.send(JSON.stringify({ event: 'pusher:pong', data: {} }));
  });
  const [message] = await Promise.all([next(socket), new Promise((resolve) => socket.once('open', resolve))]);
  return { socket, id: message.socket_id as string };
}

/** Whether it only asks if somebody is still there; such are short. */
export const isPing = (message: RawData): boolean =>
  Buffer.isBuffer(message) && message.length < 60 && message.includes('pusher:ping');

/** What the next message brings. */
export const next = (socket: WebSocket): Promise<Record<string, unknown>> =>
  new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('message', (message) => {
      socket.off('error', reject);
      const { data } = JSON.parse(String(message));
      resolve(typeof data === 'string' ? JSON.parse(data) : data);
    });
  });

export async function subscribe(socket: WebSocket, channel: string, auth?: string): Promise<void> {
  const answer = next(socket);
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  await answer;
}

/** As Pusher's own libraries sign what a server says. */
export function signedPath({ id, key, secret }: ReturnType<typeof appOf>, body: string): string {
  const path = `/apps/${id}/batch_events`;
  const query = new URLSearchParams({
    auth_key: key,
    auth_timestamp: String(Math.floor(Date.now() / 1_000)),
    auth_version: '1.0',
    body_md5: createHash('md5').update(body).digest('hex'),
  });
  const signature = createHmac('sha256', secret).update(`POST\n${path}\n${query}`).digest('hex');
  return `${path}?${query}&auth_signature=${signature}`;
}
