import { createChannelKeys } from '../../server/src/providers/channel-keys.ts';
import { openVault } from '../../server/src/providers/vault.ts';
import { WebSocket } from '../../server/src/test-sockets.ts';
import type { Caller } from '../../server/src/test-world.ts';
import { askOnce, type Going } from './ask.ts';

/** Every world and every process of a proof has the same. */
const keys = createChannelKeys(openVault(Buffer.alloc(32)));

/** A connection to the gateway of whichever process `home` names by now. */
export function openSocket({ tenant }: Caller, home: () => string): WebSocket {
  const { key } = keys.of(tenant.id);
  const socket = new WebSocket(`${home().replace('http', 'ws')}/app/${key}?protocol=7`);
  // A process that is not there any more: its closing says the same.
  socket.on('error', () => undefined);
  return socket;
}

/** Lets one connection join one channel. */
export async function authorise(
  caller: Caller,
  going: Pick<Going, 'url'>,
  socket_id: string,
  channel_name: string,
): Promise<{ auth: string; place: string; channel_data?: string }> {
  const wish = { socket_id, channel_name };
  const reply = await askOnce<{ auth: string; place: string }>(
    caller,
    going,
    'POST',
    'broadcasting/auth',
    wish,
  );
  if (reply?.status !== 200 || !reply.body) throw new Error(`Not let in: ${reply?.status}`);
  return reply.body;
}
