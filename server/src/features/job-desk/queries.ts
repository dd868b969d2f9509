import type { Tx } from '../../db/pool.ts';

export interface JobRow {
  id: string;
  name: string;
  state: 'created' | 'retry' | 'active' | 'failed';
  tries: number;
  createdAt: Date;
  fault: string | null;
}

/** The queue is all tenants': each job says whose it is, and an index leads there (db/job-index.ts). */
export const jobsOfSite = `SELECT id, name, state, retry_count AS tries, created_on AS "createdAt", output->>'name' AS fault
   FROM pgboss.job
   WHERE state IN ('created', 'retry', 'active', 'failed') AND data->>'tenantId' = $1
   ORDER BY state = 'failed' DESC, created_on DESC LIMIT $2`;

export async function listJobs(tx: Tx, most: number): Promise<JobRow[]> {
  const { rows } = await tx.$client.query<JobRow>(jobsOfSite, [tx.tenantId, most]);
  return rows;
}

export async function retryJob(tx: Tx, id: string): Promise<void> {
  await tx.$client.query(
    `UPDATE pgboss.job SET state = 'retry', retry_limit = retry_limit + 1, completed_on = NULL, start_after = now()
     WHERE id = $2 AND state = 'failed' AND data->>'tenantId' = $1`,
    [tx.tenantId, id],
  );
}
