import type { AccountKind } from '@regimen/engine/ledger/accounts.ts';
import { type Account, availableIn, type Balance, emptyBalance } from '@regimen/engine/ledger/accounts.ts';
import type { LineRole } from '@regimen/engine/ledger/transfer.ts';
import type { Tx } from '../../db/pool.ts';
import * as explained from './explain-queries.ts';
import { listLines } from './queries.ts';

/** One line of an account, with all that its transfer did besides: of 100.00, 85.00 for the author, 10.00 fee … */
export interface ExplainedEntry extends explained.EntryRow {
  /** What was posted on the account with it. */
  balanceAfter: number;
  beside: { kind: AccountKind; role: LineRole; currency: string; amount: number; isOwn: boolean }[];
}

export interface Explained {
  balance: Balance & { available: number };
  /** By what happened and what it was to the account; they sum to what is posted. */
  sums: explained.Sum[];
  /** Newest first, and where the next page begins. */
  entries: ExplainedEntry[];
  next: string | null;
  /** What is pending. */
  waiting: explained.EntryRow[];
}

const nothing: Explained = {
  balance: { ...emptyBalance, available: 0 },
  sums: [],
  entries: [],
  next: null,
  waiting: [],
};

export async function readBalance(tx: Tx, account: Account): Promise<Balance & { available: number }> {
  const id = await explained.findAccountId(tx, account);
  const balance = id === undefined ? emptyBalance : await explained.getBalance(tx, account, id);
  return { ...balance, available: availableIn(balance) };
}

/** From a balance to the sales, fees, shares and refunds behind it. `before`: the transfer that the last page ended with. */
export async function explainBalance(
  tx: Tx,
  account: Account,
  { before = null, most = 50 }: { before?: string | null; most?: number } = {},
): Promise<Explained> {
  const id = await explained.findAccountId(tx, account);
  if (id === undefined) return nothing;
  const balance = await explained.getBalance(tx, account, id);
  const sums = await explained.listSums(tx, id);
  const found = await explained.listEntries(tx, id, before, most);
  const isFull = found.length === most;
  const rows = isFull ? withoutHalf(found) : found;
  const waiting = await explained.listWaiting(tx, id, most);
  const lines = await listLines(tx, [...new Set(rows.map(({ transferId }) => transferId))]);
  const byTransfer = Map.groupBy(lines, ({ transferId }) => transferId);
  let reached = balance.posted - (before === null ? 0 : await explained.sumSince(tx, id, before));
  const entries = rows.map((row) => {
    const balanceAfter = reached;
    reached -= row.amount;
    const beside = (byTransfer.get(row.transferId) ?? []).map((line) => ({
      kind: line.account.kind,
      role: line.role,
      currency: line.account.currency,
      amount: line.amount,
      isOwn: line.account.id === id,
    }));
    return { ...row, balanceAfter, beside };
  });
  return {
    balance: { ...balance, available: availableIn(balance) },
    sums,
    entries,
    next: isFull ? (rows.at(-1)?.transferId ?? null) : null,
    waiting,
  };
}

/** A page never ends in the midst of a transfer, unless it is all of one. */
function withoutHalf(rows: explained.EntryRow[]): explained.EntryRow[] {
  const last = rows.at(-1)?.transferId;
  const whole = rows.filter(({ transferId }) => transferId !== last);
  return whole.length > 0 ? whole : rows;
}
