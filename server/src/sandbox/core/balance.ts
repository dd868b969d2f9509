import type { Draft } from './draft.ts';
import type { BalanceTransaction } from './money-objects.ts';
import type { Fields } from './objects.ts';
import { Refusal } from './refusal.ts';

export const daySeconds = 86_400;
/** How long what a card paid is not yet there. */
const pendingDays = 2;

/** What the gateway keeps of a payment: 1.5 % and 25 of the smallest unit, never more than was paid. */
export const feeOf = (amount: number): number => Math.min(amount, Math.ceil((amount * 15) / 1_000) + 25);
export const disputeFee = 2_000;

export interface Posting {
  type: string;
  amount: number;
  fee?: number;
  currency: string;
  source: string;
  /** Not there before: an instant in seconds. */
  availableOn?: number;
}

/** A line of the account's balance, which is their sum. */
export function post(
  draft: Draft,
  { type, amount, fee = 0, currency, source, availableOn }: Posting,
): string {
  const wire: BalanceTransaction = {
    ...draft.made(),
    id: draft.newId('txn'),
    object: 'balance_transaction',
    metadata: {},
    amount,
    fee,
    net: amount - fee,
    currency,
    type,
    source,
    available_on: availableOn ?? draft.now,
    // Told anew whenever it is shown.
    status: 'pending',
  };
  return draft.keep('balance_transaction', wire).id;
}

export const availableLater = (draft: Draft): number => draft.now + pendingDays * daySeconds;

/** What the account that asks has in a currency: there, and on its way. */
export function sums(draft: Draft, currency: string): { available: number; pending: number } {
  const { account, now } = draft;
  const sum = { available: 0, pending: 0 };
  for (const { wire } of draft.list(
    'balance_transaction',
    (line, row) => row.account === account && line.currency === currency,
  ))
    sum[wire.available_on <= now ? 'available' : 'pending'] += wire.net;
  return sum;
}

export function requireAvailable(draft: Draft, amount: number, currency: string): void {
  if (sums(draft, currency).available >= amount) return;
  throw new Refusal(400, {
    type: 'invalid_request_error',
    code: 'balance_insufficient',
    message: 'You have insufficient available funds in your account for this.',
  });
}

export function showBalance(draft: Draft): Fields {
  const lines = draft.list('balance_transaction', (_, row) => row.account === draft.account);
  const currencies = [...new Set(lines.map(({ wire }) => wire.currency))].sort();
  const all = currencies.map((currency) => ({ currency, ...sums(draft, currency) }));
  return {
    object: 'balance',
    livemode: false,
    available: all.map(({ currency, available }) => ({ amount: available, currency, source_types: {} })),
    pending: all.map(({ currency, pending }) => ({ amount: pending, currency, source_types: {} })),
  };
}
