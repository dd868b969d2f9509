import type { Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { sendTogether } from './send-together.ts';

let test: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  test = await createTestDatabase();
  client = new pg.Client({ connectionString: test.url, pipeline: true });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await test.drop();
});

it('holds what is asked in one turn back until it ends, and sends all of it then', async () => {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const before = stream.bytesWritten;
  sendTogether(client);
  const asked = [client.query('SELECT 1 AS a'), client.query('SELECT 2 AS a')];
  expect(stream.writableLength).toBeGreaterThan(2 * 'SELECT 1 AS a'.length);
  expect(stream.writableCorked).toBe(1);
  const rows = (await Promise.all(asked)).map((result) => result.rows);
  expect(rows).toEqual([[{ a: 1 }], [{ a: 2 }]]);
  expect(stream.writableCorked).toBe(0);
  expect(stream.bytesWritten).toBeGreaterThan(before);
});

it.each([{}, { connection: {} }, { connection: { stream: {} } }])(
  'says so when pg has no such stream: %o',
  (other) => {
    expect(() => sendTogether(other as unknown as pg.Client)).toThrow('pg changed');
  },
);
