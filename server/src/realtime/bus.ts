import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { bearErrors, closeLimitMs, lasting } from '../db/lasting.ts';
import type { Database } from '../db/pool.ts';
import { partsOf, RelayParts } from './relay-parts.ts';

/** What processes tell each other: a pointer, never content. */
const topics = ['settings', 'session', 'content', 'told', 'presence', 'watched', 'guest', 'seat'] as const;
export type Topic = (typeof topics)[number];
export interface Notice {
  topic: Topic;
  /** `null`: nobody knows which, after a gap in which notices may have been missed. */
  tenantId: string | null;
  id: string | undefined;
}

export interface Bus {
  /** Here at once, in the other processes a moment later. */
  publish(topic: Topic, tenantId: string, id?: string): void;
  on(topic: Topic, listener: (notice: Notice) => void): void;
  /** To the other processes alone, and to those that are there now: for what nobody asks for later. */
  relay(text: string): void;
  relayHereToo(text: string): void;
  onRelay(listener: (text: string) => void): void;
  close(): Promise<void>;
}

/** After a gap in which nobody knows what was said. */
export function everythingChanged(local: EventEmitter): void {
  for (const topic of topics) local.emit(topic, { topic, tenantId: null, id: undefined } satisfies Notice);
}

const channel = 'regimen';
const reconnectMs = 1_000;
/** A NOTIFY for each of many changes would cost more than the changes. */
const gatherMs = 20;

/**
 * Fan-out by LISTEN/NOTIFY on a connection of its own, which comes back by itself. After a gap everything counts as
 * changed here, and the others are told what happened meanwhile.
 */
export async function openBus(url: string, log: (error: Error) => void): Promise<Bus> {
  const local = new EventEmitter();
  const self = crypto.randomUUID();
  const relayed = new RelayParts();
  let client: pg.Client | undefined;
  let closed = false;
  let telling: Promise<unknown> = Promise.resolve();
  let gathering: NodeJS.Timeout | undefined;
  const waiting = new Set<string>();
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...lasting, connectionString: url });
    bearErrors(next);
    // However a connection ends, this comes once and last.
    const ended = new Promise<void>((resolve) => next.once('end', resolve));
    next.on('notification', ({ payload }) => {
      const { from, topic, tenantId, id, part } = JSON.parse(payload ?? '{}');
      if (from === self) return;
      if (!part) return local.emit(topic, { topic, tenantId, id });
      const text = relayed.add(part);
      if (text !== undefined) local.emit('relay', text);
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
    } catch (error) {
      void next.end();
      throw error;
    }
    if (closed) return next.end();
    client = next;
    void ended.then(lost);
  }

  function lost(): void {
    client = undefined;
    if (closed) return;
    log(new Error('The connection for notices was lost.'));
    comeBack();
  }

  function comeBack(): void {
    retry = setTimeout(async () => {
      try {
        await connect();
      } catch (error) {
        log(error as Error);
        if (!closed) comeBack();
        return;
      }
      everythingChanged(local);
      tellOthers();
    }, reconnectMs);
  }

  /** One statement for all that has gathered, the same notice once. What was not heard waits for the next time. */
  function tellOthers(): void {
    gathering = undefined;
    telling = telling.then(async () => {
      const payloads = [...waiting];
      if (!client || payloads.length === 0) return;
      waiting.clear();
      try {
        await client.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) payload', [
          channel,
          payloads,
        ]);
      } catch (error) {
        for (const payload of payloads) waiting.add(payload);
        log(error as Error);
      }
    });
  }

  function relay(text: string): void {
    if (!client) return;
    for (const part of partsOf(text)) waiting.add(JSON.stringify({ from: self, part }));
    gathering ??= setTimeout(tellOthers, gatherMs);
  }

  await connect();
  return {
    publish(topic, tenantId, id) {
      local.emit(topic, { topic, tenantId, id } satisfies Notice);
      waiting.add(JSON.stringify({ from: self, topic, tenantId, id }));
      gathering ??= setTimeout(tellOthers, gatherMs);
    },
    on: (topic, listener) => void local.on(topic, listener),
    relay,
    relayHereToo(text) {
      local.emit('relay', text);
      relay(text);
    },
    onRelay: (listener) => void local.on('relay', listener),
    async close() {
      closed = true;
      clearTimeout(retry);
      clearTimeout(gathering);
      tellOthers();
      await telling;
      // One that has gone silent would never say goodbye.
      await Promise.race([client?.end(), wait(closeLimitMs, undefined, { ref: false })]);
    },
  };
}

/** What transactions of this process told people is brought to them, wherever they are connected. */
export const passOnTold = (database: Pick<Database, 'onTold'>, bus: Bus): void =>
  database.onTold((tenantId, userIds) => {
    for (const userId of userIds) bus.publish('told', tenantId, userId);
  });
