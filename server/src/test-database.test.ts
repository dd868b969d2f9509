import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('each database is migrated, its own, and gone when dropped', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const countTenants = 'SELECT count(*)::int AS count FROM tenants';
  expect(await query(one.ownerUrl, countTenants)).toEqual([{ count: 0 }]);

  await query(one.ownerUrl, 'CREATE TABLE mine (n int)');
  expect(await query(one.ownerUrl, `SELECT to_regclass('mine') IS NULL AS missing`)).toEqual([
    { missing: false },
  ]);
  expect(await query(other.ownerUrl, `SELECT to_regclass('mine') IS NULL AS missing`)).toEqual([
    { missing: true },
  ]);

  await Promise.all([one.drop(), other.drop()]);
  await expect(query(one.url, 'SELECT 1')).rejects.toThrow('does not exist');
});
