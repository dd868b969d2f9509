import type { Tx } from '../src/db/pool.ts';
import type { Told } from './tell-through.ts';

const rowsAtOnce = 3_000;

/** Brings the ledger to where the arbiter had brought it. */
export async function writeTold(tx: Tx, tenantId: string, told: readonly Told[]): Promise<void> {
  const [known, reminders] = [told.filter(({ isNew }) => !isNew), told.filter(({ isNew }) => isNew)];
  for (let from = 0; from < known.length; from += rowsAtOnce)
    await settle(tx, tenantId, known.slice(from, from + rowsAtOnce));
  for (let from = 0; from < reminders.length; from += rowsAtOnce)
    await insert(tx, tenantId, reminders.slice(from, from + rowsAtOnce));
}

/** What became of each, as columns $3 to $10. */
const fateTypes =
  '$3::text[], $4::timestamptz[], $5::timestamptz[], $6::timestamptz[], $7::timestamptz[], $8::timestamptz[], $9::timestamptz[], $10::text[]';
const fateNames = 'status, try_at, held_at, sent_at, seen_at, answered_at, ended_at, why';
function fatesOf(rows: readonly Told[]): unknown[][] {
  const instants = (at: (one: Told) => number | null) =>
    rows.map((one) => {
      const instant = at(one);
      return instant === null ? null : new Date(instant);
    });
  return [
    ...[rows.map(({ status }) => status), instants(({ tryAt }) => tryAt), instants(({ heldAt }) => heldAt)],
    ...[instants(({ sentAt }) => sentAt), instants(({ seenAt }) => seenAt)],
    ...[instants(({ answeredAt }) => answeredAt), instants(({ endedAt }) => endedAt)],
    rows.map(({ why }) => why && JSON.stringify(why)),
  ];
}
const ways = "CASE WHEN x.sent_at IS NULL THEN '{}'::text[] ELSE '{in-app}' END";

async function settle(tx: Tx, tenantId: string, rows: readonly Told[]): Promise<void> {
  await tx.$client.query(
    `UPDATE prompts p SET status = x.status, try_at = x.try_at, held_at = x.held_at, sent_at = x.sent_at,
       delivered_at = x.sent_at, seen_at = x.seen_at, answered_at = x.answered_at, ended_at = x.ended_at,
       sent_by = ${ways}, why = x.why::jsonb
     FROM unnest($2::uuid[], ${fateTypes}) AS x(id, ${fateNames})
     WHERE p.tenant_id = $1 AND p.id = x.id`,
    [tenantId, rows.map(({ prompt }) => prompt.id), ...fatesOf(rows)],
  );
}

async function insert(tx: Tx, tenantId: string, rows: readonly Told[]): Promise<void> {
  const of = <T>(value: (prompt: Told['prompt']) => T) => rows.map(({ prompt }) => value(prompt));
  await tx.$client.query(
    `INSERT INTO prompts (tenant_id, id, enrollment_id, program_id, user_id, task_id, key, kind, is_important, title,
       body, channel, intended_at, fresh_until, status, try_at, held_at, sent_at, delivered_at, sent_by, seen_at,
       answered_at, ended_at, why)
     SELECT $1, x.id, x.enrollment_id, x.program_id, x.user_id, x.task_id, x.key, 'reminder', true, x.title,
       x.body, x.channel, x.intended_at, x.fresh_until, x.status, x.try_at, x.held_at, x.sent_at, x.sent_at, ${ways},
       x.seen_at, x.answered_at, x.ended_at, x.why::jsonb
     FROM unnest($2::uuid[], ${fateTypes}, $11::uuid[], $12::uuid[], $13::uuid[], $14::uuid[], $15::text[],
       $16::text[], $17::text[], $18::text[], $19::timestamptz[], $20::timestamptz[])
       AS x(id, ${fateNames}, enrollment_id, program_id, user_id, task_id, key, title, body, channel, intended_at,
         fresh_until)`,
    [
      ...[tenantId, of(({ id }) => id), ...fatesOf(rows)],
      ...[rows.map(({ row }) => row.id), rows.map(({ row }) => row.programId)],
      ...[rows.map(({ row }) => row.userId), rows.map(({ taskId }) => taskId), of(({ key }) => key)],
      ...[of(({ title }) => title), of(({ body }) => body), of(({ channel }) => channel)],
      ...[of(({ intendedAt }) => intendedAt), of(({ freshUntil }) => freshUntil)],
    ],
  );
}
