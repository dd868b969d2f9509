import type { EventType } from '@regimen/contract/history.ts';
import { isConnected } from '../../db/connected.ts';
import { alias, and, asc, desc, eq, gt, lte, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollmentEvents, enrollments, programVersions, users } from '../../db/schema.ts';
import { howManyFit, longestPage } from '../../paging.ts';
import type { EventPlace } from './event-place.ts';
import { type EventFilter, findHistoryKeys, type HistoryKey } from './key-queries.ts';

/** A line of a record with what a list tells of it. */
export interface ToldLine {
  what:
    | 'entered'
    | 'ended'
    | 'alerted'
    | 'came'
    | 'missed'
    | 'expired'
    | 'run-ended'
    | 'refused'
    | 'protocol-began';
  node: string | null;
  module: string | null;
  item: string | null;
  result: string | null;
  status: string | null;
  index: number | null;
  holds: boolean | null;
}

export interface EventRow extends Record<string, unknown> {
  enrollmentId: string;
  number: number;
  at: Date;
  type: EventType;
  programId: string;
  versionId: string;
  /** What the event names, where it does: a KPI, a zone, the engine's id of a task, and of the first effect. */
  kpi: string | null;
  value: number | null;
  /** Of a correction: what the reading was before, and whether it was only handed in late. */
  was: number | null;
  late: boolean | null;
  unit: string | null;
  zone: string | null;
  task: string | null;
  /** A task that was put down. */
  declined: boolean;
  effect: string | null;
  lines: ToldLine[];
  follower: { id: string; fullName: string };
  by: { id: string; fullName: string } | null;
}

const entryLength = sql<number>`coalesce(entry_length, length(entry::text))`;
const traceLength = sql<number>`coalesce(trace_length, length(trace::text))`;

/** An event can hold a sheet of answers and the record of a thousand decisions. A list reads no answers and no reasons. */
export async function listEvents(
  tx: Tx,
  programIds: readonly string[],
  filter: EventFilter,
  place: EventPlace | undefined,
  most: number,
): Promise<{ keys: HistoryKey[]; rows: EventRow[]; hasMore: boolean }> {
  const keys = await findHistoryKeys(tx, programIds, filter, place, most + 1);
  if (keys.length === 0) return { keys, rows: [], hasMore: false };
  const among = (some: typeof keys, join: SQL) =>
    sql`unnest(${sql.param(some.map((key) => key.enrollment_id))}::uuid[],
        ${sql.param(some.map((key) => (key.act === null ? key.number : null)))}::int[])
      WITH ORDINALITY AS k(enrollment_id, number, place)
    ${join} ${enrollmentEvents} e ON e.tenant_id = ${tx.tenantId} AND e.enrollment_id = k.enrollment_id
      AND e.number = k.number`;
  const lengths = await tx.execute<{ length: number }>(
    sql`SELECT coalesce(${traceLength}, 0) AS length FROM ${among(keys.slice(0, most), sql`LEFT JOIN`)} ORDER BY k.place`,
  );
  const fitting = howManyFit(
    lengths.rows.map(({ length }) => length),
    longestPage,
  );
  const shown = keys.slice(0, fitting);
  const { rows } = await tx.execute<EventRow>(sql`
    SELECT e.enrollment_id AS "enrollmentId", e.number, e.at, e.type, e.program_id AS "programId",
      r.version_id AS "versionId", e.entry #>> '{event,kpi}' AS kpi, (e.entry #>> '{event,value}')::float8 AS value,
      (e.entry #>> '{event,was}')::float8 AS was, (e.entry #>> '{event,late}')::boolean AS late,
      e.entry #>> '{event,unit}' AS unit, e.entry #>> '{event,zone}' AS zone,
      e.entry #>> '{event,task}' AS task, e.entry #>> '{effects,0,id}' AS effect, told.lines,
      e.type = 'taskDone' AND coalesce(e.entry #>> '{event,outcome}' = 'failure', false) AS declined,
      json_build_object('id', u.id, 'fullName', u.full_name) AS follower,
      CASE WHEN d.id IS NOT NULL THEN json_build_object('id', d.id, 'fullName', d.full_name) END AS by
    FROM ${among(shown, sql`JOIN`)}
    JOIN ${enrollments} r ON r.tenant_id = e.tenant_id AND r.id = e.enrollment_id
    JOIN ${users} u ON u.tenant_id = r.tenant_id AND u.id = r.user_id
    LEFT JOIN ${users} d ON d.tenant_id = e.tenant_id AND d.id = e.by_user
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('what', line->'what', 'node', line->'node',
        'module', line->'module', 'item', line->'item', 'result', line->'result', 'status', line->'status',
        'index', line->'index', 'holds', line #> '{evaluation,holds}') ORDER BY n), '[]') AS lines
      FROM jsonb_array_elements(e.trace) WITH ORDINALITY AS t(line, n)
      WHERE line->>'what' IN ('entered', 'ended', 'alerted', 'came', 'missed', 'expired', 'run-ended', 'refused',
        'protocol-began')
    ) told ORDER BY k.place`);
  return {
    keys: shown,
    rows: rows.map((row) => ({ ...row, at: new Date(row.at) })),
    hasMore: fitting < keys.length,
  };
}

