import type { Account, AccountKind, Balance, Bound } from '@regimen/engine/ledger/accounts.ts';
import type { LineRole, Transfer } from '@regimen/engine/ledger/transfer.ts';
import { and, eq, inArray } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { byShape } from '../../db/prepared.ts';
import { ledgerAccounts, ledgerBalances, ledgerTransfers } from '../../db/schema.ts';

export interface AccountRow extends Account {
  id: string;
}

const theseAccounts = `(a.kind, a.owner, a.currency) IN (SELECT * FROM unnest($2::text[], $3::text[], $4::text[]))`;
const named = (accounts: readonly Account[]) => [
  accounts.map(({ kind }) => kind),
  accounts.map(({ owner }) => owner),
  accounts.map(({ currency }) => currency),
];

export async function listAccounts(tx: Tx, accounts: readonly Account[]): Promise<AccountRow[]> {
  const { rows } = await tx.$client.query<AccountRow>({
    name: 'ledger_accounts',
    text: `SELECT a.id, a.kind, a.owner, a.currency FROM ledger_accounts a WHERE a.tenant_id = $1 AND ${theseAccounts}`,
    values: [tx.tenantId, ...named(accounts)],
  });
  return rows;
}

export interface BalanceRow extends Balance {
  accountId: string;
}

/**
 * Of those that have a bound, in one order, and nobody else changes them until the transaction ends. Whoever posts only
 * to accounts without one waits for nobody.
 */
export async function holdBalances(tx: Tx, accounts: readonly Account[]): Promise<BalanceRow[]> {
  const { rows } = await tx.$client.query<Record<'id' | 'posted' | 'pending_in' | 'pending_out', string>>({
    name: 'ledger_hold_balances',
    text: `SELECT b.account_id AS id, b.posted, b.pending_in, b.pending_out
      FROM ledger_balances b JOIN ledger_accounts a ON a.tenant_id = b.tenant_id AND a.id = b.account_id
      WHERE a.tenant_id = $1 AND ${theseAccounts} AND b.bound <> 'free'
      ORDER BY b.account_id FOR NO KEY UPDATE OF b`,
    values: [tx.tenantId, ...named(accounts)],
  });
  return rows.map((row) => ({
    accountId: row.id,
    posted: Number(row.posted),
    pendingIn: Number(row.pending_in),
    pendingOut: Number(row.pending_out),
  }));
}

export interface NewAccount extends AccountRow {
  bound: Bound;
}

/** Those that others open at this moment are theirs. */
export async function openAccounts(tx: Tx, accounts: readonly NewAccount[], now: Date): Promise<void> {
  const isPersons = (kind: AccountKind) => kind === 'person' || kind === 'receivable';
  for (const { id, kind, owner, currency, bound } of accounts) {
    const whose = isPersons(kind) ? { userId: owner } : { name: owner };
    const [row] = await tx
      .insert(ledgerAccounts)
      .values({ tenantId: tx.tenantId, id, kind, currency, createdAt: now, ...whose })
      .onConflictDoNothing()
      .returning({ id: ledgerAccounts.id });
    if (row) await tx.insert(ledgerBalances).values({ tenantId: tx.tenantId, accountId: id, bound });
  }
}

export interface Found {
  id: string;
  digest: Buffer;
}

export async function findByKey(tx: Tx, key: string): Promise<Found | undefined> {
  const { rows } = await tx.$client.query<Found>({
    name: 'ledger_by_key',
    text: 'SELECT id, digest FROM ledger_transfers WHERE tenant_id = $1 AND key = $2',
    values: [tx.tenantId, key],
  });
  return rows[0];
}

type TransferRow = typeof ledgerTransfers.$inferSelect;
export interface LineRow {
  transferId: string;
  account: AccountRow;
  amount: number;
  role: LineRole;
}

export const listTransfers = (tx: Tx, ids: readonly string[]): Promise<TransferRow[]> =>
  tx
    .select()
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.tenantId, tx.tenantId), inArray(ledgerTransfers.id, [...ids])));

export async function listReturns(tx: Tx, saleId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.tenantId, tx.tenantId), eq(ledgerTransfers.returns, saleId)));
  return rows.map(({ id }) => id);
}

export async function isReversed(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.tenantId, tx.tenantId), eq(ledgerTransfers.reverses, id)));
  return rows.length > 0;
}

/** In the order in which they were entered. */
export async function listLines(tx: Tx, transferIds: readonly string[]): Promise<LineRow[]> {
  const { rows } = await tx.$client.query<
    AccountRow & { transfer: string; account: string; amount: string; role: LineRole }
  >({
    name: 'ledger_lines',
    text: `SELECT l.transfer_id AS transfer, l.account_id AS account, l.amount, l.role, a.kind, a.owner, a.currency
      FROM ledger_lines l JOIN ledger_accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id
      WHERE l.tenant_id = $1 AND l.transfer_id = ANY ($2::uuid[]) ORDER BY l.transfer_id, l.place`,
    values: [tx.tenantId, transferIds],
  });
  return rows.map(({ transfer, account, kind, owner, currency, amount, role }) => ({
    transferId: transfer,
    account: { id: account, kind, owner, currency },
    amount: Number(amount),
    role,
  }));
}

