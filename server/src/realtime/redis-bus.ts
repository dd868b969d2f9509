import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { type Bus, everythingChanged, type Notice } from './bus.ts';

const prefix = 'regimen:';
const notices = `${prefix}notices`;
const relays = `${prefix}relays`;
/** A message for each of many changes would cost more than the changes. */
const gatherMs = 5;
const longestStartMs = 5_000;

/**
 * The same as the bus over PostgreSQL, for installations with a Redis. It comes back by itself and listens again; whatever
 * was said meanwhile nobody keeps there, so everything counts as changed, and what this process had to say is said then.
 */
export async function openRedisBus(url: string, log: (error: Error) => void): Promise<Bus> {
  const local = new EventEmitter();
  const self = crypto.randomUUID();
  const options = { maxRetriesPerRequest: null, enableOfflineQueue: false, retryStrategy: () => 500 };
  const speaking = new Redis(url, options);
  const listening = new Redis(url, { ...options, autoResubscribe: false });
  for (const client of [speaking, listening]) client.on('error', log);
  const waiting = new Set<string>();
  let gathering: NodeJS.Timeout | undefined;

  listening.on('message', (channel: string, text: string) => {
    const { from, all } = JSON.parse(text) as { from: string; all: unknown[] };
    if (from === self) return;
    for (const one of all) {
      if (channel === relays) local.emit('relay', one);
      else local.emit((one as Notice).topic, one);
    }
  });
  let isFirst = true;
  const subscribed = new Promise<void>((resolve) => {
    // Only once it is listened to again: what is said before that would be heard by nobody.
    const listenAgain = async () => {
      await listening.subscribe(notices, relays);
      if (!isFirst) everythingChanged(local);
      isFirst = false;
      resolve();
    };
    listening.on('ready', () => void listenAgain().catch(log));
  });
  speaking.on('ready', () => {
    if (waiting.size > 0) say();
  });

  /** What was not heard waits for the next time. */
  function say(): void {
    gathering = undefined;
    const said = [...waiting];
    if (said.length === 0 || speaking.status !== 'ready') return;
    waiting.clear();
    const all = said.map((one) => JSON.parse(one));
    speaking.publish(notices, JSON.stringify({ from: self, all })).catch((error) => {
      for (const one of said) waiting.add(one);
      log(error);
    });
  }

  function relay(text: string): void {
    if (speaking.status !== 'ready') return;
    speaking.publish(relays, JSON.stringify({ from: self, all: [text] })).catch(log);
  }

  // A Redis that is away keeps nobody from starting; it is listened to as soon as it is there.
  await Promise.race([subscribed, wait(longestStartMs, undefined, { ref: false })]);
  return {
    publish(topic, tenantId, id) {
      const notice: Notice = { topic, tenantId, id };
      local.emit(topic, notice);
      waiting.add(JSON.stringify(notice));
      gathering ??= setTimeout(say, gatherMs);
    },
    on: (topic, listener) => void local.on(topic, listener),
    relay,
    relayHereToo(text) {
      local.emit('relay', text);
      relay(text);
    },
    onRelay: (listener) => void local.on('relay', listener),
    async close() {
      clearTimeout(gathering);
      say();
      if (speaking.status === 'ready') await speaking.quit().catch(() => undefined);
      speaking.disconnect();
      listening.disconnect();
    },
  };
}
