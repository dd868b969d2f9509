import type { Account } from '@regimen/engine/ledger/accounts.ts';
import type { Post, Sell } from '@regimen/engine/ledger/command.ts';
import type { Tx } from '../src/db/pool.ts';
import { enterTransfer } from '../src/features/ledger/enter-transfer.ts';

export const seededGateway = 'sandbox';
const currency = 'EUR';
export const moneyOf = (owner: string): Account => ({ kind: 'person', owner, currency });
export const platformMoney: Account = { kind: 'platform', owner: '', currency };
export const gatewayMoney: Account = { kind: 'gateway', owner: seededGateway, currency };

/** A sale of which the author has 85 % after taxes, somebody who referred the buyer 5 %, and the platform the rest. */
export const saleOf = (
  key: string,
  { author, referrer, paid, tax = 0 }: { author: string; referrer?: string; paid: number; tax?: number },
): Sell => ({
  do: 'sell',
  key,
  cause: { kind: 'order', id: key },
  gateway: seededGateway,
  currency,
  paid,
  tax: tax > 0 ? { country: 'DE', amount: tax } : null,
  agreement: `program of ${author} by ${referrer ?? 'nobody'}`,
  shares: [
    { account: moneyOf(author), role: 'share', points: 8_500 },
    ...(referrer ? [{ account: moneyOf(referrer), role: 'referral' as const, points: 500 }] : []),
    { account: platformMoney, role: 'fee', points: referrer ? 1_000 : 1_500 },
  ],
});

/** What somebody wants paid out, until it was. */
export const payoutOf = (key: string, owner: string, amount: number, expiresAt: number): Post => ({
  do: 'post',
  key,
  cause: { kind: 'withdrawal', id: key },
  kind: 'payout',
  expiresAt,
  lines: [
    { account: moneyOf(owner), amount: -amount, role: 'payout' },
    { account: gatewayMoney, amount, role: 'payout' },
  ],
});

export async function seedSale(tx: Tx, author: string, key: string, paid = 4_900): Promise<string> {
  const { transfer } = await enterTransfer(tx, saleOf(key, { author, paid }), new Date());
  return transfer.id;
}
