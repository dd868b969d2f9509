import { type Account, type Balance, boundOf } from '@regimen/engine/ledger/accounts.ts';
import type { Cause, LineRole, Phase, TransferKind } from '@regimen/engine/ledger/transfer.ts';
import type { Tx } from '../../db/pool.ts';

type Numbers<Name extends string> = Record<Name, string>;
const named = ({ kind, owner, currency }: Account) => [kind, owner, currency];

export async function findAccountId(tx: Tx, account: Account): Promise<string | undefined> {
  const { rows } = await tx.$client.query<{ id: string }>(
    'SELECT id FROM ledger_accounts WHERE tenant_id = $1 AND kind = $2 AND owner = $3 AND currency = $4',
    [tx.tenantId, ...named(account)],
  );
  return rows[0]?.id;
}

/** A balance is a sum of lines: of accounts without a bound, of what was sealed and all that came since. */
export async function getBalance(tx: Tx, account: Account, id: string): Promise<Balance> {
  const posted =
    boundOf[account.kind] === 'free'
      ? `b.posted + coalesce((SELECT sum(l.amount) FROM ledger_transfers t
          JOIN ledger_lines l ON l.tenant_id = t.tenant_id AND l.transfer_id = t.id
          WHERE t.tenant_id = $1 AND t.number IS NULL AND t.phase <> 'pending' AND l.account_id = $2), 0)`
      : 'b.posted';
  const pending = (sign: '<' | '>') => `coalesce((SELECT sum(l.amount) FROM ledger_pendings p
    JOIN ledger_lines l ON l.tenant_id = p.tenant_id AND l.transfer_id = p.transfer_id
    WHERE p.tenant_id = $1 AND l.account_id = $2 AND l.amount ${sign} 0), 0)`;
  const { rows } = await tx.$client.query<Numbers<'posted' | 'coming' | 'leaving'>>(
    `SELECT ${posted} AS posted, ${pending('>')} AS coming, ${pending('<')} AS leaving
     FROM ledger_balances b WHERE b.tenant_id = $1 AND b.account_id = $2`,
    [tx.tenantId, id],
  );
  const row = rows[0] ?? { posted: '0', coming: '0', leaving: '0' };
  return { posted: Number(row.posted), pendingIn: Number(row.coming), pendingOut: Number(row.leaving) };
}

export interface Sum {
  kind: TransferKind;
  role: LineRole;
  count: number;
  amount: number;
}

/** What a balance is made of: these sum to it. */
export async function listSums(tx: Tx, id: string): Promise<Sum[]> {
  const { rows } = await tx.$client.query<Numbers<'count' | 'amount'> & Pick<Sum, 'kind' | 'role'>>(
    `SELECT t.kind, l.role, count(*) AS count, sum(l.amount) AS amount
     FROM ledger_lines l JOIN ledger_transfers t ON t.tenant_id = l.tenant_id AND t.id = l.transfer_id
     WHERE l.tenant_id = $1 AND l.account_id = $2 AND t.phase <> 'pending'
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [tx.tenantId, id],
  );
  return rows.map(({ count, amount, ...row }) => ({ ...row, count: Number(count), amount: Number(amount) }));
}

export interface EntryRow {
  transferId: string;
  place: number;
  at: Date;
  kind: TransferKind;
  phase: Phase;
  role: LineRole;
  amount: number;
  cause: Cause;
  settles: string | null;
  reverses: string | null;
  returns: string | null;
}

const entry = `SELECT l.transfer_id AS "transferId", l.place, t.at, t.kind, t.phase, l.role, l.amount,
    jsonb_build_object('kind', t.cause_kind, 'id', t.cause_id) AS cause, t.settles, t.reverses, t.returns
  FROM ledger_lines l JOIN ledger_transfers t ON t.tenant_id = l.tenant_id AND t.id = l.transfer_id`;

/** Newest first. */
export async function listEntries(
  tx: Tx,
  id: string,
  before: string | null,
  most: number,
): Promise<EntryRow[]> {
  const { rows } = await tx.$client.query<EntryRow>(
    `${entry} WHERE l.tenant_id = $1 AND l.account_id = $2 AND t.phase <> 'pending'
       AND ($3::uuid IS NULL OR l.transfer_id < $3) ORDER BY l.transfer_id DESC, l.place DESC LIMIT $4`,
    [tx.tenantId, id, before, most],
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** What still waits for its end. */
export async function listWaiting(tx: Tx, id: string, most: number): Promise<EntryRow[]> {
  const { rows } = await tx.$client.query<EntryRow>(
    `${entry} JOIN ledger_pendings p ON p.tenant_id = t.tenant_id AND p.transfer_id = t.id
     WHERE l.tenant_id = $1 AND l.account_id = $2 ORDER BY l.transfer_id DESC, l.place DESC LIMIT $3`,
    [tx.tenantId, id, most],
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

export async function sumSince(tx: Tx, id: string, transferId: string): Promise<number> {
  const { rows } = await tx.$client.query<{ amount: string }>(
    `SELECT coalesce(sum(l.amount), 0) AS amount
     FROM ledger_lines l JOIN ledger_transfers t ON t.tenant_id = l.tenant_id AND t.id = l.transfer_id
     WHERE l.tenant_id = $1 AND l.account_id = $2 AND l.transfer_id >= $3 AND t.phase <> 'pending'`,
    [tx.tenantId, id, transferId],
  );
  return Number(rows[0]?.amount);
}

export interface JournalRow {
  id: string;
  at: Date;
  kind: TransferKind;
  cause_kind: string;
  cause_id: string;
  lines: { account: string; currency: string; amount: number }[];
}

/** All that counts, in the order of ids. */
export async function listForJournal(tx: Tx, after: string | null, most: number): Promise<JournalRow[]> {
  const { rows } = await tx.$client.query<JournalRow>(
    `SELECT t.id, t.at, t.kind, t.cause_kind, t.cause_id, (
       SELECT coalesce(json_agg(json_build_object('account', l.account_id, 'currency', l.currency, 'amount', l.amount)
         ORDER BY l.place), '[]') FROM ledger_lines l WHERE l.tenant_id = t.tenant_id AND l.transfer_id = t.id) AS lines
     FROM ledger_transfers t
     WHERE t.tenant_id = $1 AND t.phase <> 'pending' AND ($2::uuid IS NULL OR t.id > $2) ORDER BY t.id LIMIT $3`,
    [tx.tenantId, after, most],
  );
  return rows;
}

export interface JournalAccount extends Pick<Account, 'kind' | 'currency'> {
  id: string;
  name: string;
  since: Date;
}

export async function listAccountsForJournal(tx: Tx): Promise<JournalAccount[]> {
  const { rows } = await tx.$client.query<JournalAccount>(
    `SELECT id, kind, currency, name, created_at AS since FROM ledger_accounts WHERE tenant_id = $1 ORDER BY id`,
    [tx.tenantId],
  );
  return rows;
}
