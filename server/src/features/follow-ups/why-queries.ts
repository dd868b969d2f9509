import type { Trace } from '@regimen/engine/trace.ts';
import { and, eq, gte, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import {
  chatAlerts,
  chatMembers,
  chatMessages,
  enrollmentEvents,
  enrollments,
  tasks,
} from '../../db/schema.ts';
import { missedMark } from '../enrollments/missed-mark.ts';

/** What happened at an instant or soon after it, in order. */
export function listEventsFrom(tx: Tx, enrollmentId: string, at: Date, most: number) {
  return tx
    .select({ entry: enrollmentEvents.entry, trace: enrollmentEvents.trace })
    .from(enrollmentEvents)
    .where(
      and(
        eq(enrollmentEvents.tenantId, tx.tenantId),
        eq(enrollmentEvents.enrollmentId, enrollmentId),
        gte(enrollmentEvents.at, at),
      ),
    )
    .orderBy(enrollmentEvents.number)
    .limit(most);
}

export type AlarmLine = Extract<Trace, { what: 'alerted' | 'urgent' }>;

export interface Alarm extends Record<string, unknown> {
  line: AlarmLine;
  /** The version that was followed then. */
  versionId: string;
  protocolIndex: number;
}

/** What somebody is asked to do about a danger may be two days younger than it. */
const alarmAge = sql`interval '48 hours'`;
const mostLookedAt = 200;

/** By its task: the last answer or reading before it that raised an alarm. Of an alert one that its own item raised. */
export async function listAlarms(tx: Tx, taskIds: readonly string[]): Promise<Map<string, Alarm>> {
  if (taskIds.length === 0) return new Map();
  const { rows } = await tx.execute<Alarm & { id: string }>(sql`
    SELECT t.id, raised.line, coalesce(t.version_id, r.version_id) AS "versionId",
      t.protocol_index AS "protocolIndex"
    FROM ${tasks} t
    JOIN ${enrollments} r ON r.tenant_id = t.tenant_id AND r.id = t.enrollment_id
    CROSS JOIN LATERAL (
      SELECT line FROM (
        SELECT e.number, e.trace FROM ${enrollmentEvents} e
        WHERE e.tenant_id = t.tenant_id AND e.enrollment_id = t.enrollment_id AND e.at <= t.opened_at
          AND e.at > t.opened_at - ${alarmAge}
        ORDER BY e.number DESC LIMIT ${mostLookedAt}) latest
      CROSS JOIN LATERAL jsonb_array_elements(latest.trace) WITH ORDINALITY AS lines(line, place)
      WHERE line->>'what' = CASE WHEN t.urgent_until IS NULL THEN 'alerted' ELSE 'urgent' END
        AND (line #> '{evaluation,holds}')::boolean AND (t.kind <> 'alert' OR line->>'item' = t.item)
      ORDER BY latest.number DESC, place DESC LIMIT 1) raised
    WHERE t.tenant_id = ${tx.tenantId} AND t.id = ANY(${sql.param(taskIds)}::uuid[])`);
  return new Map(rows.map(({ id, ...alarm }) => [id, alarm]));
}

export interface MissedCall extends Record<string, unknown> {
  id: string;
  name: string;
  /** How long there was for it. */
  minutes: number;
  /** The program ended early as it ran out. */
  endedIt: boolean;
}

/** What nobody did in time, by the alerts that wait in its place. */
export async function listMissedCalls(tx: Tx, alertIds: readonly string[]): Promise<MissedCall[]> {
  if (alertIds.length === 0) return [];
  const { rows } = await tx.execute<MissedCall>(sql`
    SELECT t.id, call.name, (extract(epoch FROM t.opened_at - call.opened_at) / 60)::int AS minutes,
      r.status = 'failed' AND r.ended_at = t.opened_at AS "endedIt"
    FROM ${tasks} t
    JOIN ${tasks} call ON call.tenant_id = t.tenant_id AND call.enrollment_id = t.enrollment_id
      AND t.key = call.key || ${missedMark}
    JOIN ${enrollments} r ON r.tenant_id = t.tenant_id AND r.id = t.enrollment_id
    WHERE t.tenant_id = ${tx.tenantId} AND t.id = ANY(${sql.param(alertIds)}::uuid[])`);
  return rows;
}

/** By its task: the message that raised it, its words for those in its chat. */
export async function listRaisingMessages(tx: Tx, taskIds: readonly string[], viewerId: string) {
  const { rows } = await tx.execute<{ id: string; chatId: string; words: string }>(sql`
    SELECT a.task_id AS id, a.chat_id AS "chatId", left(m.body, 300) AS words
    FROM ${chatAlerts} a
    JOIN ${chatMembers} c ON c.tenant_id = a.tenant_id AND c.chat_id = a.chat_id AND c.user_id = ${viewerId}
    JOIN ${chatMessages} m ON m.tenant_id = a.tenant_id AND m.id = a.message_id
    WHERE a.tenant_id = ${tx.tenantId} AND a.task_id = ANY(${sql.param(taskIds)}::uuid[])`);
  return new Map(rows.map(({ id, ...message }) => [id, message]));
}
