import { randomUUID } from 'node:crypto';
import type { Account } from '../../engine/src/ledger/accounts.ts';
import type { Sell } from '../../engine/src/ledger/command.ts';
import type { Database } from '../../server/src/db/pool.ts';
import { enterTransfer } from '../../server/src/features/ledger/enter-transfer.ts';

const currency = 'EUR';
export const gatewayOf = (name: string): Account => ({ kind: 'gateway', owner: name, currency });
export const teamOf = (place: number): Account => ({ kind: 'team', owner: `team ${place}`, currency });

/** `site`: whose gateway takes the money, and under what agreement; where it is one for all, everybody posts to it. */
export const saleOf = (team: number, gateway: string, platform: Account): Sell => ({
  do: 'sell',
  key: randomUUID(),
  cause: { kind: 'order', id: 'bench' },
  gateway,
  currency,
  paid: 4_900,
  tax: null,
  agreement: `program ${team}`,
  shares: [
    { account: teamOf(team), role: 'share', points: 9_000 },
    { account: platform, role: 'fee', points: 1_000 },
  ],
});

/** So many in all, each lane one after the other; gives how many a second. */
export async function rate(
  lanes: number,
  count: number,
  work: (lane: number, turn: number) => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let turn = 0; turn < count / lanes; turn++) await work(lane, turn);
    }),
  );
  return count / ((performance.now() - began) / 1_000);
}

export const sellOn = (database: Database, tenantId: string, command: Sell) =>
  database.tx(tenantId, (tx) => enterTransfer(tx, command, new Date()));

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
