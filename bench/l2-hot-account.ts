/**
 * L2: many who sell at once, all with a line on the same two accounts (the platform's and the gateway's), against as many
 * who have such accounts each for themselves. Both take turns. `--quick`: fewer.
 */
import { randomUUID } from 'node:crypto';
import { flags, ratioGoal } from '../proof/support/goal.ts';
import { openDatabase } from '../server/src/db/pool.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { median, rate, saleOf, sellOn } from './support/sales-at-once.ts';

const { rounds, count } = flags.quick ? { rounds: 5, count: 320 } : { rounds: 15, count: 3_200 };
const lanes = 16;
const currency = 'EUR';

await withTestPostgres(async (createDatabase) => {
  const test = await createDatabase();
  const database = openDatabase(test.url, { size: lanes });
  const tenantId = randomUUID();
  const hot = (lane: number) =>
    sellOn(database, tenantId, saleOf(lane, 'sandbox', { kind: 'platform', owner: '', currency }));
  const apart = (lane: number) =>
    sellOn(
      database,
      tenantId,
      saleOf(100 + lane, `sandbox ${lane}`, { kind: 'platform', owner: `${lane}`, currency }),
    );
  const rates: [number[], number[]] = [[], []];
  for (let round = -2; round < rounds; round++) {
    const [one, many] = [await rate(lanes, count, hot), await rate(lanes, count, apart)];
    if (round < 0) continue;
    rates[0].push(one);
    rates[1].push(many);
  }
  console.log(
    `one hot account ${median(rates[0]).toFixed(0)} sales a second, many ${median(rates[1]).toFixed(0)}`,
  );
  ratioGoal(
    'L2',
    'one hot account',
    median(rates[0].map((each, round) => each / (rates[1][round] ?? Number.NaN))),
    0.7,
  );
  await database.close();
  await test.drop();
});
