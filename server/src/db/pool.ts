import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { drizzle, type NodePgDatabase } from './drizzle.ts';
import { inOrder } from './in-order.ts';
import { closeLimitMs, lastingPool, longestAnswerMs } from './lasting.ts';
import { runtimeRole } from './roles.ts';
import { sendTogether } from './send-together.ts';
import { Share } from './share.ts';
import { type Told, writeTold } from './told-events.ts';

/** A connection inside a transaction that is bound to one tenant, and says which. */
export type Tx = NodePgDatabase & {
  readonly $client: pg.ClientBase;
  readonly tenantId: string;
  /** What people are to be told once it commits; written by `tell` (`tell.ts`). */
  readonly told: Told[];
};

export interface Database {
  /** Runs `fn` in a transaction bound to the tenant, and commits when it returns. */
  tx<T>(tenantId: string, fn: (tx: Tx) => Promise<T>): Promise<T>;
  read<T>(tenantId: string, fn: (tx: Tx) => Promise<T>): Promise<T>;
  /** Who was told something by a transaction of this process that has just committed. */
  onTold(listener: (tenantId: string, userIds: readonly string[]) => void): void;
  /** Who of those that call may have a connection. Jobs, sign-ins and health checks have what is left over. */
  share: Share;
  /** For the few definer functions that look across tenants, and for health checks. */
  global: pg.Pool;
  /** The same server under the runtime's role, for those who bring their own pool. */
  url: string;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  onError?: (error: Error) => void;
  /** Most connections of this process. */
  size?: number;
  /** The owner's, for seeding; everything else runs as the runtime role. */
  role?: string;
  /** After so long without an answer a connection is given up. */
  answerMs?: number;
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { onError = () => undefined, size = 20, role = runtimeRole, answerMs = longestAnswerMs } = options;
  const runtimeUrl = asRole(url, role);
  const pool = new pg.Pool({
    ...lastingPool,
    connectionString: runtimeUrl,
    max: size,
    query_timeout: answerMs,
    idleTimeoutMillis: 30_000,
    // What does not wait for an answer is sent at once, in order.
    pipeline: true,
  });
  pool.on('error', onError);
  const known = new WeakMap<pg.ClientBase, NodePgDatabase>();
  let heard: (tenantId: string, userIds: readonly string[]) => void = () => undefined;

  /** A new one for each transaction, so that it is never the next tenant's; what is costly in it is the connection's. */
  function txOf(client: pg.PoolClient, tenantId: string): Tx {
    const base = known.get(client) ?? drizzle(client);
    known.set(client, base);
    return Object.assign(Object.create(base), { tenantId, told: [] });
  }

  async function run<T>(
    begin: 'BEGIN' | 'BEGIN READ ONLY',
    tenantId: string,
    fn: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    requireUuid(tenantId);
    const client = await pool.connect();
    let ended: Promise<unknown> = Promise.resolve();
    try {
      sendTogether(client);
      // Not waited for: what `fn` asks first goes out in the same write. Should binding fail, it finds no tenant's rows.
      const bound = client.query(`${begin}; SELECT set_config('app.tenant_id', '${tenantId}', true)`);
      const tx = txOf(client, tenantId);
      const [, result] = await inOrder(bound, (async () => fn(tx))());
      // Last of all, so that whoever is told by many at once is held by each of them for a moment only.
      const people = tx.told.length > 0 ? await writeTold(tx) : [];
      ended = client.query('COMMIT');
      // What was only read is right whatever becomes of this, and can be answered meanwhile.
      if (begin === 'BEGIN') await ended;
      // In a turn of its own: whatever comes of that, this is committed.
      if (people.length > 0) queueMicrotask(() => heard(tenantId, people));
      return result;
    } catch (error) {
      ended = client.query('ROLLBACK');
      await ended.catch(() => undefined);
      throw error;
    } finally {
      // A connection that cannot end a transaction is thrown away, not handed to the next request.
      ended.then(
        () => client.release(),
        (failure: Error) => client.release(failure),
      );
    }
  }

  const forCalls = Math.max(1, Math.floor(size * 0.8));
  const share = new Share({
    inAll: forCalls,
    ofTenant: Math.max(1, Math.floor(forCalls * 0.75)),
    ofCaller: Math.max(1, Math.floor(forCalls * 0.375)),
    waitingOfCaller: 100,
    waitingInAll: 2_000,
    longestWaitMs: lastingPool.connectionTimeoutMillis,
  });

  return {
    share,
    tx: (tenantId, fn) => run('BEGIN', tenantId, fn),
    read: (tenantId, fn) => run('BEGIN READ ONLY', tenantId, fn),
    onTold: (listener) => {
      heard = listener;
    },
    global: pool,
    url: runtimeUrl,
    close: () => Promise.race([pool.end(), wait(closeLimitMs, undefined, { ref: false })]),
  };
}

/** Whether the server answers. */
export const isAlive = (database: Database): Promise<boolean> =>
  database.global.query('SELECT 1').then(
    () => true,
    () => false,
  );

/** Whoever logs in takes on a role which cannot bypass row-level security. */
export function asRole(url: string, role: string): string {
  const parsed = new URL(url);
  parsed.searchParams.set(
    'options',
    `-c role=${role} -c statement_timeout=10000 -c idle_in_transaction_session_timeout=30000`,
  );
  return parsed.href;
}

function requireUuid(value: string): void {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)) throw new Error('A tenant id is a UUID.');
}
