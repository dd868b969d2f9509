import { hash } from 'node:crypto';
import { boundOf, keyOf } from '@regimen/engine/ledger/accounts.ts';
import type { Command, Refusal } from '@regimen/engine/ledger/command.ts';
import { decide } from '@regimen/engine/ledger/decide.ts';
import { changesOf, type Transfer } from '@regimen/engine/ledger/transfer.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import * as queries from './queries.ts';
import { type HeldBooks, open, readBooks, readTransfers } from './read-books.ts';

/** Thrown, so that nothing of the caller's transaction stays; nothing was written of the command itself. */
export class LedgerRefused extends Error {
  readonly why: Refusal;
  constructor(why: Refusal) {
    super(`The ledger refuses: ${why}.`);
    this.why = why;
  }
}

export interface Entered {
  transfer: Transfer;
  /** False: it had been entered before under the same key. */
  isNew: boolean;
}

/**
 * The one way by which anything enters the ledger, inside the caller's transaction: `sell`, `post`, `settle`, `refund`,
 * `dispute`, `close-dispute`, `reverse`. Said again with its key it changes nothing. A transaction that enters several
 * does so in one order of their accounts, or two of them may wait for each other.
 */
export async function enterTransfer(tx: Tx, command: Command, now: Date): Promise<Entered> {
  const digest = hash('sha256', inOneOrder(command), 'buffer');
  for (let tries = 0; tries < 3; tries++) {
    const books = await readBooks(tx, command, now);
    if (books.before) return answerAgain(tx, books.before, digest);
    const entered = await write(tx, books, command, digest, now);
    if (entered) return { transfer: entered, isNew: true };
    // Somebody else entered it, or what it settles or reverses, a moment ago: now it is there to be seen.
  }
  throw new Error('The ledger changes faster than it is read.');
}

async function answerAgain(tx: Tx, before: queries.Found, digest: Buffer): Promise<Entered> {
  if (!before.digest.equals(digest)) throw new LedgerRefused('other_content');
  const [transfer] = await readTransfers(tx, [before.id]);
  if (!transfer) throw new Error('A transfer that was just found is gone.');
  return { transfer, isNew: false };
}

async function write(
  tx: Tx,
  books: HeldBooks,
  command: Command,
  digest: Buffer,
  now: Date,
): Promise<Transfer | undefined> {
  const decision = decide(books, command);
  if ('refused' in decision) throw new LedgerRefused(decision.refused);
  const { entered, released, claims } = decision;
  const transfer: Transfer = { id: newId(now.getTime()), ...entered };
  const idOf = await idsFor(tx, books, transfer, now);
  const changes = changesOf(transfer.lines, transfer.phase, released)
    .filter(({ account }) => boundOf[account.kind] !== 'free')
    .map(({ account, change }) => ({ accountId: idOf(account), ...change }))
    .toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));
  const isWritten = await queries.writeTransfer(tx, {
    transfer,
    digest,
    now,
    lines: transfer.lines.map(({ account, amount, role }) => ({
      accountId: idOf(account),
      currency: account.currency,
      amount,
      role,
    })),
    changes,
    claims,
    sold:
      command.do === 'sell'
        ? {
            paid: command.paid,
            agreement: command.agreement,
            shared: command.paid - (command.tax?.amount ?? 0),
          }
        : null,
  });
  return isWritten ? transfer : undefined;
}

/** An account is opened by the first line on it. */
async function idsFor(tx: Tx, books: HeldBooks, { lines }: Transfer, now: Date) {
  const accounts = lines.map(({ account }) => account);
  const missing = new Map(
    accounts.flatMap((account) => (books.idOf(account) ? [] : [[keyOf(account), account] as const])),
  );
  let opened: queries.AccountRow[] = [];
  if (missing.size > 0) {
    await open(tx, [...missing.values()], now);
    opened = await queries.listAccounts(tx, [...missing.values()]);
  }
  const ids = new Map(opened.map((row) => [keyOf(row), row.id]));
  return (account: Transfer['lines'][number]['account']): string => {
    const id = books.idOf(account) ?? ids.get(keyOf(account));
    if (id === undefined) throw new Error(`There is no account ${keyOf(account)}.`);
    return id;
  };
}

/** Two who say the same say it in the same letters. */
function inOneOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneOrder).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([name, one]) => `${JSON.stringify(name)}:${inOneOrder(one)}`).join()}}`;
}
