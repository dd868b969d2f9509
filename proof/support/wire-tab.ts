import type { Caller } from '../../server/src/test-world.ts';
import { openSocket } from './socket.ts';

/** A connection as somebody has it who writes the protocol by hand. */
export interface WireTab {
  id: string;
  /** Everything that came but the greeting, as it came. */
  heard: { event: string; channel?: string; data?: unknown }[];
  /** Whether the gateway let it join. */
  subscribe(channel: string, auth?: { auth?: string; channel_data?: string }): Promise<boolean>;
  say(message: object): void;
  isClosed(): boolean;
  closed: Promise<number>;
  close(): void;
}

export async function openWireTab(caller: Caller, url: string): Promise<WireTab> {
  const socket = openSocket(caller, () => url);
  const heard: WireTab['heard'] = [];
  const answers = new Map<string, (isIn: boolean) => void>();
  let ended = false;
  const closed = new Promise<number>((resolve) =>
    socket.on('close', (code) => {
      ended = true;
      for (const answer of answers.values()) answer(false);
      resolve(code);
    }),
  );
  const id = await new Promise<string>((resolve, reject) => {
    socket.once('close', (code) => reject(new Error(`It was closed with ${code}.`)));
    socket.on('message', (text) => {
      const message = JSON.parse(String(text));
      if (message.event === 'pusher:connection_established') resolve(JSON.parse(message.data).socket_id);
      else heard.push(message);
      const isIn = message.event === 'pusher_internal:subscription_succeeded';
      if (isIn || message.event === 'pusher:subscription_error') answers.get(message.channel)?.(isIn);
      // What is no channel's name is complained of without one.
      if (message.event === 'pusher:error') for (const answer of answers.values()) answer(false);
    });
  });
  const say = (message: object) => socket.send(JSON.stringify(message));
  return {
    id,
    heard,
    say,
    subscribe(channel, auth = {}) {
      if (ended) throw new Error('It is closed.');
      return new Promise((resolve) => {
        answers.set(channel, resolve);
        say({ event: 'pusher:subscribe', data: { channel, ...auth } });
      });
    },
    isClosed: () => ended,
    closed,
    close: () => socket.terminate(),
  };
}
