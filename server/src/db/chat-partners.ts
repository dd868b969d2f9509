import { sql } from './drizzle.ts';
import type { Tx } from './pool.ts';

/** More would not see each other's dots. */
const most = 500;

/** Those who write with somebody, the latest first; nobody whom one of the two has blocked. */
export async function listPartners(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    SELECT o.user_id FROM chat_members m
    JOIN chat_members o ON o.tenant_id = m.tenant_id AND o.chat_id = m.chat_id AND o.user_id <> m.user_id
    WHERE m.tenant_id = ${tx.tenantId} AND m.user_id = ${userId} AND m.last_number > 0
      AND NOT EXISTS (SELECT FROM blocks b WHERE b.tenant_id = m.tenant_id
        AND (b.user_id = m.user_id AND b.blocked_id = o.user_id OR b.user_id = o.user_id AND b.blocked_id = m.user_id))
    GROUP BY o.user_id ORDER BY max(m.last_at) DESC LIMIT ${most}`);
  return rows.map(({ user_id }) => user_id);
}
