import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { asAppError } from '../http/answer-error.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { openWire, type Wire } from '../test-proxy.ts';
import { sql } from './drizzle.ts';
import { inOrder } from './in-order.ts';
import { type Database, isAlive, openDatabase, type Tx } from './pool.ts';

// An unhandled error or rejection fails the whole run, so every test here also says that the process would have lived.

const tenant = '019a0000-0000-7000-8000-0000000000aa';
let test: TestDatabase;
let wire: Wire;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  wire = await openWire(test.url);
  database = openDatabase(wire.url, { size: 3, answerMs: 1_500 });
});
afterEach(async () => {
  await database.close();
  await wire.close();
});

const pidOf = async (tx: Tx) =>
  (await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)).rows[0]?.pid ?? 0;
const isBack = () => vi.waitFor(async () => expect(await isAlive(database)).toBe(true), { timeout: 10_000 });

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => asAppError(error).code,
  );

async function terminate(pid: number): Promise<void> {
  const other = new pg.Client({ connectionString: test.ownerUrl });
  await other.connect();
  await other.query('SELECT pg_terminate_backend($1)', [pid]);
  await other.end();
}

it('bears the end of a connection that is out and has nothing to do', async () => {
  const broken = codeOf(
    database.tx(tenant, async (tx) => {
      const ended = new Promise((resolve) => tx.$client.once('end', resolve));
      await terminate(await pidOf(tx));
      await ended;
      await pidOf(tx);
    }),
  );
  expect(await broken).toBe('unavailable');
  await isBack();
});

it('bears the end of a connection with several statements on their way', async () => {
  const begun = Promise.withResolvers<number>();
  const broken = codeOf(
    database.tx(tenant, async (tx) => {
      begun.resolve(await pidOf(tx));
      await inOrder(tx.execute(sql`SELECT pg_sleep(5)`), pidOf(tx), pidOf(tx));
    }),
  );
  await terminate(await begun.promise);
  expect(await broken).toBe('unavailable');
  await isBack();
});

it('bears a socket that is cut, under whoever waits and whoever is idle', async () => {
  const many = Array.from({ length: 12 }, () =>
    database.read(tenant, (tx) => tx.execute(sql`SELECT pg_sleep(0.3)`)).catch((error) => error),
  );
  await vi.waitFor(() => expect(database.global.totalCount).toBe(3));
  for (let times = 0; times < 5; times++) {
    await vi.waitFor(() => expect(wire.cut()).toBeGreaterThan(0), { timeout: 10_000 });
  }
  for (const answer of await Promise.all(many)) {
    if (answer instanceof Error) expect(asAppError(answer).code).toBe('unavailable');
  }
  await isBack();
  expect(database.global.totalCount).toBeLessThanOrEqual(3);
});

it('does not wait for a server that has gone silent', async () => {
  await database.read(tenant, pidOf);
  wire.swallow(true);
  expect(await codeOf(database.read(tenant, pidOf))).toBe('unavailable');
  expect(await isAlive(database)).toBe(false);
  wire.swallow(false);
  await isBack();
});
