import { expect, it } from 'vitest';
import { drizzle, sql } from './drizzle.ts';
import { bookings, sessionHosts } from './schema.ts';

it('a column says its table inside a subquery too, where it would be the subquery’s own', () => {
  const hosts = sql`array(SELECT h.user_id FROM ${sessionHosts} h WHERE h.tenant_id = ${bookings.tenantId})`;
  const { sql: written } = drizzle.mock().select({ hosts }).from(bookings).toSQL();
  expect(written).toContain('WHERE h.tenant_id = "bookings"."tenant_id"');
});
