import { flags, ratioGoal } from '../proof/support/goal.ts';
import { ratio } from './support/load.ts';
import { startServed } from './support/served.ts';
import { withProduct } from './support/with-product.ts';

// P1: a guest's JSON call without database, through contract, tenant and limits, against bare Fastify's hello.
const options = flags.quick
  ? { warm: 10_000, count: 4_000, rounds: 5 }
  : { warm: 20_000, count: 10_000, rounds: 7 };
await withProduct(async (product) => {
  const floor = await startServed('support/hello.ts');
  const value = await ratio([product, { path: '/api/load' }], [floor, { path: '/hello' }], options);
  await floor.stop();
  ratioGoal('P1', '', value, 0.8);
});
