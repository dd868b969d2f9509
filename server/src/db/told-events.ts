import { randomInt } from 'node:crypto';
import type { LiveComponent } from '@regimen/contract/realtime.ts';
import { sql } from './drizzle.ts';
import type { Tx } from './pool.ts';

/** One person is told one thing. */
export interface Told {
  userId: string;
  component: LiveComponent;
  data: Record<string, unknown>;
}

/**
 * Writes and numbers what a transaction tells people, the same thing once. Their rows are taken in one order, so that two
 * who tell the same people never wait for each other. Gives who was told; whoever has left by now is not.
 */
export async function writeTold(tx: Tx): Promise<string[]> {
  const told = [...new Map(tx.told.map((one) => [JSON.stringify(one), one])).values()];
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    WITH told AS (
      SELECT t.user_id, t.component, t.data::jsonb, t.place
      FROM unnest(${param(told.map(({ userId }) => userId))}::uuid[], ${param(told.map(({ component }) => component))}::text[],
        ${param(told.map(({ data }) => JSON.stringify(data)))}::text[]) WITH ORDINALITY AS t (user_id, component, data, place)
      JOIN users u ON u.tenant_id = ${tx.tenantId} AND u.id = t.user_id
    ), people AS (
      INSERT INTO event_recipients AS r (tenant_id, user_id, epoch, last_seq)
      SELECT ${tx.tenantId}::uuid, user_id, ${randomInt(1, 2 ** 31 - 1)}::integer, count(*) FROM told GROUP BY user_id ORDER BY user_id
      ON CONFLICT (tenant_id, user_id) DO UPDATE SET last_seq = r.last_seq + excluded.last_seq
      RETURNING user_id, last_seq
    ), written AS (
      INSERT INTO recipient_events (tenant_id, user_id, seq, component, data)
      SELECT ${tx.tenantId}::uuid, user_id,
        last_seq + 1 - row_number() OVER (PARTITION BY user_id ORDER BY place DESC), component, data
      FROM told JOIN people USING (user_id)
    )
    SELECT user_id FROM people`);
  return rows.map(({ user_id }) => user_id);
}

/** A list as one value: drizzle would write out each of its parts. */
const param = (list: string[]) => sql.param(list);
