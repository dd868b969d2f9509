import type { Account } from './accounts.ts';
import type { Cause, Line, LineRole, Transfer, TransferKind } from './transfer.ts';

export interface Share {
  readonly account: Account;
  readonly role: LineRole;
  /** Of ten thousand. */
  readonly points: number;
}

interface Entered {
  readonly key: string;
  readonly cause: Cause;
}

/** Money that came in by a gateway and is shared out, after taxes. */
export interface Sell extends Entered {
  readonly do: 'sell';
  readonly gateway: string;
  readonly currency: string;
  readonly paid: number;
  readonly tax: { readonly country: string; readonly amount: number } | null;
  /** By what agreement it is shared: other shares, another name. */
  readonly agreement: string;
  readonly shares: readonly Share[];
}

/** Any balanced set of lines; with `expiresAt` it is pending until it is settled. */
export interface Post extends Entered {
  readonly do: 'post';
  readonly kind: TransferKind;
  readonly lines: readonly Line[];
  readonly expiresAt: number | null;
}

export interface Settle extends Entered {
  readonly do: 'settle';
  readonly of: string;
  readonly outcome: 'posted' | 'voided' | 'expired';
  /** Less than was reserved; what is left over is let go of. */
  readonly amount?: number;
}

/** A part of a sale goes back to who paid, and each share with it. */
export interface Refund extends Entered {
  readonly do: 'refund';
  readonly of: string;
  readonly amount: number;
}

/** A gateway keeps a part of a sale until it is decided whose it is. */
export interface Dispute extends Entered {
  readonly do: 'dispute';
  readonly of: string;
  readonly amount: number;
}

export interface CloseDispute extends Entered {
  readonly do: 'close-dispute';
  readonly of: string;
  readonly outcome: 'won' | 'lost';
}

/** Takes a whole transfer back, once: a payout that the bank sent back, something that was entered by mistake. */
export interface Reverse extends Entered {
  readonly do: 'reverse';
  readonly kind: TransferKind;
  readonly of: string;
}

export type Command = Sell | Post | Settle | Refund | Dispute | CloseDispute | Reverse;

export type Refusal =
  /** The key was used for something else. */
  | 'other_content'
  | 'not_an_amount'
  | 'not_balanced'
  | 'other_currency'
  | 'not_enough'
  | 'no_such_transfer'
  | 'settled_already'
  | 'too_much'
  | 'reversed_already'
  | 'not_to_reverse';

/** `released`: the reserved lines that it lets go of. `claims`: what of its sale can no longer go back. */
export type Decision =
  | {
      readonly entered: Omit<Transfer, 'id'>;
      readonly released: readonly Line[];
      readonly claims: number;
    }
  | { readonly refused: Refusal };
