import {
  type Account,
  boundOf,
  debtOf,
  emptyBalance,
  isPayee,
  keyOf,
  payeeOf,
} from '@regimen/engine/ledger/accounts.ts';
import type { Command } from '@regimen/engine/ledger/command.ts';
import type { Books } from '@regimen/engine/ledger/decide.ts';
import type { Transfer } from '@regimen/engine/ledger/transfer.ts';
import { newId } from '../../db/ids.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import * as queries from './queries.ts';

/** What a command is decided on, held so that it stays true until the transaction ends. */
export interface HeldBooks extends Books {
  idOf(account: Account): string | undefined;
  /** Somebody has said this key before. */
  before: queries.Found | undefined;
}

/**
 * Everybody holds in the same order: the sale or what is pending, the agreement, then balances by the ids of their
 * accounts. The key is looked for after that, so that whoever waited for the same command finds it done.
 */
export async function readBooks(tx: Tx, command: Command, now: Date): Promise<HeldBooks> {
  const past = await readPast(tx, command);
  const accounts = withDebts(accountsIn(command, past.transfers));
  const agreement = command.do === 'sell' ? queries.holdAgreement(tx, command.agreement) : undefined;
  const read = () =>
    inOrder(
      queries.listAccounts(tx, accounts),
      queries.holdBalances(tx, accounts),
      queries.findByKey(tx, command.key),
    );
  const [shared, first] = await inOrder(agreement ?? Promise.resolve(0), read());
  let [rows, held, before] = first;
  const known = new Set(rows.map(keyOf));
  const missing = accounts.filter((account) => !known.has(keyOf(account)) && isPayee(account));
  if (missing.length > 0) {
    await open(tx, missing, now);
    [rows, held, before] = await read();
  }
  const ids = new Map(rows.map((row) => [keyOf(row), row.id]));
  const balances = new Map(held.map(({ accountId, ...balance }) => [accountId, balance]));
  return {
    ...past,
    before,
    idOf: (account) => ids.get(keyOf(account)),
    balanceOf: (account) => balances.get(ids.get(keyOf(account)) ?? '') ?? emptyBalance,
    findTransfer: (id) => past.transfers.find((one) => one.id === id),
    sharedUnder: () => shared,
  };
}

/** In one order, so that two who open the same accounts do not wait for each other. */
export async function open(tx: Tx, accounts: readonly Account[], now: Date): Promise<void> {
  const inTurn = accounts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const made = inTurn.map(({ kind, owner, currency }) => ({
    id: newId(now.getTime()),
    kind,
    owner,
    currency,
    bound: boundOf[kind],
  }));
  await queries.openAccounts(tx, made, now);
}

type Past = Pick<Books, 'isSettled' | 'isReversed' | 'returnedOf'> & { transfers: Transfer[] };
const nothing = { amount: 0, lines: [] };

/** What a command is about, of what was entered before. */
async function readPast(tx: Tx, command: Command): Promise<Past> {
  const none = { transfers: [], isSettled: () => false, isReversed: () => false, returnedOf: () => nothing };
  if (command.do === 'sell' || command.do === 'post') return none;
  const [original] = await readTransfers(tx, [command.of]);
  if (!original) return none;
  const transfers = [original];
  if (command.do === 'settle') {
    const isOpen = await queries.holdPending(tx, original.id);
    return { ...none, transfers, isSettled: () => !isOpen };
  }
  const saleId = command.do === 'close-dispute' ? original.returns : original.id;
  const amount = saleId === null ? undefined : await queries.holdSale(tx, saleId);
  const isReversed = await queries.isReversed(tx, original.id);
  if (saleId === null || amount === undefined) return { ...none, transfers, isReversed: () => isReversed };
  if (saleId !== original.id) transfers.push(...(await readTransfers(tx, [saleId])));
  const returned = await queries.listLines(tx, await queries.listReturns(tx, saleId));
  return {
    transfers,
    isSettled: () => false,
    isReversed: () => isReversed,
    returnedOf: () => ({ amount, lines: returned }),
  };
}

export async function readTransfers(tx: Tx, ids: readonly string[]): Promise<Transfer[]> {
  const [rows, lines] = await inOrder(queries.listTransfers(tx, ids), queries.listLines(tx, ids));
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    kind: row.kind,
    phase: row.phase,
    cause: { kind: row.causeKind, id: row.causeId },
    expiresAt: row.expiresAt?.getTime() ?? null,
    settles: row.settles,
    reverses: row.reverses,
    returns: row.returns,
    lines: lines
      .filter(({ transferId }) => transferId === row.id)
      .map(({ account, amount, role }) => ({ account: accountOf(account), amount, role })),
  }));
}

const accountOf = ({ kind, owner, currency }: Account): Account => ({ kind, owner, currency });

function accountsIn(command: Command, past: readonly Transfer[]): Account[] {
  const before = past.flatMap(({ lines }) => lines.map(({ account }) => account));
  if (command.do === 'post') return command.lines.map(({ account }) => account);
  if (command.do !== 'sell')
    return [
      ...before,
      ...before.filter(({ kind }) => kind === 'gateway').map((one) => ({ ...one, kind: 'dispute' as const })),
    ];
  const { gateway, currency, tax, shares } = command;
  return [
    { kind: 'gateway', owner: gateway, currency },
    ...shares.map(({ account }) => account),
    ...(tax ? [{ kind: 'tax' as const, owner: tax.country, currency }] : []),
  ];
}

function withDebts(accounts: readonly Account[]): Account[] {
  const all = accounts.flatMap((account) => [account, payeeOf(account), debtOf(payeeOf(account))]);
  return [...new Map(all.map((account) => [keyOf(account), accountOf(account)])).values()];
}
