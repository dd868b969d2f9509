import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import { and, desc, eq, gt, inArray, isNotNull, lte, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollmentEvents, enrollments, programVersions, prompts, tasks, users } from '../../db/schema.ts';

export async function findRun(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      programId: enrollments.programId,
      versionId: enrollments.versionId,
      userId: enrollments.userId,
      zone: enrollments.zone,
      page: programVersions.page,
    })
    .from(enrollments)
    .innerJoin(
      programVersions,
      and(eq(programVersions.tenantId, enrollments.tenantId), eq(programVersions.id, enrollments.versionId)),
    )
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.id, id)));
  return row;
}

export interface Given extends Record<string, unknown> {
  number: number;
  item: string | null;
  protocolIndex: number;
  result: TaskResult;
}

/** What these events handed in. Readings stand in their event already. */
export async function listGiven(tx: Tx, enrollmentId: string, numbers: readonly number[]): Promise<Given[]> {
  if (numbers.length === 0) return [];
  const { rows } = await tx.execute<Given>(sql`
    SELECT e.number, t.item, t.protocol_index AS "protocolIndex", t.result
    FROM ${enrollmentEvents} e
    JOIN ${tasks} t ON t.tenant_id = e.tenant_id AND t.enrollment_id = e.enrollment_id
      AND t.key = e.entry #>> '{event,task}'
    WHERE e.tenant_id = ${tx.tenantId} AND e.enrollment_id = ${enrollmentId}
      AND e.number = ANY(${sql.param(numbers)}::int[]) AND t.result IS NOT NULL AND t.result->>'type' <> 'reading'`);
  return rows;
}

type Danger = Extract<Trace, { what: 'alerted' | 'urgent' }>;

/** Of these events what in them may mean danger. */
export async function listDangers(tx: Tx, enrollmentId: string, numbers: readonly number[]) {
  if (numbers.length === 0) return [];
  const { rows } = await tx.execute<{ number: number; line: Danger }>(sql`
    SELECT e.number, line FROM ${enrollmentEvents} e CROSS JOIN LATERAL jsonb_array_elements(e.trace) AS line
    WHERE e.tenant_id = ${tx.tenantId} AND e.enrollment_id = ${enrollmentId}
      AND e.number = ANY(${sql.param(numbers)}::int[])
      AND line->>'what' = 'urgent' AND (line #> '{evaluation,holds}')::boolean`);
  return rows;
}

/** Nudges and reminders that went out after one instant and up to another, newest first. */
export function listSent(
  tx: Tx,
  enrollmentId: string,
  after: Date | undefined,
  until: Date | undefined,
  most: number,
) {
  return tx
    .select({
      id: prompts.id,
      kind: prompts.kind,
      key: prompts.key,
      title: prompts.title,
      sentAt: prompts.sentAt,
      seenAt: prompts.seenAt,
      answeredAt: prompts.answeredAt,
    })
    .from(prompts)
    .where(
      and(
        eq(prompts.tenantId, tx.tenantId),
        eq(prompts.enrollmentId, enrollmentId),
        inArray(prompts.kind, ['nudge', 'reminder']),
        isNotNull(prompts.sentAt),
        after && gt(prompts.sentAt, after),
        until && lte(prompts.sentAt, until),
      ),
    )
    .orderBy(desc(prompts.sentAt), desc(prompts.id))
    .limit(most);
}

/** Alerts that an expert closed after one instant and up to another, newest first. */
export function listClosedAlerts(
  tx: Tx,
  enrollmentId: string,
  after: Date | undefined,
  until: Date | undefined,
  most: number,
) {
  return tx
    .select({
      id: tasks.id,
      inDanger: sql<boolean>`${tasks.urgentUntil} IS NOT NULL`,
      openedAt: tasks.openedAt,
      closedAt: tasks.closedAt,
      result: tasks.result,
      by: { id: users.id, fullName: users.fullName },
    })
    .from(tasks)
    .leftJoin(users, and(eq(users.tenantId, tasks.tenantId), eq(users.id, tasks.closedBy)))
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.enrollmentId, enrollmentId),
        eq(tasks.kind, 'alert'),
        eq(tasks.status, 'done'),
        isNotNull(tasks.closedAt),
        after && gt(tasks.closedAt, after),
        until && lte(tasks.closedAt, until),
      ),
    )
    .orderBy(desc(tasks.closedAt), desc(tasks.id))
    .limit(most);
}
