import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/pool.ts';
import { enrollmentEvents, enrollments, programVersions, users } from '../../db/schema.ts';

/** A place in the list of events: at, then enrollment, then number. */
export interface EventPlace {
  at: string;
  enrollmentId: string;
  number: number;
}

export interface EventFilter {
  /** Events of these enrollments; undefined: of all. */
  enrollmentIds?: readonly string[] | undefined;
  type?: string | undefined;
  /** From this instant on. */
  from?: Date | undefined;
  /** Before this instant. */
  until?: Date | undefined;
}

const seldom = sql`e.type NOT IN ('timer', 'taskDone', 'answers', 'reading')`;
const often = ['timer', 'taskDone', 'answers', 'reading'];

/**
 * Which events, newest first. Each program (or enrollment) gives its own newest from its own index, and the newest of
 * those are taken: however many programs there are, nothing is sorted but what is shown.
 */
async function findEventKeys(
  tx: Tx,
  tenantId: string,
  programIds: readonly string[],
  { enrollmentIds, type, from, until }: EventFilter,
  place: EventPlace | undefined,
  most: number,
) {
  const conditions: SQL[] = [sql`e.tenant_id = ${tenantId}`];
  if (enrollmentIds)
    conditions.push(sql`e.enrollment_id = s.id`, sql`e.program_id = ANY(${sql.param(programIds)}::uuid[])`);
  else conditions.push(sql`e.program_id = s.id`);
  if (type !== undefined) {
    conditions.push(sql`e.type = ${type}`);
    if (!often.includes(type)) conditions.push(seldom);
  }
  if (from) conditions.push(sql`e.at >= ${from.toISOString()}::timestamptz`);
  if (until) conditions.push(sql`e.at < ${until.toISOString()}::timestamptz`);
  if (place)
    conditions.push(sql`e.at <= ${place.at}::timestamptz AND (e.at < ${place.at}::timestamptz
      OR e.enrollment_id > ${place.enrollmentId}::uuid
      OR (e.enrollment_id = ${place.enrollmentId}::uuid AND e.number < ${place.number}))`);
  const order = sql`at DESC, enrollment_id, number DESC`;
  const { rows } = await tx.execute<{ enrollment_id: string; number: number }>(sql`
    SELECT f.enrollment_id, f.number FROM unnest(${sql.param(enrollmentIds ?? programIds)}::uuid[]) AS s(id)
    CROSS JOIN LATERAL (
      SELECT e.enrollment_id, e.number, e.at FROM ${enrollmentEvents} e
      WHERE ${sql.join(conditions, sql` AND `)} ORDER BY ${order} LIMIT ${most}
    ) f ORDER BY ${order} LIMIT ${most}`);
  return rows;
}

const doers = alias(users, 'doers');

export async function listEvents(
  tx: Tx,
  tenantId: string,
  programIds: readonly string[],
  filter: EventFilter,
  place: EventPlace | undefined,
  most: number,
) {
  const keys = await findEventKeys(tx, tenantId, programIds, filter, place, most);
  if (keys.length === 0) return [];
  const ids = keys.map((key) => key.enrollment_id);
  const numbers = keys.map((key) => key.number);
  return tx
    .select({
      enrollmentId: enrollmentEvents.enrollmentId,
      number: enrollmentEvents.number,
      at: enrollmentEvents.at,
      type: enrollmentEvents.type,
      programId: enrollmentEvents.programId,
      versionId: enrollments.versionId,
      entry: enrollmentEvents.entry,
      trace: enrollmentEvents.trace,
      follower: { id: users.id, fullName: users.fullName },
      by: { id: doers.id, fullName: doers.fullName },
    })
    .from(enrollmentEvents)
    .innerJoin(
      enrollments,
      and(
        eq(enrollments.tenantId, enrollmentEvents.tenantId),
        eq(enrollments.id, enrollmentEvents.enrollmentId),
      ),
    )
    .innerJoin(users, and(eq(users.tenantId, enrollments.tenantId), eq(users.id, enrollments.userId)))
    .leftJoin(
      doers,
      and(eq(doers.tenantId, enrollmentEvents.tenantId), eq(doers.id, enrollmentEvents.byUser)),
    )
    .where(
      and(
        eq(enrollmentEvents.tenantId, tenantId),
        sql`(${enrollmentEvents.enrollmentId}, ${enrollmentEvents.number}) IN
          (SELECT * FROM unnest(${sql.param(ids)}::uuid[], ${sql.param(numbers)}::int[]))`,
      ),
    )
    .orderBy(desc(enrollmentEvents.at), asc(enrollmentEvents.enrollmentId), desc(enrollmentEvents.number));
}
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** Who follows one of these programs and is called something like this. */
export async function findByName(
  tx: Tx,
  tenantId: string,
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
        eq(enrollments.tenantId, tenantId),
        sql`${enrollments.programId} = ANY(${sql.param(programIds)}::uuid[])`,
        sql`${users.fullName} ILIKE ${`%${name.replace(/[\\%_]/g, '\\$&')}%`}`,
      ),
    )
    .orderBy(desc(enrollments.startedAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function findProgramOfRun(tx: Tx, tenantId: string, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ programId: enrollments.programId })
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tenantId), eq(enrollments.id, id)));
  return row?.programId;
}

export async function findRun(tx: Tx, tenantId: string, id: string) {
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
    .where(and(eq(enrollments.tenantId, tenantId), eq(enrollments.id, id)));
  return row;
}

/** From the beginning. */
export function listRecords(tx: Tx, tenantId: string, enrollmentId: string, after: number, most: number) {
  return tx
    .select({
      number: enrollmentEvents.number,
      at: enrollmentEvents.at,
      type: enrollmentEvents.type,
      entry: enrollmentEvents.entry,
      trace: enrollmentEvents.trace,
      by: { id: doers.id, fullName: doers.fullName },
    })
    .from(enrollmentEvents)
    .leftJoin(
      doers,
      and(eq(doers.tenantId, enrollmentEvents.tenantId), eq(doers.id, enrollmentEvents.byUser)),
    )
    .where(
      and(
        eq(enrollmentEvents.tenantId, tenantId),
        eq(enrollmentEvents.enrollmentId, enrollmentId),
        gt(enrollmentEvents.number, after),
      ),
    )
    .orderBy(asc(enrollmentEvents.number))
    .limit(most);
}
