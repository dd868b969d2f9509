import type { Tx } from '../../db/pool.ts';
import type { ClosedTask, NewPrompt, NewTask } from './new-rows.ts';
import type { EnrollmentRow, EventRow, NewReadingRow } from './rows.ts';
import type { MovedTask } from './take-step.ts';

// Everything a step writes, for as many enrollments at once as there are: one statement for each table.

type Columns = Record<string, { type: string; values: unknown[] }>;

/** `unnest($2::uuid[], …) AS x(id, …)` with its values; the tenant is always $1. */
function listed(columns: Columns): { from: string; values: unknown[][] } {
  const names = Object.keys(columns);
  const types = Object.values(columns).map(({ type }, index) => `$${index + 2}::${type}[]`);
  return {
    from: `unnest(${types.join(', ')}) AS x(${names.join(', ')})`,
    values: Object.values(columns).map(({ values }) => values),
  };
}
const column = <T>(type: string, rows: readonly T[], value: (row: T) => unknown) => ({
  type,
  values: rows.map(value),
});

const run = <Row extends object>(tx: Tx, name: string, text: string, values: unknown[][]) =>
  tx.$client.query<Row>({ name, text, values: [tx.tenantId, ...values] });

export async function updateEnrollments(tx: Tx, rows: EnrollmentRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { from, values } = listed({
    id: column('uuid', rows, (row) => row.id),
    version_id: column('uuid', rows, (row) => row.versionId),
    status: column('text', rows, (row) => row.status),
    state: column('text', rows, (row) => row.state),
    events_count: column('integer', rows, (row) => row.eventsCount),
    next_due_at: column('timestamptz', rows, (row) => row.nextDueAt),
    zone: column('text', rows, (row) => row.zone),
    protocol_index: column('integer', rows, (row) => row.protocolIndex),
    node: column('text', rows, (row) => row.node),
    node_since: column('timestamptz', rows, (row) => row.nodeSince),
    streak: column('integer', rows, (row) => row.streak),
    best_streak: column('integer', rows, (row) => row.bestStreak),
    last_active_at: column('timestamptz', rows, (row) => row.lastActiveAt),
    started_at: column('timestamptz', rows, (row) => row.startedAt),
    ended_at: column('timestamptz', rows, (row) => row.endedAt),
    access_ended_at: column('timestamptz', rows, (row) => row.accessEndedAt),
  });
  await run(
    tx,
    'step_enrollments',
    `UPDATE enrollments e SET version_id = x.version_id, status = x.status, state = x.state,
       events_count = x.events_count,
       next_due_at = x.next_due_at, zone = x.zone, protocol_index = x.protocol_index, node = x.node,
       node_since = x.node_since, streak = x.streak, best_streak = x.best_streak,
       last_active_at = x.last_active_at, started_at = x.started_at, ended_at = x.ended_at,
       access_ended_at = x.access_ended_at
     FROM ${from} WHERE e.tenant_id = $1 AND e.id = x.id`,
    values,
  );
}

export async function insertEvents(tx: Tx, rows: EventRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { from, values } = listed({
    enrollment_id: column('uuid', rows, (row) => row.enrollmentId),
    number: column('integer', rows, (row) => row.number),
    program_id: column('uuid', rows, (row) => row.programId),
    at: column('timestamptz', rows, (row) => row.at),
    type: column('text', rows, (row) => row.type),
    by_user: column('uuid', rows, (row) => row.byUser),
    entry: column('text', rows, (row) => JSON.stringify(row.entry)),
    trace: column('text', rows, (row) => JSON.stringify(row.trace)),
  });
  await run(
    tx,
    'step_events',
    `INSERT INTO enrollment_events (tenant_id, enrollment_id, number, program_id, at, type, by_user, entry, trace,
       entry_length, trace_length)
     SELECT $1, x.enrollment_id, x.number, x.program_id, x.at, x.type, x.by_user, x.entry::jsonb, x.trace::jsonb,
       length(x.entry), length(x.trace)
     FROM ${from}`,
    values,
  );
}

