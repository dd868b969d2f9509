import { EventEmitter } from 'node:events';
import pg from 'pg';

/** What processes tell each other: a pointer, never content. */
export type Topic = 'settings' | 'session' | 'content';
export interface Notice {
  topic: Topic;
  tenantId: string;
  id: string | undefined;
}

export interface Bus {
  /** Here at once, in the other processes a moment later. */
  publish(topic: Topic, tenantId: string, id?: string): void;
  on(topic: Topic, listener: (notice: Notice) => void): void;
  close(): Promise<void>;
}

const channel = 'regimen';
const reconnectMs = 1_000;

/** Fan-out by LISTEN/NOTIFY on a connection of its own. After a gap `onGap` runs, since notices may have been missed. */
export async function openBus(url: string, log: (error: Error) => void, onGap: () => void): Promise<Bus> {
  const local = new EventEmitter();
  const self = crypto.randomUUID();
  let client: pg.Client | undefined;
  let closed = false;
  let telling = false;
  const waiting: string[] = [];
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url });
    next.on('error', lost);
    next.on('notification', ({ payload }) => {
      const { from, topic, tenantId, id } = JSON.parse(payload ?? '{}');
      if (from !== self) local.emit(topic, { topic, tenantId, id });
    });
    await next.connect();
    await next.query(`LISTEN ${channel}`);
    client = next;
  }

  function lost(error: Error): void {
    if (closed) return;
    log(error);
    client = undefined;
    clearTimeout(retry);
    retry = setTimeout(() => connect().then(onGap, lost), reconnectMs);
  }

  /** One statement for all that has gathered while the last one was under way. */
  async function tellOthers(): Promise<void> {
    if (telling) return;
    telling = true;
    while (waiting.length > 0 && client) {
      const payloads = waiting.splice(0);
      await client
        .query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) payload', [channel, payloads])
        .catch(log);
    }
    telling = false;
  }

  await connect();
  return {
    publish(topic, tenantId, id) {
      local.emit(topic, { topic, tenantId, id } satisfies Notice);
      waiting.push(JSON.stringify({ from: self, topic, tenantId, id }));
      void tellOthers();
    },
    on: (topic, listener) => void local.on(topic, listener),
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
