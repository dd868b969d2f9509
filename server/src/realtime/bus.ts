import { EventEmitter } from 'node:events';
import pg from 'pg';

/** What processes tell each other: a pointer, never content. */
const topics = ['settings', 'session', 'content'] as const;
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
  close(): Promise<void>;
}

const channel = 'regimen';
const reconnectMs = 1_000;
/** A NOTIFY for each of many changes would cost more than the changes. */
const gatherMs = 20;

/** Fan-out by LISTEN/NOTIFY on a connection of its own. After a gap everything counts as changed. */
export async function openBus(url: string, log: (error: Error) => void): Promise<Bus> {
  const local = new EventEmitter();
  const self = crypto.randomUUID();
  let client: pg.Client | undefined;
  let closed = false;
  let telling: Promise<unknown> = Promise.resolve();
  let gathering: NodeJS.Timeout | undefined;
  const waiting = new Set<string>();
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

  function everythingChanged(): void {
    for (const topic of topics) local.emit(topic, { topic, tenantId: null, id: undefined } satisfies Notice);
  }

  function lost(error: Error): void {
    if (closed) return;
    log(error);
    client = undefined;
    clearTimeout(retry);
    retry = setTimeout(() => connect().then(everythingChanged, lost), reconnectMs);
  }

  /** One statement for all that has gathered, the same notice once. */
  function tellOthers(): void {
    gathering = undefined;
    if (!client) return;
    const payloads = [...waiting];
    waiting.clear();
    telling = telling
      .then(() =>
        client?.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) payload', [channel, payloads]),
      )
      .catch(log);
  }

  await connect();
  return {
    publish(topic, tenantId, id) {
      local.emit(topic, { topic, tenantId, id } satisfies Notice);
      waiting.add(JSON.stringify({ from: self, topic, tenantId, id }));
      gathering ??= setTimeout(tellOthers, gatherMs);
    },
    on: (topic, listener) => void local.on(topic, listener),
    async close() {
      closed = true;
      clearTimeout(retry);
      clearTimeout(gathering);
      if (waiting.size > 0) tellOthers();
      await telling;
      await client?.end().catch(() => undefined);
    },
  };
}
