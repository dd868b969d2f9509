import { mostCounted } from '@regimen/contract/dashboard-figures.ts';
import type { Tx } from '../../db/pool.ts';

/** Each counts along an index, and no further than anybody wants to know. */
const counted = {
  people: 'FROM users WHERE tenant_id = $1 AND NOT is_temporary',
  running: `FROM enrollments WHERE tenant_id = $1 AND status IN ('waiting', 'active', 'paused')`,
  openTasks: `FROM tasks WHERE tenant_id = $1 AND status = 'open' AND target = 'follower'`,
  alerts: `FROM tasks WHERE tenant_id = $1 AND status = 'open' AND target = 'system' AND is_urgent`,
  newMessages: 'FROM contact_messages WHERE tenant_id = $1 AND answered_at IS NULL',
  unreviewed: 'FROM emergency_accesses WHERE tenant_id = $1 AND reviewed_at IS NULL AND ends_at <= $2',
  failedJobs: `FROM pgboss.job WHERE state = 'failed' AND data->>'tenantId' = $1::uuid::text`,
};

export async function countFigures(tx: Tx, now: Date): Promise<Record<keyof typeof counted, number>> {
  const each = Object.entries(counted).map(
    ([name, from]) => `(SELECT count(*)::int FROM (SELECT 1 ${from} LIMIT ${mostCounted}) c) AS "${name}"`,
  );
  const { rows } = await tx.$client.query(`SELECT ${each.join(', ')}`, [tx.tenantId, now]);
  return rows[0];
}

/** When people registered, and when they began a program: ids grow with time, so the primary key leads there. */
export async function listBeginnings(tx: Tx, table: 'users' | 'enrollments', since: string): Promise<Date[]> {
  const [column, which] = table === 'users' ? ['created_at', 'AND NOT is_temporary'] : ['started_at', ''];
  const { rows } = await tx.$client.query<{ at: Date }>(
    `SELECT ${column} AS at FROM ${table} WHERE tenant_id = $1 AND id > $2 ${which} LIMIT ${mostCounted}`,
    [tx.tenantId, since],
  );
  return rows.map(({ at }) => new Date(at));
}
