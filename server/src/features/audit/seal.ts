import type { Database } from '../../db/pool.ts';
import { beginning, hashOf } from './chain.ts';
import * as queries from './queries.ts';
import type { Roots } from './roots.ts';

/** Entries in one transaction. */
const batchSize = 1_000;
const mostTenants = 1_000;

export interface Sealing {
  database: Database;
  roots: Roots;
  now: () => number;
}

/** How long entries wait for each other: sealing each as it comes cost more than the calls that left them. */
export const sealPauseMs = 2_000;

/** Gives 0 where the next round can wait: no more was there than one batch holds. */
export async function sealGathered(sealing: Sealing): Promise<number> {
  const sealed = await sealAudit(sealing);
  return sealed < batchSize ? 0 : sealed;
}

/** Chains what came since, one batch for each tenant, and says how many entries that were. */
export async function sealAudit(sealing: Sealing): Promise<number> {
  let sealed = 0;
  for (const tenantId of await queries.listTenantsWithOpen(sealing.database, mostTenants))
    sealed += await sealTenant(sealing, tenantId);
  return sealed;
}

async function sealTenant({ database, roots, now }: Sealing, tenantId: string): Promise<number> {
  const done = await database.tx(tenantId, async (tx) => {
    let end = await queries.holdChain(tx, beginning);
    if (!end) return undefined;
    const open = await queries.listOpen(tx, batchSize);
    const sealed: { id: string; number: number; hash: Buffer }[] = [];
    for (const entry of open) {
      const number: number = end.number + 1;
      end = { number, hash: hashOf(end.hash, number, entry) };
      sealed.push({ id: entry.id, ...end });
    }
    if (sealed.length > 0) await queries.writeSeals(tx, sealed, end);
    return { end, count: sealed.length };
  });
  if (!done || done.count === 0) return 0;
  await roots.keep(tenantId, new Date(now()).toISOString().slice(0, 10), done.end);
  return done.count;
}