/** Who follows one of these programs and is called something like this. */
export async function findByName(
  tx: Tx,
  programIds: readonly string[],
  name: string,
  most: number,
): Promise<string[]> {
  const rows = await tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .innerJoin(users, and(eq(users.tenantId, enrollments.tenantId), eq(users.id, enrollments.userId)))
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        sql`${enrollments.programId} = ANY(${sql.param(programIds)}::uuid[])`,
        isConnected,
        sql`${users.fullName} ILIKE ${`%${name.replace(/[\\%_]/g, '\\$&')}%`}`,
      ),
    )
    .orderBy(desc(enrollments.startedAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Of which program it is, and whose, as long as they share it. */
export async function findPlaceOfRun(tx: Tx, id: string) {
  const [row] = await tx
    .select({ programId: enrollments.programId, personId: enrollments.userId })
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.id, id), isConnected));
  return row;
}

export async function findRun(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      id: enrollments.id,
      programId: enrollments.programId,
      versionId: enrollments.versionId,
      versionNumber: programVersions.number,
      page: programVersions.page,
      follower: { id: users.id, fullName: users.fullName },
      status: enrollments.status,
      startedAt: enrollments.startedAt,
      endedAt: enrollments.endedAt,
      eventsCount: enrollments.eventsCount,
      state: enrollments.state,
    })
    .from(enrollments)
    .innerJoin(
      programVersions,
      and(eq(programVersions.tenantId, enrollments.tenantId), eq(programVersions.id, enrollments.versionId)),
    )
    .innerJoin(users, and(eq(users.tenantId, enrollments.tenantId), eq(users.id, enrollments.userId)))
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.id, id)));
  return row;
}

const doers = alias(users, 'doers');

/** From the beginning, as many as make a page: at most so many, and no longer than one may be. */
export async function listRecords(tx: Tx, enrollmentId: string, after: number, most: number) {
  const { number, entry, trace } = enrollmentEvents;
  const ofRun = and(
    eq(enrollmentEvents.tenantId, tx.tenantId),
    eq(enrollmentEvents.enrollmentId, enrollmentId),
    gt(number, after),
  );
  const length = sql<number>`${entryLength} + ${traceLength}`;
  const there = await tx
    .select({ number, length })
    .from(enrollmentEvents)
    .where(ofRun)
    .orderBy(asc(number))
    .limit(most + 1);
  const fitting = howManyFit(
    there.map((one) => one.length),
    longestPage,
  );
  const last = there[Math.min(most, fitting) - 1];
  if (!last) return { rows: [], hasMore: false };
  const rows = await tx
    .select({
      number,
      at: enrollmentEvents.at,
      type: enrollmentEvents.type,
      entry,
      trace,
      by: { id: doers.id, fullName: doers.fullName },
    })
    .from(enrollmentEvents)
    .leftJoin(
      doers,
      and(eq(doers.tenantId, enrollmentEvents.tenantId), eq(doers.id, enrollmentEvents.byUser)),
    )
    .where(and(ofRun, lte(number, last.number)))
    .orderBy(asc(number));
  return { rows, hasMore: last !== there.at(-1) };
}
