import { and, asc, eq, gt, inArray, isNull } from '../../db/drizzle.ts';
import type { Database, Tx } from '../../db/pool.ts';
import { ledgerChains, ledgerLines, ledgerTransfers } from '../../db/schema.ts';

export interface ChainEnd {
  number: number;
  hash: Buffer;
}

export interface Sealable {
  transfer: typeof ledgerTransfers.$inferSelect;
  lines: (typeof ledgerLines.$inferSelect)[];
}

export async function listTenantsWithWork(database: Database, now: Date, most: number): Promise<string[]> {
  const { rows } = await database.global.query<{ id: string }>(
    'SELECT id FROM list_tenants_with_ledger_work($1, $2) AS id',
    [now, most],
  );
  return rows.map(({ id }) => id);
}

/** Held until the end of the transaction, so that nobody else seals meanwhile. `undefined`: somebody does. */
export async function holdChain(tx: Tx, beginning: ChainEnd): Promise<ChainEnd | undefined> {
  await tx
    .insert(ledgerChains)
    .values({ tenantId: tx.tenantId, ...beginning })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ number: ledgerChains.number, hash: ledgerChains.hash })
    .from(ledgerChains)
    .where(eq(ledgerChains.tenantId, tx.tenantId))
    .for('update', { skipLocked: true });
  return row;
}

export async function findChain(tx: Tx): Promise<ChainEnd | undefined> {
  const [row] = await tx
    .select({ number: ledgerChains.number, hash: ledgerChains.hash })
    .from(ledgerChains)
    .where(eq(ledgerChains.tenantId, tx.tenantId));
  return row;
}

/** In the order of their ids, or of the chain. */
async function withLines(tx: Tx, transfers: Sealable['transfer'][]): Promise<Sealable[]> {
  const ids = transfers.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await tx
    .select()
    .from(ledgerLines)
    .where(and(eq(ledgerLines.tenantId, tx.tenantId), inArray(ledgerLines.transferId, ids)))
    .orderBy(asc(ledgerLines.transferId), asc(ledgerLines.place));
  const of = Map.groupBy(lines, ({ transferId }) => transferId);
  return transfers.map((transfer) => ({ transfer, lines: of.get(transfer.id) ?? [] }));
}

export async function listOpen(tx: Tx, most: number): Promise<Sealable[]> {
  const rows = await tx
    .select()
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.tenantId, tx.tenantId), isNull(ledgerTransfers.number)))
    .orderBy(asc(ledgerTransfers.id))
    .limit(most);
  return withLines(tx, rows);
}

export async function listSealed(tx: Tx, after: number, most: number): Promise<Sealable[]> {
  const rows = await tx
    .select()
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.tenantId, tx.tenantId), gt(ledgerTransfers.number, after)))
    .orderBy(asc(ledgerTransfers.number))
    .limit(most);
  return withLines(tx, rows);
}

/** With it, what accounts without a bound sum to is brought up to here. */
export async function writeSeals(
  tx: Tx,
  sealed: readonly { id: string; number: number; hash: Buffer }[],
  end: ChainEnd,
): Promise<void> {
  const ids = sealed.map(({ id }) => id);
  await tx.$client.query(
    `UPDATE ledger_transfers t SET number = sealed.number, hash = sealed.hash
     FROM unnest($2::uuid[], $3::bigint[], $4::bytea[]) AS sealed (id, number, hash)
     WHERE t.tenant_id = $1 AND t.id = sealed.id`,
    [tx.tenantId, ids, sealed.map(({ number }) => number), sealed.map(({ hash }) => hash)],
  );
  await tx.$client.query(
    `UPDATE ledger_balances b SET posted = b.posted + sums.posted
     FROM (SELECT l.account_id, sum(l.amount)::bigint AS posted
       FROM ledger_lines l JOIN ledger_transfers t ON t.tenant_id = l.tenant_id AND t.id = l.transfer_id
       WHERE l.tenant_id = $1 AND l.transfer_id = ANY ($2::uuid[]) AND t.phase <> 'pending' GROUP BY 1) sums
     WHERE b.tenant_id = $1 AND b.account_id = sums.account_id AND b.bound = 'free'`,
    [tx.tenantId, ids],
  );
  await tx.update(ledgerChains).set(end).where(eq(ledgerChains.tenantId, tx.tenantId));
}

/** Accounts whose balance is not what their lines sum to; as far as sealed where they have no bound. */
export async function listOffBalances(tx: Tx, most: number): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `SELECT b.account_id AS id
     FROM ledger_balances b LEFT JOIN (
       SELECT l.account_id,
         sum(l.amount) FILTER (WHERE t.phase <> 'pending') AS posted,
         sum(l.amount) FILTER (WHERE t.phase <> 'pending' AND t.number IS NOT NULL) AS sealed,
         sum(l.amount) FILTER (WHERE p.transfer_id IS NOT NULL AND l.amount > 0) AS coming,
         sum(l.amount) FILTER (WHERE p.transfer_id IS NOT NULL AND l.amount < 0) AS leaving
       FROM ledger_lines l JOIN ledger_transfers t ON t.tenant_id = l.tenant_id AND t.id = l.transfer_id
       LEFT JOIN ledger_pendings p ON p.tenant_id = l.tenant_id AND p.transfer_id = l.transfer_id
       WHERE l.tenant_id = $1 GROUP BY 1) sums ON sums.account_id = b.account_id
     WHERE b.tenant_id = $1 AND CASE b.bound WHEN 'free' THEN b.posted <> coalesce(sums.sealed, 0)
       ELSE b.posted <> coalesce(sums.posted, 0) OR b.pending_in <> coalesce(sums.coming, 0)
         OR b.pending_out <> coalesce(sums.leaving, 0) END
     ORDER BY 1 LIMIT $2`,
    [tx.tenantId, most],
  );
  return rows.map(({ id }) => id);
}
