import type { DeskAct } from '@regimen/contract/history.ts';
import { isConnected } from '../../db/connected.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { deskActs, enrollmentEvents, enrollments, tasks, users } from '../../db/schema.ts';
import type { EventPlace } from './event-place.ts';

export interface EventFilter {
  /** Events of these enrollments; undefined: of all. */
  enrollmentIds?: readonly string[] | undefined;
  type?: string | undefined;
  /** From this instant on. */
  from?: Date | undefined;
  /** Before this instant. */
  until?: Date | undefined;
  /** Without those by which time passed and nothing came of it. */
  noChecks?: boolean | undefined;
  /** Also what experts did about follow-ups. */
  acts?: boolean | undefined;
}

/** An event, or with `act` what an expert did. */
export interface HistoryKey extends Record<string, unknown> {
  enrollment_id: string;
  number: number;
  act: string | null;
}

/** What a list tells of time passing: without any of it nothing happened. */
const somethingTold = `$[*] ? (${[
  'entered',
  'ended',
  'came',
  'missed',
  'expired',
  'run-ended',
  'refused',
  'protocol-began',
]
  .map((what) => `@.what == "${what}"`)
  .join(' || ')} || (@.what == "alerted" && @.evaluation.holds == true))`;

const seldom = sql`e.type NOT IN ('timer', 'taskDone', 'answers', 'reading')`;
const often = ['timer', 'taskDone', 'answers', 'reading'];

/**
 * Which events, newest first. Each program (or enrollment) gives its own newest from its own index, and the newest of
 * those are taken: however many programs there are, nothing is sorted but what is shown.
 */
export async function findHistoryKeys(
  tx: Tx,
  programIds: readonly string[],
  filter: EventFilter,
  place: EventPlace | undefined,
  most: number,
): Promise<HistoryKey[]> {
  const { enrollmentIds, type, acts } = filter;
  const order = sql`at DESC, enrollment_id, number DESC, act DESC NULLS FIRST`;
  const sources = [
    ...(type === 'followUp' ? [] : [eventsOf(tx, programIds, filter, place)]),
    ...(acts && (type === undefined || type === 'followUp') ? [actsOf(tx, programIds, filter, place)] : []),
  ];
  if (sources.length === 0) return [];
  const newest = sources.map((source) => sql`(${source} ORDER BY ${order} LIMIT ${most})`);
  const { rows } = await tx.execute<HistoryKey>(sql`
    SELECT f.enrollment_id, f.number, f.act FROM unnest(${sql.param(enrollmentIds ?? programIds)}::uuid[]) AS s(id)
    CROSS JOIN LATERAL (${sql.join(newest, sql` UNION ALL `)}) f ORDER BY ${order} LIMIT ${most}`);
  return rows;
}

const isShared = sql`EXISTS (SELECT 1 FROM ${enrollments} WHERE ${enrollments.tenantId} = e.tenant_id
  AND ${enrollments.id} = e.enrollment_id AND ${isConnected})`;

/** What holds for both kinds; `e` is the row, `s.id` its program or enrollment. */
function within(tx: Tx, programIds: readonly string[], { enrollmentIds, from, until }: EventFilter): SQL[] {
  return [
    sql`e.tenant_id = ${tx.tenantId}`,
    enrollmentIds
      ? sql`e.enrollment_id = s.id AND e.program_id = ANY(${sql.param(programIds)}::uuid[])`
      : sql`e.program_id = s.id`,
    isShared,
    ...(from ? [sql`e.at >= ${from.toISOString()}::timestamptz`] : []),
    ...(until ? [sql`e.at < ${until.toISOString()}::timestamptz`] : []),
  ];
}

/** After a place of the list: `same` is what of the same instant and enrollment comes after it. */
const beyond = ({ at, enrollmentId }: EventPlace, same: SQL): SQL =>
  sql`e.at <= ${at}::timestamptz AND (e.at < ${at}::timestamptz OR e.enrollment_id > ${enrollmentId}::uuid
    OR (e.enrollment_id = ${enrollmentId}::uuid AND ${same}))`;

function eventsOf(
  tx: Tx,
  programIds: readonly string[],
  filter: EventFilter,
  place: EventPlace | undefined,
): SQL {
  const conditions = within(tx, programIds, filter);
  if (filter.type !== undefined) {
    conditions.push(sql`e.type = ${filter.type}`);
    if (!often.includes(filter.type)) conditions.push(seldom);
  }
  if (filter.noChecks)
    conditions.push(sql`(e.type <> 'timer' OR jsonb_path_exists(e.trace, ${somethingTold}::jsonpath))`);
  // What experts did comes after the events of its instant.
  if (place) conditions.push(beyond(place, place.act ? sql`false` : sql`e.number < ${place.number}`));
  return sql`SELECT e.enrollment_id, e.number, e.at, NULL::uuid AS act FROM ${enrollmentEvents} e
    WHERE ${sql.join(conditions, sql` AND `)}`;
}

function actsOf(
  tx: Tx,
  programIds: readonly string[],
  filter: EventFilter,
  place: EventPlace | undefined,
): SQL {
  const conditions = within(tx, programIds, filter);
  if (place) conditions.push(beyond(place, place.act ? sql`e.id < ${place.act}::uuid` : sql`true`));
  return sql`SELECT e.enrollment_id, 0 AS number, e.at, e.id AS act FROM ${deskActs} e
    WHERE ${sql.join(conditions, sql` AND `)}`;
}

export interface ActRow extends Record<string, unknown> {
  id: string;
  enrollmentId: string;
  programId: string;
  at: Date;
  what: DeskAct;
  about: string;
  /** Of an alert that was closed: what was done. */
  note: string;
  follower: { id: string; fullName: string };
  by: { id: string; fullName: string } | null;
  to: { id: string; fullName: string } | null;
}

export async function listActs(tx: Tx, ids: readonly string[]): Promise<ActRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<ActRow>(sql`
    SELECT a.id, a.enrollment_id AS "enrollmentId", a.program_id AS "programId", a.at, a.what, t.name AS about,
      CASE WHEN a.what = 'closed' THEN coalesce(t.result->>'words', '') ELSE '' END AS note,
      json_build_object('id', f.id, 'fullName', f.full_name) AS follower,
      CASE WHEN b.id IS NOT NULL THEN json_build_object('id', b.id, 'fullName', b.full_name) END AS by,
      CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'fullName', o.full_name) END AS "to"
    FROM ${deskActs} a
    JOIN ${tasks} t ON t.tenant_id = a.tenant_id AND t.id = a.task_id
    JOIN ${users} f ON f.tenant_id = t.tenant_id AND f.id = t.user_id
    LEFT JOIN ${users} b ON b.tenant_id = a.tenant_id AND b.id = a.by_user
    LEFT JOIN ${users} o ON o.tenant_id = a.tenant_id AND o.id = a.to_user
    WHERE a.tenant_id = ${tx.tenantId} AND a.id = ANY(${sql.param(ids)}::uuid[])`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
