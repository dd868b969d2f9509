import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { inOrder } from './in-order.ts';
import { type Database, openDatabase, type Tx } from './pool.ts';

const tenant = '019a0000-0000-7000-8000-0000000000aa';
let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.url, { size: 1 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const boundTo = async (tx: Tx) =>
  (await tx.execute<{ id: string | null }>(sql`SELECT current_tenant() AS id`)).rows[0]?.id;

it('binds the first statement to its tenant, though it is sent together with the beginning', async () => {
  expect(await database.read(tenant, boundTo)).toBe(tenant);
  const { rows } = await database.global.query('SELECT current_tenant() AS id');
  expect(rows).toEqual([{ id: null }]);
});

it('says what failed first, and hands the connection on whole', async () => {
  const broken = database.tx(tenant, (tx) =>
    inOrder(tx.execute(sql`SELECT 1 / 0`), boundTo(tx), tx.execute(sql`SELECT no_such_column`)),
  );
  await expect(broken).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await database.tx(tenant, boundTo)).toBe(tenant);
});

it('rolls back what was sent when the function fails without asking anything', async () => {
  const refused = database.tx(tenant, () => {
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  expect(await database.tx(tenant, boundTo)).toBe(tenant);
});
