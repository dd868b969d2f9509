import { type Account, type Balance, keyOf } from './accounts.ts';

/** What a line is to its account: the part of a price, or why something was taken. */
export type LineRole =
  | 'paid'
  | 'share'
  | 'fee'
  | 'referral'
  | 'tax'
  | 'payout'
  | 'cost'
  | 'dispute'
  | 'credit'
  | 'adjustment';

/**
 * What arrives at an account is positive, what leaves it negative. So what the site owes or has earned is above zero,
 * and what it has or is owed below.
 */
export interface Line {
  readonly account: Account;
  readonly amount: number;
  readonly role: LineRole;
}

/** `pending` reserves; all others count, those that void or expire a pending one too, which mostly have no lines. */
export type Phase = 'pending' | 'posted' | 'voided' | 'expired';

export type TransferKind =
  | 'sale'
  | 'refund'
  | 'dispute'
  | 'dispute_won'
  | 'dispute_lost'
  | 'payout'
  | 'payout_returned'
  | 'gateway_fee'
  | 'credits'
  | 'adjustment';

/** What in the product it came of: an order, a booking, a withdrawal. */
export interface Cause {
  readonly kind: string;
  readonly id: string;
}

export interface Transfer {
  readonly id: string;
  /** Said by whoever caused it: the same key never causes a second one. */
  readonly key: string;
  readonly kind: TransferKind;
  readonly phase: Phase;
  readonly cause: Cause;
  /** Of a pending one: when it lapses by itself. */
  readonly expiresAt: number | null;
  /** The pending one that it settles. */
  readonly settles: string | null;
  /** The one that it takes back as a whole. */
  readonly reverses: string | null;
  /** The sale that it takes back a part of. */
  readonly returns: string | null;
  readonly lines: readonly Line[];
}

/** Amounts by currency that do not sum to zero. */
export function unbalanced(lines: readonly Line[]): string[] {
  const sums = new Map<string, number>();
  for (const { account, amount } of lines)
    sums.set(account.currency, (sums.get(account.currency) ?? 0) + amount);
  return [...sums].flatMap(([currency, sum]) => (sum === 0 ? [] : [currency]));
}

export interface Change {
  readonly account: Account;
  readonly change: Balance;
}

/** What lines do to the balances of their accounts: a pending transfer reserves, and settling it lets go of that. */
export function changesOf(lines: readonly Line[], phase: Phase, released: readonly Line[]): Change[] {
  const changes = new Map<
    string,
    { account: Account; posted: number; pendingIn: number; pendingOut: number }
  >();
  const of = (account: Account) => {
    const key = keyOf(account);
    const known = changes.get(key) ?? { account, posted: 0, pendingIn: 0, pendingOut: 0 };
    changes.set(key, known);
    return known;
  };
  const reserve = ({ account, amount }: Line, sign: 1 | -1) => {
    of(account)[amount > 0 ? 'pendingIn' : 'pendingOut'] += sign * amount;
  };
  for (const line of released) reserve(line, -1);
  for (const line of lines)
    if (phase === 'pending') reserve(line, 1);
    else of(line.account).posted += line.amount;
  return [...changes.values()].map(({ account, ...change }) => ({ account, change }));
}
