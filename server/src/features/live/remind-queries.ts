import type { Channel } from '@regimen/contract/notifications.ts';
import { sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, prompts, tasks } from '../../db/schema.ts';
import { byExpert } from '../notifications/reminder-key.ts';

export interface Remindable extends Record<string, unknown> {
  enrollmentId: string;
  userId: string;
  /** What has waited for them the longest; null: nothing does. */
  taskId: string | null;
  key: string;
  title: string;
  body: string;
  channel: Channel;
  expiresAt: Date | null;
  /** An expert did so after the instant asked about. */
  wasReminded: boolean;
  /** What waits for an expert about them; null: nothing does. */
  followUp: string | null;
}

/** Of what waits for an expert about a follower `r` the most pressing. */
const mostPressing = sql`(SELECT f.id FROM ${tasks} f
  WHERE f.tenant_id = r.tenant_id AND f.enrollment_id = r.id AND f.target = 'system' AND f.status = 'open'
  ORDER BY (f.urgent_until IS NOT NULL) DESC, f.is_urgent DESC, f.opened_at, f.id LIMIT 1)`;

export interface Attended extends Record<string, unknown> {
  id: string;
  remindedAt: Date | null;
  followUp: string | null;
}

/** By their enrollment: when an expert reminded them after an instant, and what waits for an expert about them. */
export async function listAttended(
  tx: Tx,
  enrollmentIds: readonly string[],
  since: Date,
): Promise<Map<string, Attended>> {
  const { rows } = await tx.execute<Attended & { remindedAt: string | null }>(sql`
    SELECT r.id, ${mostPressing} AS "followUp",
      (SELECT max(q.intended_at) FROM ${prompts} q WHERE q.tenant_id = r.tenant_id AND q.user_id = r.user_id
        AND q.enrollment_id = r.id AND q.intended_at > ${since.toISOString()}::timestamptz
        AND position(${byExpert} IN q.key) > 0) AS "remindedAt"
    FROM ${enrollments} r
    WHERE r.tenant_id = ${tx.tenantId} AND r.id = ANY(${sql.param(enrollmentIds)}::uuid[])`);
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, remindedAt: row.remindedAt === null ? null : new Date(row.remindedAt) },
    ]),
  );
}

/** Those of these people who are active in the program, each with what a reminder would be about. */
export async function listRemindable(
  tx: Tx,
  programId: string,
  enrollmentIds: readonly string[],
  { now, since }: { now: Date; since: Date },
): Promise<Remindable[]> {
  const { rows } = await tx.execute<Remindable & { expiresAt: string | null }>(sql`
    SELECT r.id AS "enrollmentId", r.user_id AS "userId", t.id AS "taskId", t.key, coalesce(p.title, t.name) AS title,
      coalesce(p.body, '') AS body, coalesce(p.channel, 'push') AS channel, t.expires_at AS "expiresAt",
      EXISTS (SELECT FROM ${prompts} q WHERE q.tenant_id = r.tenant_id AND q.user_id = r.user_id
        AND q.enrollment_id = r.id AND q.intended_at > ${since.toISOString()}::timestamptz
        AND position(${byExpert} IN q.key) > 0) AS "wasReminded",
      ${mostPressing} AS "followUp"
    FROM unnest(${sql.param(enrollmentIds)}::uuid[]) WITH ORDINALITY AS asked(id, place)
    JOIN ${enrollments} r ON r.tenant_id = ${tx.tenantId} AND r.id = asked.id
    LEFT JOIN LATERAL (
      SELECT t.id, t.key, t.name, t.expires_at FROM ${tasks} t
      WHERE t.tenant_id = r.tenant_id AND t.enrollment_id = r.id AND t.target = 'follower' AND t.status = 'open'
        AND coalesce(t.snoozed_until <= ${now.toISOString()}::timestamptz, true)
        AND coalesce(t.expires_at > ${now.toISOString()}::timestamptz, true)
      ORDER BY t.opened_at, t.id LIMIT 1) t ON true
    LEFT JOIN LATERAL (
      SELECT p.title, p.body, p.channel FROM ${prompts} p
      WHERE p.tenant_id = r.tenant_id AND p.task_id = t.id AND p.kind = 'task'
      ORDER BY p.intended_at LIMIT 1) p ON true
    WHERE r.program_id = ${programId} AND r.status = 'active' ORDER BY asked.place`);
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt) }));
}

/** How many were written: of two who remind somebody at once one counts. */
export async function insertReminders(
  tx: Tx,
  rows: readonly (typeof prompts.$inferInsert)[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const written = await tx
    .insert(prompts)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: prompts.id });
  return written.length;
}
