import type pg from 'pg';
import type { Row } from './core/objects.ts';

export interface Written {
  version: number;
  /** Whoever knows an older state has to read it whole: something was removed since. */
  cleared: number;
}

/** Runs `fn` while nobody else changes this sandbox, in any process. */
export async function inSandbox<T>(
  pool: pg.Pool,
  id: string,
  fn: (client: pg.PoolClient, at: Written) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('INSERT INTO sandbox.worlds (id) VALUES ($1) ON CONFLICT DO NOTHING', [id]);
    const { rows } = await client.query<{ version: string; cleared: string }>(
      'SELECT version, cleared FROM sandbox.worlds WHERE id = $1 FOR UPDATE',
      [id],
    );
    const result = await fn(client, {
      version: Number(rows[0]?.version),
      cleared: Number(rows[0]?.cleared),
    });
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    const ended = await client.query('ROLLBACK').then(
      () => undefined,
      (failure: Error) => failure,
    );
    client.release(ended);
    throw error;
  }
}

export async function readThings(client: pg.PoolClient, id: string, since: number): Promise<Row[]> {
  const { rows } = await client.query<{ thing: Row }>(
    'SELECT thing FROM sandbox.things WHERE world = $1 AND version > $2',
    [id, since],
  );
  return rows.map(({ thing }) => thing);
}

export async function writeThings(
  client: pg.PoolClient,
  id: string,
  version: number,
  changed: ReadonlyMap<string, Row | null>,
): Promise<void> {
  const kept = [...changed.values()].filter((row) => row !== null);
  const gone = [...changed].flatMap(([name, row]) => (row === null ? [name] : []));
  if (kept.length > 0)
    await client.query(
      `INSERT INTO sandbox.things (world, id, version, thing)
       SELECT $1, thing->>'id', $2, thing FROM jsonb_array_elements($3::jsonb) AS thing
       ON CONFLICT (world, id) DO UPDATE SET version = excluded.version, thing = excluded.thing`,
      [id, version, JSON.stringify(kept)],
    );
  if (gone.length > 0)
    await client.query('DELETE FROM sandbox.things WHERE world = $1 AND id = ANY ($2)', [id, gone]);
  await client.query(
    'UPDATE sandbox.worlds SET version = $2, cleared = CASE WHEN $3 THEN $2 ELSE cleared END WHERE id = $1',
    [id, version, gone.length > 0],
  );
}
