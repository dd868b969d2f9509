import type { Tx } from '../../db/pool.ts';

export interface Found {
  key: string;
  at: Date;
}

export async function countSlots(tx: Tx): Promise<number> {
  const { rows } = await tx.$client.query<{ slots: number }>(
    'SELECT slots FROM catalog_sizes WHERE tenant_id = $1',
    [tx.tenantId],
  );
  return rows[0]?.slots ?? 0;
}

export async function listPrograms(tx: Tx, from: number, until: number): Promise<Found[]> {
  const { rows } = await tx.$client.query<Found>(
    `SELECT program_id AS key, published_at AS at FROM program_listings
      WHERE tenant_id = $1 AND slot >= $2 AND slot < $3 AND is_listed ORDER BY slot`,
    [tx.tenantId, from, until],
  );
  return rows;
}

export async function listCreators(tx: Tx, most: number): Promise<Found[]> {
  const { rows } = await tx.$client.query<Found>(
    `SELECT u.username AS key, max(l.published_at) AS at FROM program_listings l
      JOIN users u ON u.tenant_id = l.tenant_id AND u.id = l.owner_id
      WHERE l.tenant_id = $1 AND l.is_listed GROUP BY u.username ORDER BY 2 DESC LIMIT $2`,
    [tx.tenantId, most],
  );
  return rows;
}

export async function listDiscussions(tx: Tx, most: number): Promise<Found[]> {
  const { rows } = await tx.$client.query<Found>(
    `SELECT id AS key, coalesce(edited_at, created_at) AS at FROM discussions WHERE tenant_id = $1
      ORDER BY created_at DESC, id DESC LIMIT $2`,
    [tx.tenantId, most],
  );
  return rows;
}
