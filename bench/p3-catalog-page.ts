import { programCategories } from '@regimen/contract/program-categories.ts';
import { signNames } from '@regimen/contract/signs.ts';
import { flags, ratioGoal } from '../proof/support/goal.ts';
import { seedProgram } from '../server/seed/programs.ts';
import { openDatabase } from '../server/src/db/pool.ts';
import { ratio } from './support/load.ts';
import { startServed } from './support/served.ts';
import { withProduct } from './support/with-product.ts';

// P3: the catalog with 100 cards, rendered on the server with its query and without a cache, against renderToString of
// plain HTML with the same words; and the same page from the guests' cache, compressed as browsers take it, against
// hello.
const options = flags.quick ? { warm: 300, count: 120, rounds: 3 } : { warm: 600, count: 300, rounds: 7 };
const tenant = '019a0000-0000-7000-8000-000000000001';

await withProduct(async (product, database) => {
  const seeding = openDatabase(database.url);
  await seeding.tx(tenant, async (tx) => {
    const { rows } = await tx.$client.query<{ id: string }>('SELECT id FROM users LIMIT 1');
    for (let i = 0; i < 100; i++)
      await seedProgram(tx, rows[0]?.id as string, {
        title: `Program ${i} for sleeping well in summer`,
        page: {
          category: programCategories[i % programCategories.length] as string,
          tags: [`tag-${i % 7}`],
          signs: [signNames[i % signNames.length] as string],
          minutesADay: 5 + (i % 40),
          weeks: 1 + (i % 12),
        },
      });
    await tx.$client.query(
      'UPDATE program_listings SET followers_count = 40 + slot, ratings_count = 10 + slot, ratings_sum = 45 + 4 * slot',
    );
  });
  await seeding.close();
  const path = '/programs?per_page=100';
  const page = await (await fetch(product.url + path)).text();
  const cards = page.split('for sleeping well in summer</').length - 1;
  if (cards !== 100) throw new Error(`the page shows ${cards} cards, not 100`);
  console.log(`  the page has ${(page.length / 1000).toFixed(0)} kB`);

  const floor = await startServed('support/plain-page.ts', {
    PAGE_URL: product.url + path,
    NODE_ENV: 'production',
  });
  // Another address each time, so never from the cache.
  const uncached = { path: `${path}&n={n}` };
  const rendered = await ratio([product, uncached], [floor, { path: '/page' }], options);
  await floor.stop();
  ratioGoal('P3', 'rendered', rendered, 0.5);

  const hello = await startServed('support/hello.ts');
  const cached = await ratio(
    [product, { path, headers: { 'accept-encoding': 'br' } }],
    [hello, { path: '/hello' }],
    {
      warm: 3_000,
      count: 2_000,
      rounds: options.rounds,
    },
  );
  await hello.stop();
  ratioGoal('P3', 'cached', cached, 0.6);
});