export async function insertTasks(tx: Tx, rows: NewTask[]): Promise<void> {
  if (rows.length === 0) return;
  const { from, values } = listed({
    id: column('uuid', rows, (row) => row.id),
    enrollment_id: column('uuid', rows, (row) => row.enrollmentId),
    program_id: column('uuid', rows, (row) => row.programId),
    user_id: column('uuid', rows, (row) => row.userId),
    key: column('text', rows, (row) => row.key),
    target: column('text', rows, (row) => row.target),
    role: column('text', rows, (row) => row.role),
    kind: column('text', rows, (row) => row.kind),
    protocol_index: column('integer', rows, (row) => row.protocolIndex),
    node: column('text', rows, (row) => row.node),
    module: column('text', rows, (row) => row.module),
    item: column('text', rows, (row) => row.item),
    name: column('text', rows, (row) => row.name),
    proposal: column('text', rows, (row) => row.proposal),
    is_urgent: column('boolean', rows, (row) => row.isUrgent),
    urgent_until: column('timestamptz', rows, (row) => row.urgentUntil),
    waiting_since: column('timestamptz', rows, (row) => row.waitingSince),
    raised_by: column('jsonb', rows, (row) => row.raisedBy && JSON.stringify(row.raisedBy)),
    status: column('text', rows, (row) => row.status),
    opened_at: column('timestamptz', rows, (row) => row.openedAt),
    late_at: column('timestamptz', rows, (row) => row.lateAt),
    expires_at: column('timestamptz', rows, (row) => row.expiresAt),
    closed_at: column('timestamptz', rows, (row) => row.closedAt),
  });
  const names = `id, enrollment_id, program_id, user_id, key, target, role, kind, protocol_index, node, module,
    item, name, proposal, is_urgent, urgent_until, waiting_since, raised_by, status, opened_at, late_at, expires_at, closed_at`;
  await run(
    tx,
    'step_tasks',
    `INSERT INTO tasks (tenant_id, ${names}) SELECT $1, ${names} FROM ${from}
     ON CONFLICT (tenant_id, enrollment_id, key) DO NOTHING`,
    values,
  );
}

type Of<T> = T & { enrollmentId: string };

/**
 * Closes tasks, and with each what was told of it. What the bell says of one is read once that is done, whichever device
 * it was done on; what it says of several, once none of them is open. Gives the programs whose experts have less to do now.
 */
