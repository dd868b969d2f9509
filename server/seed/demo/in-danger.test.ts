import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/pool.ts';
import { findTenantIdByHost } from '../../src/db/tenant-queries.ts';
import { createTestDatabase, type TestDatabase } from '../../src/test-database.ts';
import { seedDemo } from '../demo.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemo(database.ownerUrl, Date.now(), { crowd: 'few' });
}, 120_000);
afterAll(() => database.drop());

it('the demo has somebody in danger on either site, and nobody of those who can sign in', async () => {
  const owner = openDatabase(database.ownerUrl, { role: 'regimen_owner', size: 1 });
  for (const host of ['localhost', 'clinic.localhost']) {
    const id = (await findTenantIdByHost(owner, host)) ?? '';
    const { rows } = await owner.read(id, (tx) =>
      tx.$client.query<{ email: string; name: string }>(
        `SELECT u.email, t.name FROM tasks t JOIN users u ON u.tenant_id = t.tenant_id AND u.id = t.user_id
         WHERE t.tenant_id = $1 AND t.urgent_until IS NOT NULL AND (t.status = 'open' OR t.urgent_until > now())`,
        [id],
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ email }) => !/^follower-\d+@/.test(email))).toEqual([]);
  }
  await owner.close();
});
