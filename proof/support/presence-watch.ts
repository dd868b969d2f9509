import type { WebSocket } from '../../server/src/test-sockets.ts';
import type { Caller } from '../../server/src/test-world.ts';
import { type Going, pause } from './ask.ts';
import { flags } from './goal.ts';
import { authorise, openSocket } from './socket.ts';

/** Somebody on a presence channel, who comes back whenever they lose it. */
export interface Watcher {
  person: string;
  /** Whom they see; `undefined` while they are not on it. */
  sees(): ReadonlySet<string> | undefined;
  cut(): void;
  /** Away for good, until they come back. */
  stayAway(): void;
  comeBack(): void;
  isAway(): boolean;
}

const againMs = 200;

export function watchPresence(
  caller: Caller,
  channel: string,
  { home, going }: { home: () => string; going: Going },
): Watcher {
  let socket: WebSocket | undefined;
  let members: Set<string> | undefined;
  let away = false;

  async function connect(): Promise<void> {
    if (away || !going.on) return;
    const own = openSocket(caller, home);
    socket = own;
    own.on('message', (text) => void heard(own, JSON.parse(String(text))).catch(() => own.terminate()));
    own.on('close', () => {
      members = undefined;
      if (own === socket) void pause(againMs).then(connect);
    });
  }

  async function heard(own: WebSocket, message: { event: string; data?: string }): Promise<void> {
    const { event } = message;
    const data = typeof message.data === 'string' ? JSON.parse(message.data) : message.data;
    if (event === 'pusher:connection_established') {
      const { auth, channel_data } = await authorise(caller, going, data.socket_id, channel);
      own.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth, channel_data } }));
    } else if (event === 'pusher:subscription_error') own.terminate();
    else if (event === 'pusher:ping') own.send(JSON.stringify({ event: 'pusher:pong', data: {} }));
    else if (event === 'pusher_internal:subscription_succeeded') members = new Set(data.presence.ids);
    else if (event === 'pusher_internal:member_added') members?.add(data.user_id);
    else if (event === 'pusher_internal:member_removed') members?.delete(data.user_id);
  }

  void connect();
  return {
    person: caller.id as string,
    sees: () => members,
    cut: () => socket?.terminate(),
    stayAway() {
      away = true;
      socket?.terminate();
    },
    comeBack() {
      away = false;
      void connect();
    },
    isAway: () => away,
  };
}

/** Longer than it may take, so that it is said how long it took. */
const patienceMs = 30_000;
/** The figure is the full form's; the quick one runs beside others on whatever machine there is. */
const onTimeMs = flags.quick ? 15_000 : 5_000;
export const presenceTarget = flags.quick ? '≤15s(quick,full≤5s)' : '≤5s';

/** Waits until everybody who is there sees exactly those who are; gives how long that took, and what was still wrong. */
export async function presenceIsRight(
  watchers: readonly Watcher[],
  when: string,
): Promise<{ ms: number; faults: string[] }> {
  const began = Date.now();
  for (let wrong = findWrong(watchers); ; wrong = findWrong(watchers)) {
    const ms = Date.now() - began;
    if (wrong.length === 0)
      return { ms, faults: ms > onTimeMs ? [`${when}: presence was right only after ${ms} ms`] : [] };
    if (ms > patienceMs) return { ms, faults: wrong.map((each) => `${when}: ${each}`) };
    await pause(20);
  }
}

/** Waits until all are there for the first time: processes that have just started are slow, and nothing was lost by that. */
export async function gathered(watchers: readonly Watcher[]): Promise<string[]> {
  for (const until = Date.now() + gatherMs; Date.now() < until; await pause(20))
    if (findWrong(watchers).length === 0) return [];
  return findWrong(watchers).map((each) => `at the beginning: ${each}`);
}
const gatherMs = 40_000;

function findWrong(watchers: readonly Watcher[]): string[] {
  const there = watchers.filter((watcher) => !watcher.isAway());
  const expected = new Set(there.map(({ person }) => person));
  return there.flatMap((watcher) => {
    const seen = watcher.sees();
    if (!seen) return [`${watcher.person} is not on the channel`];
    const missing = [...expected].filter((person) => !seen.has(person)).length;
    const ghosts = [...seen].filter((person) => !expected.has(person)).length;
    return missing + ghosts > 0
      ? [`${watcher.person} sees ${missing} too few and ${ghosts} too many of ${expected.size}`]
      : [];
  });
}
