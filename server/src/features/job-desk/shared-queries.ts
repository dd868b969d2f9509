import type { Tx } from '../../db/pool.ts';

const pointers = { 'make-export': 'exportId', 'erase-account': 'userId' } as const;

/** Jobs that failed for good, by what each is about; of several about the same the newest. */
export async function listFailedJobs(
  tx: Tx,
  name: keyof typeof pointers,
  about: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await tx.$client.query<{ id: string; about: string }>(
    `SELECT DISTINCT ON (data->>$3) id, data->>$3 AS about FROM pgboss.job
     WHERE name = $2 AND state = 'failed' AND data->>'tenantId' = $1 AND data->>$3 = ANY($4)
     ORDER BY data->>$3, created_on DESC`,
    [tx.tenantId, name, pointers[name], about],
  );
  return new Map(rows.map((row) => [row.about, row.id]));
}
