import pg from 'pg';

/** The statements that a sale to accounts which are there already comes down to, and nothing around them. */
export interface Written {
  transfer: unknown[];
  lines: [string[], string[], number[], string[]];
  balances: [string[], number[]];
  sale: number;
  agreement: [number, string];
}

const statements = {
  transfer: `INSERT INTO ledger_transfers (tenant_id, id, at, key, digest, kind, phase, cause_kind, cause_id)
    VALUES ($1, $2, $3, $4, $5, 'sale', 'posted', 'order', $6)`,
  lines: `INSERT INTO ledger_lines (tenant_id, transfer_id, place, account_id, currency, amount, role, at)
    SELECT $1, $2, u.place, u.account_id, u.currency, u.amount, u.role, $3
    FROM unnest($4::uuid[], $5::text[], $6::bigint[], $7::text[]) WITH ORDINALITY AS u (account_id, currency, amount, role, place)`,
  balances: `UPDATE ledger_balances b SET posted = b.posted + u.posted FROM unnest($2::uuid[], $3::bigint[]) AS u (account_id, posted)
    WHERE b.tenant_id = $1 AND b.account_id = u.account_id`,
  sale: 'INSERT INTO ledger_sales (tenant_id, transfer_id, paid) VALUES ($1, $2, $3)',
  agreement: 'UPDATE ledger_agreements SET shared = shared + $2 WHERE tenant_id = $1 AND name = $3',
};

export async function writeBare(
  pool: pg.Pool,
  tenantId: string,
  { transfer, lines, balances, sale, agreement }: Written,
): Promise<void> {
  const client = await pool.connect();
  const [id, at] = transfer;
  const ask = (name: keyof typeof statements, values: unknown[]) =>
    client.query({ name, text: statements[name], values: [tenantId, ...values] });
  try {
    await client.query(`BEGIN; SELECT set_config('app.tenant_id', '${tenantId}', true)`);
    await ask('transfer', transfer);
    await ask('lines', [id, at, ...lines]);
    await ask('balances', balances);
    await ask('sale', [id, sale]);
    await ask('agreement', agreement);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

export const barePool = (url: string, size: number): pg.Pool =>
  new pg.Pool({ connectionString: url, max: size });
