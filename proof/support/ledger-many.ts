import pg from 'pg';

/** Copies what a tenant's ledger has until it has so many posted lines, a little later each time; the triggers watch. */
export async function multiplyTransfers(ownerUrl: string, tenantId: string, least: number): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('SET ROLE regimen_owner');
    await client.query(`SELECT set_config('app.tenant_id', $1, false)`, [tenantId]);
    const count = async () => {
      const { rows } = await client.query<{ count: string }>(
        `SELECT count(*) FROM ledger_lines l JOIN ledger_transfers t ON t.tenant_id = l.tenant_id AND t.id = l.transfer_id
         WHERE l.tenant_id = $1 AND t.phase <> 'pending'`,
        [tenantId],
      );
      return Number(rows[0]?.count);
    };
    const own = await count();
    await client.query(
      `CREATE TEMP TABLE copies AS SELECT t.id AS old, gen_random_uuid() AS id, n
       FROM ledger_transfers t, generate_series(1, $2::int) n
       WHERE t.tenant_id = $1 AND t.phase = 'posted' AND EXISTS (
         SELECT FROM ledger_lines l WHERE l.tenant_id = t.tenant_id AND l.transfer_id = t.id)`,
      [tenantId, Math.ceil(least / Math.max(1, own)) + 1],
    );
    await client.query(
      `INSERT INTO ledger_transfers (tenant_id, id, at, key, digest, kind, phase, cause_kind, cause_id)
       SELECT t.tenant_id, c.id, t.at + c.n * interval '1 minute', c.id::text, t.digest, t.kind, 'posted', t.cause_kind,
         t.cause_id FROM copies c JOIN ledger_transfers t ON t.tenant_id = $1 AND t.id = c.old`,
      [tenantId],
    );
    await client.query(
      `INSERT INTO ledger_lines SELECT l.tenant_id, c.id, l.place, l.account_id, l.currency, l.amount, l.role, l.at
       FROM copies c JOIN ledger_lines l ON l.tenant_id = $1 AND l.transfer_id = c.old`,
      [tenantId],
    );
    await client.query('ANALYZE ledger_transfers, ledger_lines');
    return await count();
  } finally {
    await client.end();
  }
}
