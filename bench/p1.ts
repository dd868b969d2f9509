import { flags, goal } from '../proof/support/goal.ts';
import { ratio } from './support/load.ts';
import { startServed } from './support/served.ts';
import { withProduct } from './support/with-product.ts';

// P1: a guest's JSON call without database, through contract, tenant and limits, against bare Fastify's hello.
const count = flags.quick ? 2_500 : 10_000;
await withProduct(async (product) => {
  const floor = await startServed('support/hello.ts');
  const value = await ratio([product, { path: '/api/load' }], [floor, { path: '/hello' }], {
    count,
    rounds: flags.quick ? 3 : 5,
  });
  await floor.stop();
  goal('P1', value.toFixed(2), '≥0.75×', value >= 0.75);
});
