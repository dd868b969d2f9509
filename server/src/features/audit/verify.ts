import type { Tx } from '../../db/pool.ts';
import { beginning, hashOf } from './chain.ts';
import * as queries from './queries.ts';
import type { Root } from './roots.ts';

const batchSize = 5_000;

export interface Verified {
  entries: number;
  /** Where the chain is broken first, in words. */
  fault: string | null;
}

/** Goes through a tenant's whole chain: every entry says what it said when it was sealed, and none is missing. */
export async function verifyAudit(tx: Tx, roots: readonly Root[]): Promise<Verified> {
  const kept = new Map(roots.map(({ day, end }) => [end.number, { day, hash: end.hash }]));
  let end = beginning;
  const broken = (fault: string): Verified => ({ entries: end.number, fault });
  for (let more = true; more; ) {
    const entries = await queries.listSealed(tx, end.number, batchSize);
    for (const entry of entries) {
      const number = end.number + 1;
      const hash = hashOf(end.hash, number, entry);
      if (entry.number !== number) return broken(`${number}: missing`);
      if (!entry.hash?.equals(hash)) return broken(`${number}: changed`);
      const root = kept.get(number);
      if (root && !root.hash.equals(hash)) return broken(`${number}: not what was kept on ${root.day}`);
      end = { number, hash };
    }
    more = entries.length === batchSize;
  }
  const chain = (await queries.findChain(tx)) ?? beginning;
  const last = Math.max(chain.number, ...kept.keys());
  if (last > end.number) return broken(`${end.number + 1} to ${last}: missing`);
  if (!chain.hash.equals(end.hash)) return broken(`${end.number}: not where the chain ends`);
  return { entries: end.number, fault: null };
}
