/**
 * L5: sales of one agreement shared out, 100,000 of them: parts sum exactly to each sale, none is negative, and after
 * every single one each payee has what their points say to less than a unit. Then many at once in the database, where the
 * parts are the same whoever came first.
 *
 *   node proof/l5-splits.ts     --quick   4,000 of them      --mutant   copies without a guard have to go red
 */
import { randomUUID } from 'node:crypto';
import type { Account } from '../engine/src/ledger/accounts.ts';
import type { Sell, Share } from '../engine/src/ledger/command.ts';
import { partsByTurn } from '../engine/src/ledger/split.ts';
import { randomFrom } from '../engine/src/testing/random.ts';
import { inLanes } from '../scripts/lanes.ts';
import { openDatabase } from '../server/src/db/pool.ts';
import { enterTransfer } from '../server/src/features/ledger/enter-transfer.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';

const sales = flags.quick ? 4_000 : 100_000;
const agreements = flags.quick ? 8 : 60;
const atOnce = flags.quick ? 200 : 5_000;
const random = randomFrom(50);
const faults: string[] = [];
let furthest = 0;

function pointsOf(count: number): number[] {
  const cuts = new Set<number>();
  while (cuts.size < count - 1) cuts.add(random.whole(1, 9_999));
  const all = [0, ...[...cuts].sort((a, b) => a - b), 10_000];
  return all.slice(1).map((cut, place) => cut - (all[place] ?? 0));
}

/** Reckoned in whole numbers without end. */
function judge(what: string, points: readonly number[], got: readonly number[], units: number): void {
  for (const [place, own] of points.entries()) {
    const drift = Number(BigInt(got[place] ?? 0) * 10_000n - BigInt(units) * BigInt(own)) / 10_000;
    furthest = Math.max(furthest, Math.abs(drift));
    if (Math.abs(drift) >= 1) faults.push(`${what}: ${points.join('/')}: a payee is ${drift} away`);
  }
}

function shareOut(): void {
  const known = [[10_000], [9_000, 1_000], [3_333, 3_333, 3_334], [9_999, 1], [8_500, 500, 1_000]];
  for (let agreement = 0; agreement < agreements; agreement++) {
    const points = known[agreement] ?? pointsOf(random.whole(2, 8));
    const got = points.map(() => 0);
    const most = random.pick([1, 9, 999, 99_900, 99_999_999]);
    let units = 0;
    for (let sale = 0; sale < sales; sale++) {
      const amount = random.whole(1, most);
      const parts = partsByTurn(points, units, amount);
      units += amount;
      if (parts.reduce((sum, one) => sum + one, 0) !== amount)
        faults.push(`a sale of ${amount} is not its parts`);
      if (parts.some((part) => part < 0)) faults.push(`somebody pays for a sale of ${amount}`);
      for (const [place, part] of parts.entries()) got[place] = (got[place] ?? 0) + part;
      judge(`sale ${sale}`, points, got, units);
      if (faults.length > 20) return;
    }
  }
}

async function manyAtOnce(): Promise<number> {
  return withTestPostgres(async (createDatabase) => {
    const test = await createDatabase();
    const database = openDatabase(test.url, { size: 8 });
    const [tenantId, currency] = [randomUUID(), 'EUR'];
    const points = [3_333, 3_334, 1_111, 2_222];
    const shares = points.map((own, place): Share => {
      const account: Account = {
        kind: place === 0 ? 'platform' : 'team',
        owner: place === 0 ? '' : `${place}`,
        currency,
      };
      return { account, role: 'share', points: own };
    });
    let units = 0;
    await inLanes(
      8,
      Array.from({ length: atOnce }, (_, place) => place),
      async (index) => {
        const paid = 1 + ((index * 7_919) % 997);
        units += paid;
        const command: Sell = {
          do: 'sell',
          key: `sale ${index}`,
          cause: { kind: 'order', id: `${index}` },
          gateway: 'sandbox',
          currency,
          paid,
          tax: null,
          agreement: 'one',
          shares,
        };
        await database
          .tx(tenantId, (tx) => enterTransfer(tx, command, new Date()))
          .catch((error: Error) => faults.push(`sale ${index}: ${error.message}`));
      },
    );
    const { rows } = await database.read(tenantId, (tx) =>
      tx.$client.query<{ owner: string; sum: string }>(
        `SELECT a.owner, sum(l.amount) FROM ledger_lines l JOIN ledger_accounts a
           ON a.tenant_id = l.tenant_id AND a.id = l.account_id
         WHERE l.tenant_id = $1 AND a.kind <> 'gateway' GROUP BY 1`,
        [tenantId],
      ),
    );
    const got = points.map((_, place) =>
      Number(rows.find(({ owner }) => owner === (place === 0 ? '' : `${place}`))?.sum),
    );
    judge('at once in the database', points, got, units);
    await database.close();
    await test.drop();
    return atOnce;
  });
}

if (flags.mutant) {
  const split = 'engine/src/ledger/split.ts';
  await catchMutants(
    'L5',
    'proof/l5-splits.ts',
    [
      {
        name: 'ahead-of-their-turn',
        changes: [[split, 'const isAhead = count * whole >= own * unit;', 'const isAhead = false;']],
      },
      {
        name: 'turns-by-place',
        changes: [[split, 'const isSooner = next < 0 ||', 'const isSooner = next < 0 || false &&']],
      },
      {
        name: 'agreement-not-held',
        changes: [
          [
            'server/src/features/ledger/queries.ts',
            'ON CONFLICT (tenant_id, name) DO UPDATE SET shared = ledger_agreements.shared RETURNING shared',
            'ON CONFLICT DO NOTHING RETURNING shared',
          ],
        ],
      },
    ],
    { inTurn: true, folders: ['scripts/lanes.ts'] },
  );
} else {
  shareOut();
  const inDatabase = flags.untilRed && faults.length > 0 ? 0 : await manyAtOnce();
  show(faults);
  goal(
    'L5',
    `${agreements} agreements of ${sales} sales, ${inDatabase} at once in the database, furthest ${furthest.toFixed(4)} of a unit`,
    '<1',
    faults.length === 0,
  );
}
