import type { Tx } from '../../db/pool.ts';
import { beginning } from '../audit/chain.ts';
import type { Root } from '../audit/roots.ts';
import { hashOf } from './chain.ts';
import * as queries from './seal-queries.ts';

const batchSize = 2_000;

export interface Verified {
  transfers: number;
  /** Where the chain is broken first, or whose balance is off, in words. */
  fault: string | null;
}

/**
 * Goes through a tenant's whole ledger: every transfer says what it said when it was sealed, none is missing, each sums to
 * zero, and balances are what their lines sum to.
 */
export async function verifyLedger(tx: Tx, roots: readonly Root[]): Promise<Verified> {
  const kept = new Map(roots.map(({ day, end }) => [end.number, { day, hash: end.hash }]));
  let end = beginning;
  const broken = (fault: string): Verified => ({ transfers: end.number, fault });
  for (let more = true; more; ) {
    const sealed = await queries.listSealed(tx, end.number, batchSize);
    for (const { transfer, lines } of sealed) {
      const number = end.number + 1;
      const hash = hashOf(end.hash, number, { transfer, lines });
      if (transfer.number !== number) return broken(`${number}: missing`);
      if (!transfer.hash?.equals(hash)) return broken(`${number}: changed`);
      const root = kept.get(number);
      if (root && !root.hash.equals(hash)) return broken(`${number}: not what was kept on ${root.day}`);
      end = { number, hash };
    }
    more = sealed.length === batchSize;
  }
  const chain = (await queries.findChain(tx)) ?? beginning;
  const last = Math.max(chain.number, ...kept.keys());
  if (last > end.number) return broken(`${end.number + 1} to ${last}: missing`);
  if (!chain.hash.equals(end.hash)) return broken(`${end.number}: not where the chain ends`);
  const [off] = await queries.listOffBalances(tx, 1);
  if (off !== undefined)
    return broken(`${end.number}: the balance of account ${off} is not the sum of its lines`);
  return { transfers: end.number, fault: null };
}
