import type { Tx } from '../src/db/pool.ts';
import type { Told } from './tell-through.ts';

const rowsAtOnce = 3_000;

/** Writes the ledger as the live path and the arbiter would have left it: each line once, with what became of it. */
export async function writeTold(tx: Tx, told: readonly Told[]): Promise<void> {
  for (let from = 0; from < told.length; from += rowsAtOnce)
    await insert(tx, told.slice(from, from + rowsAtOnce));
}

async function insert(tx: Tx, rows: readonly Told[]): Promise<void> {
  const of = <T>(value: (prompt: Told['prompt']) => T) => rows.map(({ prompt }) => value(prompt));
  const instants = (value: (one: Told) => number | null) =>
    rows.map((one) => {
      const at = value(one);
      return at === null ? null : new Date(at);
    });
  await tx.$client.query(
    `INSERT INTO prompts (tenant_id, id, enrollment_id, program_id, user_id, task_id, key, kind, is_important, title,
       body, channel, intended_at, fresh_until, status, try_at, held_at, sent_at, delivered_at, sent_by, seen_at,
       answered_at, ended_at, why)
     SELECT $1, x.id, x.enrollment_id, x.program_id, x.user_id, x.task_id, x.key, x.kind, x.is_important, x.title,
       x.body, x.channel, x.intended_at, x.fresh_until, x.status, x.try_at, x.held_at, x.sent_at, x.sent_at,
       CASE WHEN x.sent_at IS NULL THEN '{}'::text[] ELSE '{in-app}' END, x.seen_at, x.answered_at, x.ended_at,
       x.why::jsonb
     FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::text[], $8::text[], $9::boolean[],
       $10::text[], $11::text[], $12::text[], $13::timestamptz[], $14::timestamptz[], $15::text[], $16::timestamptz[],
       $17::timestamptz[], $18::timestamptz[], $19::timestamptz[], $20::timestamptz[], $21::timestamptz[], $22::text[])
       AS x(id, enrollment_id, program_id, user_id, task_id, key, kind, is_important, title, body, channel, intended_at,
         fresh_until, status, try_at, held_at, sent_at, seen_at, answered_at, ended_at, why)`,
    [
      tx.tenantId,
      of(({ id }) => id),
      rows.map(({ row }) => row.id),
      rows.map(({ row }) => row.programId),
      rows.map(({ row }) => row.userId),
      rows.map(({ taskId }) => taskId),
      of(({ key }) => key),
      of(({ kind }) => kind),
      of(({ isImportant }) => isImportant),
      of(({ title }) => title),
      of(({ body }) => body),
      of(({ channel }) => channel),
      of(({ intendedAt }) => intendedAt),
      of(({ freshUntil }) => freshUntil),
      rows.map(({ status }) => status),
      instants(({ tryAt }) => tryAt),
      instants(({ heldAt }) => heldAt),
      instants(({ sentAt }) => sentAt),
      instants(({ seenAt }) => seenAt),
      instants(({ answeredAt }) => answeredAt),
      instants(({ endedAt }) => endedAt),
      rows.map(({ why }) => why && JSON.stringify(why)),
    ],
  );
}
