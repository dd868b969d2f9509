/**
 * L1: a sale entered in the ledger, against the bare SQL statements that write the same rows of the same tables, one after
 * the other on one connection each: nothing decided, nothing looked up, nothing held. Both take turns. `--quick`: fewer.
 */
import { randomUUID } from 'node:crypto';
import { flags, ratioGoal } from '../proof/support/goal.ts';
import { newId } from '../server/src/db/ids.ts';
import { openDatabase } from '../server/src/db/pool.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { barePool, writeBare } from './support/bare-transfers.ts';
import { gatewayOf, median, rate, saleOf, sellOn, teamOf } from './support/sales-at-once.ts';

const { rounds, count } = flags.quick ? { rounds: 5, count: 200 } : { rounds: 15, count: 2_000 };
const lanes = 4;
const currency = 'EUR';
const platform = { kind: 'platform', owner: '', currency } as const;

await withTestPostgres(async (createDatabase) => {
  const test = await createDatabase();
  const database = openDatabase(test.url, { size: lanes });
  const pool = barePool(database.url, lanes);
  const tenantId = randomUUID();
  for (let team = 0; team < lanes; team++)
    await sellOn(database, tenantId, saleOf(team, 'sandbox', platform));
  const { rows } = await database.read(tenantId, (tx) =>
    tx.$client.query<{ id: string; kind: string; owner: string }>(
      'SELECT id, kind, owner FROM ledger_accounts WHERE tenant_id = $1',
      [tenantId],
    ),
  );
  const idOf = ({ kind, owner }: { kind: string; owner: string }) =>
    rows.find((row) => row.kind === kind && row.owner === owner)?.id ?? '';
  const bare = (lane: number) => {
    const [id, key] = [newId(Date.now()), randomUUID()];
    const [gateway, team] = [idOf(gatewayOf('sandbox')), idOf(teamOf(lane))];
    return writeBare(pool, tenantId, {
      transfer: [id, new Date(), key, Buffer.alloc(32), 'bench'],
      lines: [
        [team, idOf(platform), gateway],
        [currency, currency, currency],
        [4_410, 490, -4_900],
        ['share', 'fee', 'paid'],
      ],
      balances: [[team], [4_410]],
      sale: 4_900,
      agreement: [4_900, `program ${lane}`],
    });
  };
  const ledger = (lane: number) => sellOn(database, tenantId, saleOf(lane, 'sandbox', platform));
  const rates: [number[], number[]] = [[], []];
  for (let round = -2; round < rounds; round++) {
    const [own, floor] = [await rate(lanes, count, ledger), await rate(lanes, count, bare)];
    if (round < 0) continue;
    rates[0].push(own);
    rates[1].push(floor);
  }
  const [own, floor] = [median(rates[0]), median(rates[1])];
  console.log(`the ledger ${own.toFixed(0)} sales a second, bare statements ${floor.toFixed(0)}`);
  ratioGoal(
    'L1',
    'ledger',
    median(rates[0].map((each, round) => each / (rates[1][round] ?? Number.NaN))),
    0.5,
  );
  await pool.end();
  await database.close();
  await test.drop();
});
