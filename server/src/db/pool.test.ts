import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedPerson } from '../../seed/people.ts';
import { seedTenant } from '../../seed/tenants.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { eq, sql } from './drizzle.ts';
import { inOrder } from './in-order.ts';
import { type Database, openDatabase, type Tx } from './pool.ts';
import { prepared } from './prepared.ts';
import { users } from './schema.ts';

const tenant = '019a0000-0000-7000-8000-0000000000aa';
const other = '019a0000-0000-7000-8000-0000000000bb';
const nameAt: Record<string, string> = { [tenant]: 'Ada', [other]: 'Omar' };
let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.url, { size: 1 });
  for (const [id, fullName] of Object.entries(nameAt)) {
    const owner = openDatabase(test.ownerUrl, { role: 'regimen_owner', size: 1 });
    await seedTenant(owner, { id, name: 'A site', hosts: [`${id}.test`] });
    await owner.tx(id, (tx) => seedPerson(tx, 'none', { fullName }));
    await owner.close();
  }
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

let timesBuilt = 0;
const peopleOf = prepared('test_people', (db) => {
  timesBuilt++;
  return db
    .select({ fullName: users.fullName })
    .from(users)
    .where(eq(users.tenantId, sql.placeholder('tenantId')));
});
const namesIn = async (tx: Tx) => (await peopleOf(tx, {})).map(({ fullName }) => fullName);

it('says in every transaction whose it is, and asks what was prepared for that tenant', async () => {
  const told = [];
  for (const id of [tenant, other, tenant, other])
    told.push(
      await database.read(id, async (tx) => [tx.tenantId, await boundTo(tx), ...(await namesIn(tx))]),
    );
  const wanted = [tenant, other, tenant, other].map((id) => [id, id, nameAt[id]]);
  expect(told).toEqual(wanted);
  expect(timesBuilt).toBe(1);
  const { rows } = await database.global.query(
    `SELECT generic_plans + custom_plans AS runs FROM pg_prepared_statements WHERE name = 'test_people'`,
  );
  expect(rows).toEqual([{ runs: '4' }]);
});

it('keeps tenants apart that work at the same time', async () => {
  const wide = openDatabase(test.url, { size: 3 });
  try {
    const each = Array.from({ length: 60 }, (_, index) => (index % 2 ? other : tenant));
    const told = await Promise.all(
      each.map((id) =>
        wide.tx(id, async (tx) => {
          const before = await namesIn(tx);
          return [tx.tenantId, await boundTo(tx), ...before, ...(await namesIn(tx))];
        }),
      ),
    );
    expect(told).toEqual(each.map((id) => [id, id, nameAt[id], nameAt[id]]));
  } finally {
    await wide.close();
  }
});

it('shows nobody’s rows to a handle that outlives its transaction', async () => {
  const kept = await database.read(tenant, async (tx) => tx);
  await database.read(other, async (tx) => {
    expect([kept.tenantId, tx.tenantId]).toEqual([tenant, other]);
    expect(await namesIn(kept)).toEqual([]);
    expect(await namesIn(tx)).toEqual(['Omar']);
  });
});
