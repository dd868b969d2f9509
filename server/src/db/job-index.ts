import type pg from 'pg';

/** pg-boss's queue is all tenants', and each sees its own at the dashboard (features/job-desk). */
export const layJobIndex = (client: pg.Client): Promise<unknown> =>
  client.query(`CREATE INDEX IF NOT EXISTS job_of_tenant ON pgboss.job ((data->>'tenantId'), created_on DESC)
    WHERE state IN ('created', 'retry', 'active', 'failed')`);
