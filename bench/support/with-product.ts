import { seedDemo } from '../../server/seed/demo.ts';
import { withTestPostgres } from '../../server/src/test-database.ts';
import { type Served, startServed } from './served.ts';

/** The demo on a database of its own, served from a process of its own. */
export const withProduct = (
  fn: (product: Served, database: { url: string; ownerUrl: string }) => Promise<void>,
): Promise<void> =>
  withTestPostgres(async (createDatabase) => {
    const database = await createDatabase();
    await seedDemo(database.ownerUrl, Date.now(), { crowd: 'few' });
    const product = await startServed('support/product.ts', { BENCH_DATABASE_URL: database.url });
    try {
      await fn(product, database);
    } finally {
      await product.stop();
      await database.drop();
    }
  });