export async function closeTasks(tx: Tx, rows: Of<ClosedTask>[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const { from, values } = listed({
    enrollment_id: column('uuid', rows, (row) => row.enrollmentId),
    key: column('text', rows, (row) => row.key),
    status: column('text', rows, (row) => row.status),
    at: column('timestamptz', rows, (row) => row.at),
    by_user: column('uuid', rows, (row) => row.by),
    result: column('text', rows, (row) => row.result && JSON.stringify(row.result)),
  });
  const { rows: programs } = await run<{ program_id: string }>(
    tx,
    'step_closes',
    `WITH closed AS (
       UPDATE tasks t SET status = x.status, closed_at = x.at, closed_by = x.by_user,
         was_late = x.status = 'done' AND coalesce(x.at >= t.late_at, false),
         result = coalesce(x.result::jsonb, t.result), begun = NULL, snoozed_until = NULL
       FROM ${from}
       WHERE t.tenant_id = $1 AND t.enrollment_id = x.enrollment_id AND t.key = x.key AND t.status = 'open'
       RETURNING t.id, t.status, t.closed_at, t.program_id, t.target
     ), told AS (
       UPDATE prompts p SET try_at = NULL,
         status = CASE WHEN closed.status IN ('done', 'declined') THEN 'answered' ELSE 'expired' END,
         answered_at = CASE WHEN closed.status IN ('done', 'declined') THEN closed.closed_at END,
         ended_at = closed.closed_at
       FROM closed
       WHERE p.tenant_id = $1 AND p.task_id = closed.id AND p.status NOT IN ('answered', 'expired', 'missed')
       RETURNING p.id, p.user_id, p.sent_at, p.answered_at
     ), seen AS (
       UPDATE notifications n SET read_at = greatest(n.created_at, told.answered_at)
       FROM told
       WHERE n.tenant_id = $1 AND n.user_id = told.user_id AND n.read_at IS NULL AND told.answered_at IS NOT NULL
         AND (n.prompt_id = told.id OR n.kind = 'digest' AND n.created_at = told.sent_at AND NOT EXISTS (
           SELECT FROM prompts o LEFT JOIN tasks t ON t.tenant_id = o.tenant_id AND t.id = o.task_id
           WHERE o.tenant_id = $1 AND o.user_id = told.user_id AND o.sent_at = told.sent_at
             AND coalesce(t.status, 'open') = 'open' AND o.id NOT IN (SELECT id FROM told)))
     )
     SELECT DISTINCT program_id FROM closed WHERE target = 'system'`,
    values,
  );
  return programs.map(({ program_id }) => program_id);
}

export async function moveTasks(tx: Tx, rows: Of<MovedTask>[]): Promise<void> {
  if (rows.length === 0) return;
  const { from, values } = listed({
    enrollment_id: column('uuid', rows, (row) => row.enrollmentId),
    key: column('text', rows, (row) => row.key),
    late_at: column('timestamptz', rows, (row) => row.lateAt),
    expires_at: column('timestamptz', rows, (row) => row.expiresAt),
    snoozed_until: column('timestamptz', rows, (row) => row.snoozedUntil),
  });
  await run(
    tx,
    'step_moves',
    `WITH moved AS (
       UPDATE tasks t SET late_at = x.late_at, expires_at = x.expires_at, snoozed_until = x.snoozed_until
       FROM ${from} WHERE t.tenant_id = $1 AND t.enrollment_id = x.enrollment_id AND t.key = x.key
       RETURNING t.id, t.expires_at
     )
     UPDATE prompts p SET fresh_until = moved.expires_at FROM moved
     WHERE p.tenant_id = $1 AND p.task_id = moved.id AND p.ended_at IS NULL`,
    values,
  );
}

export async function insertPrompts(
  tx: Tx,
  rows: (Of<NewPrompt> & Pick<EnrollmentRow, 'programId' | 'userId'>)[],
): Promise<void> {
  if (rows.length === 0) return;
  const { from, values } = listed({
    id: column('uuid', rows, (row) => row.id),
    enrollment_id: column('uuid', rows, (row) => row.enrollmentId),
    program_id: column('uuid', rows, (row) => row.programId),
    user_id: column('uuid', rows, (row) => row.userId),
    task_key: column('text', rows, (row) => row.taskKey),
    key: column('text', rows, (row) => row.key),
    kind: column('text', rows, (row) => row.kind),
    is_important: column('boolean', rows, (row) => row.isImportant),
    title: column('text', rows, (row) => row.title),
    body: column('text', rows, (row) => row.body),
    channel: column('text', rows, (row) => row.channel),
    status: column('text', rows, (row) => row.status),
    intended_at: column('timestamptz', rows, (row) => row.intendedAt),
    fresh_until: column('timestamptz', rows, (row) => row.freshUntil),
  });
  await run(
    tx,
    'step_prompts',
    `INSERT INTO prompts (tenant_id, id, enrollment_id, program_id, user_id, task_id, key, kind, is_important, title,
       body, channel, status, intended_at, fresh_until, try_at, ended_at)
     SELECT $1, x.id, x.enrollment_id, x.program_id, x.user_id,
       (SELECT t.id FROM tasks t WHERE t.tenant_id = $1 AND t.enrollment_id = x.enrollment_id AND t.key = x.task_key),
       x.key, x.kind, x.is_important, x.title,
       x.body, x.channel, x.status, x.intended_at, x.fresh_until,
       CASE x.status WHEN 'intended' THEN x.intended_at END, CASE x.status WHEN 'missed' THEN x.intended_at END
     FROM ${from}
     ON CONFLICT (tenant_id, enrollment_id, key) DO NOTHING`,
    values,
  );
}

export async function insertReadings(tx: Tx, rows: NewReadingRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { from, values } = listed({
    id: column('uuid', rows, (row) => row.id),
    enrollment_id: column('uuid', rows, (row) => row.enrollmentId),
    user_id: column('uuid', rows, (row) => row.userId),
    kpi: column('text', rows, (row) => row.kpi),
    value: column('double precision', rows, (row) => row.value),
    unit: column('text', rows, (row) => row.unit),
    given_value: column('double precision', rows, (row) => row.givenValue),
    given_unit: column('text', rows, (row) => row.givenUnit),
    source: column('text', rows, (row) => row.source),
    taken_at: column('timestamptz', rows, (row) => row.takenAt),
    created_at: column('timestamptz', rows, (row) => row.createdAt),
  });
  const names =
    'id, enrollment_id, user_id, kpi, value, unit, given_value, given_unit, source, taken_at, created_at';
  await run(
    tx,
    'step_readings',
    `INSERT INTO kpi_readings (tenant_id, ${names}) SELECT $1, ${names} FROM ${from}
     ON CONFLICT ON CONSTRAINT kpi_readings_once DO NOTHING`,
    values,
  );
}
