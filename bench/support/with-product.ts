import { seedDemo } from '../../server/seed/demo.ts';
import type { Role } from '../../server/src/settings.ts';
import { withTestPostgres } from '../../server/src/test-database.ts';
import { type Served, startServed } from './served.ts';

/** The first site of the demo. */
export const demoTenantId = '019a0000-0000-7000-8000-000000000001';

/** The demo on a database of its own, served from a process of its own, which does everything or has one role. */
export const withProduct = (
  fn: (product: Served, database: { url: string; ownerUrl: string }) => Promise<void>,
  role: Role = 'all',
): Promise<void> =>
  withTestPostgres(async (createDatabase) => {
    const database = await createDatabase();
    await seedDemo(database.ownerUrl, Date.now(), { crowd: 'few' });
    const product = await startServed('support/product.ts', {
      BENCH_DATABASE_URL: database.url,
      BENCH_ROLE: role,
    });
    try {
      await fn(product, database);
    } finally {
      await product.stop();
      await database.drop();
    }
  });