/** How much of a sale has gone back; nobody else takes anything back of it until the transaction ends. */
export async function holdSale(tx: Tx, id: string): Promise<number | undefined> {
  const { rows } = await tx.$client.query<{ returned: string }>({
    name: 'ledger_hold_sale',
    text: `SELECT returned FROM ledger_sales WHERE tenant_id = $1 AND transfer_id = $2 FOR NO KEY UPDATE`,
    values: [tx.tenantId, id],
  });
  return rows[0] && Number(rows[0].returned);
}

/** Whether it still is pending; nobody else settles it until the transaction ends. */
export async function holdPending(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.$client.query({
    name: 'ledger_hold_pending',
    text: 'SELECT FROM ledger_pendings WHERE tenant_id = $1 AND transfer_id = $2 FOR UPDATE',
    values: [tx.tenantId, id],
  });
  return rows.length > 0;
}

/** The units that it has shared out. Whoever sells under the same agreement waits, and nobody else does. */
export async function holdAgreement(tx: Tx, name: string): Promise<number> {
  const { rows } = await tx.$client.query<{ shared: string }>({
    name: 'ledger_hold_agreement',
    text: `INSERT INTO ledger_agreements (tenant_id, name, shared) VALUES ($1, $2, 0)
      ON CONFLICT (tenant_id, name) DO UPDATE SET shared = ledger_agreements.shared RETURNING shared`,
    values: [tx.tenantId, name],
  });
  return Number(rows[0]?.shared);
}

export interface Writing {
  transfer: Transfer;
  digest: Buffer;
  now: Date;
  lines: readonly { accountId: string; currency: string; amount: number; role: LineRole }[];
  changes: readonly BalanceRow[];
  /** What more of the sale that it returns can no longer go back. */
  claims: number;
  sold: { paid: number; agreement: string; shared: number } | null;
}

const writing = byShape((isPending: boolean, settles: boolean, returns: boolean, sells: boolean) => ({
  name: `ledger_write_${[isPending, settles, returns, sells].map(Number).join('')}`,
  text: `WITH t AS (
    INSERT INTO ledger_transfers (tenant_id, id, at, key, digest, kind, phase, cause_kind, cause_id, expires_at, settles,
      reverses, returns)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING RETURNING tenant_id, id
  ), lines AS (
    INSERT INTO ledger_lines (tenant_id, transfer_id, place, account_id, currency, amount, role, at)
    SELECT t.tenant_id, t.id, u.place, u.account_id, u.currency, u.amount, u.role, $3
    FROM t, unnest($14::uuid[], $15::text[], $16::bigint[], $17::text[])
      WITH ORDINALITY AS u (account_id, currency, amount, role, place)
  ), balances AS (
    UPDATE ledger_balances b SET posted = b.posted + u.posted, pending_in = b.pending_in + u.pending_in,
      pending_out = b.pending_out + u.pending_out
    FROM t, unnest($18::uuid[], $19::bigint[], $20::bigint[], $21::bigint[]) AS u (account_id, posted, pending_in, pending_out)
    WHERE b.tenant_id = t.tenant_id AND b.account_id = u.account_id
  )${isPending ? ', pending AS (INSERT INTO ledger_pendings SELECT t.tenant_id, t.id, $10 FROM t)' : ''}${
    settles
      ? ', settled AS (DELETE FROM ledger_pendings p USING t WHERE p.tenant_id = t.tenant_id AND p.transfer_id = $11)'
      : ''
  }${
    returns
      ? `, returned AS (UPDATE ledger_sales s SET returned = s.returned + $22 FROM t
          WHERE s.tenant_id = t.tenant_id AND s.transfer_id = $13)`
      : ''
  }${
    sells
      ? `, sale AS (INSERT INTO ledger_sales (tenant_id, transfer_id, paid) SELECT t.tenant_id, t.id, $22 FROM t),
        agreement AS (UPDATE ledger_agreements a SET shared = a.shared + $23 FROM t
          WHERE a.tenant_id = t.tenant_id AND a.name = $24)`
      : ''
  } SELECT id FROM t`,
}));

/** All of it in one statement, or nothing: then its key, or what it settles or reverses, was somebody else's meanwhile. */
export async function writeTransfer(
  tx: Tx,
  { transfer, digest, now, lines, changes, claims, sold }: Writing,
): Promise<boolean> {
  const { id, key, kind, phase, cause, expiresAt, settles, reverses, returns } = transfer;
  const isPending = phase === 'pending';
  const last = sold ? [sold.paid, sold.shared, sold.agreement] : returns === null ? [] : [claims];
  const { rows } = await tx.$client.query({
    ...writing(isPending, settles !== null, returns !== null, sold !== null),
    values: [
      tx.tenantId,
      id,
      now,
      key,
      digest,
      kind,
      phase,
      cause.kind,
      cause.id,
      expiresAt === null ? null : new Date(expiresAt),
      settles,
      reverses,
      returns,
      lines.map(({ accountId }) => accountId),
      lines.map(({ currency }) => currency),
      lines.map(({ amount }) => amount),
      lines.map(({ role }) => role),
      changes.map(({ accountId }) => accountId),
      changes.map(({ posted }) => posted),
      changes.map(({ pendingIn }) => pendingIn),
      changes.map(({ pendingOut }) => pendingOut),
      ...last,
    ],
  });
  return rows.length > 0;
}

/** Whose time is over. */
export async function listDuePendings(tx: Tx, now: Date, most: number): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `SELECT transfer_id AS id FROM ledger_pendings WHERE tenant_id = $1 AND expires_at <= $2
     ORDER BY expires_at LIMIT $3`,
    [tx.tenantId, now, most],
  );
  return rows.map(({ id }) => id);
}
