import { WebSocket } from '../../server/src/test-sockets.ts';
import type { Caller } from '../../server/src/test-world.ts';
import {
  type LiveEvent,
  type Missed,
  openLive,
  type Place,
  type Socket,
} from '../../web/src/realtime/live-connection.ts';
import { askOnce, type Going } from './ask.ts';
import { authorise, openSocket } from './socket.ts';

export interface Tab {
  /** Every event as it was handed to the page. */
  heard: LiveEvent[];
  /** What should not have happened to it. */
  signs: string[];
  /** Loses the network, without a goodbye. */
  cut(): void;
  isOpen(): boolean;
  close(): void;
}

/** People wait up to half a minute before they try again; here it goes faster. */
const faster = 5;

/** Somebody's page, with the very client that pages have. */
export function openTab(
  caller: Caller,
  { home, going, hear }: { home: () => string; going: Going; hear: (event: LiveEvent) => void },
): Tab {
  const heard: LiveEvent[] = [];
  const signs: string[] = [];
  let socket: WebSocket | undefined;
  const live = openLive({
    channel: `private-user-${caller.id}`,
    place: '0.0',
    open() {
      socket = openSocket(caller, home);
      return socket as Socket;
    },
    authorise: (id, channel) => authorise(caller, going, id, channel),
    async missedSince(since: Place) {
      const reply = await askOnce<Missed>(caller, going, 'GET', `events?since=${since}`);
      if (reply?.status !== 200 || !reply.body) throw new Error(`No answer: ${reply?.status}`);
      return reply.body;
    },
    hear(said) {
      // What has no number may be lost.
      if (!('seq' in said)) return;
      const event = said as LiveEvent;
      heard.push(event);
      hear(event);
    },
    heardUpTo: () => undefined,
    readAll: () => void signs.push('was told that something is gone for good'),
    refused: () => void signs.push('was sent away'),
    later(act, ms) {
      const timer = setTimeout(act, ms / faster);
      return () => clearTimeout(timer);
    },
  });
  return {
    heard,
    signs,
    cut: () => socket?.terminate(),
    isOpen: () => socket?.readyState === WebSocket.OPEN,
    close: () => live.close(),
  };
}
