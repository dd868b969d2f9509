import type { Database } from '../../db/pool.ts';
import { beginning } from '../audit/chain.ts';
import type { Roots } from '../audit/roots.ts';
import { hashOf } from './chain.ts';
import { enterTransfer } from './enter-transfer.ts';
import { listDuePendings } from './queries.ts';
import * as queries from './seal-queries.ts';

/** Transfers in one transaction. */
const batchSize = 1_000;
const mostTenants = 1_000;
const mostDue = 100;

export interface Keeping {
  database: Database;
  roots: Roots;
  now: () => number;
}

/** Transfers are sealed by then, many together, since nobody who posts waits for the last hash. */
export const keepPauseMs = 2_000;

/** Lets what is pending lapse, and chains what came since. Gives 0 where the next round can wait. */
export async function keepLedger(keeping: Keeping): Promise<number> {
  const tenants = await queries.listTenantsWithWork(keeping.database, new Date(keeping.now()), mostTenants);
  let more = 0;
  for (const tenantId of tenants) {
    if ((await expireDue(keeping, tenantId)) === mostDue) more++;
    if ((await sealTenant(keeping, tenantId)) === batchSize) more++;
  }
  return more;
}

/** Each in a transaction of its own; one that somebody settles at this moment is left to them. */
export async function expireDue(
  { database, now }: Omit<Keeping, 'roots'>,
  tenantId: string,
): Promise<number> {
  const at = new Date(now());
  const due = await database.read(tenantId, (tx) => listDuePendings(tx, at, mostDue));
  for (const of of due)
    await database.tx(tenantId, (tx) =>
      enterTransfer(
        tx,
        { do: 'settle', key: `expire ${of}`, cause: { kind: 'time', id: of }, of, outcome: 'expired' },
        at,
      ).catch((error) => {
        if (error?.why !== 'settled_already') throw error;
      }),
    );
  return due.length;
}

/** One batch; says how many that were. */
export async function sealTenant({ database, roots, now }: Keeping, tenantId: string): Promise<number> {
  const done = await database.tx(tenantId, async (tx) => {
    let end = await queries.holdChain(tx, beginning);
    if (!end) return undefined;
    const sealed: { id: string; number: number; hash: Buffer }[] = [];
    for (const open of await queries.listOpen(tx, batchSize)) {
      const number: number = end.number + 1;
      end = { number, hash: hashOf(end.hash, number, open) };
      sealed.push({ id: open.transfer.id, ...end });
    }
    if (sealed.length > 0) await queries.writeSeals(tx, sealed, end);
    return { end, count: sealed.length };
  });
  if (!done || done.count === 0) return 0;
  await roots.keep(tenantId, new Date(now()).toISOString().slice(0, 10), done.end);
  return done.count;
}
