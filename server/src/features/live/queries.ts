import { and, desc, eq, isNotNull, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import {
  enrollmentEvents,
  enrollments,
  programListings,
  programMembers,
  programs,
  programVersions,
  tasks,
  users,
} from '../../db/schema.ts';
import { listedTitles } from '../../db/short-rows.ts';
import type { Place } from '../../paging.ts';
import type { StepLimit } from './step-limits.ts';

/** Programs whose owner this is, or on which they may work. */
const looksAfter = (tenantId: string, userId: string): SQL =>
  sql`${programs.id} IN (
    SELECT o.id FROM ${programs} o WHERE o.tenant_id = ${tenantId} AND o.owner_id = ${userId}
    UNION ALL
    SELECT m.program_id FROM ${programMembers} m
    WHERE m.tenant_id = ${tenantId} AND m.user_id = ${userId} AND m.permission IN ('edit', 'publish'))`;

export function listWatched(tx: Tx, userId: string, most: number) {
  return tx
    .select({
      id: programs.id,
      texts: listedTitles,
      versionId: programListings.versionId,
      archivedAt: programs.archivedAt,
    })
    .from(programs)
    .innerJoin(
      programListings,
      and(eq(programListings.tenantId, programs.tenantId), eq(programListings.programId, programs.id)),
    )
    .where(and(eq(programs.tenantId, tx.tenantId), looksAfter(tx.tenantId, userId)))
    .orderBy(sql`${programs.archivedAt} IS NOT NULL`, desc(programListings.publishedAt), programs.id)
    .limit(most);
}

const running = sql`${enrollments.status} IN ('waiting', 'active', 'paused')`;
const among = (column: SQL | typeof enrollments.programId, ids: readonly string[]) =>
  sql`${column} = ANY(${sql.param(ids)}::uuid[])`;

/** Versions of these programs that people are on, with how many. */
export function countByVersion(tx: Tx, programIds: readonly string[]) {
  return tx
    .select({
      programId: enrollments.programId,
      versionId: enrollments.versionId,
      followers: sql<number>`count(*)::int`,
    })
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tx.tenantId), among(enrollments.programId, programIds), running))
    .groupBy(enrollments.programId, enrollments.versionId);
}

export function listVersionNumbers(tx: Tx, ids: readonly string[]) {
  return tx
    .select({ id: programVersions.id, programId: programVersions.programId, number: programVersions.number })
    .from(programVersions)
    .where(and(eq(programVersions.tenantId, tx.tenantId), among(sql`${programVersions.id}`, ids)));
}

export async function findVersion(tx: Tx, programId: string, id: string | undefined) {
  const [row] = await tx
    .select({
      id: programVersions.id,
      number: programVersions.number,
      page: programVersions.page,
    })
    .from(programVersions)
    .innerJoin(
      programs,
      and(eq(programs.tenantId, programVersions.tenantId), eq(programs.id, programVersions.programId)),
    )
    .where(
      and(
        eq(programVersions.tenantId, tx.tenantId),
        eq(programVersions.programId, programId),
        id === undefined ? eq(programVersions.id, programs.versionId) : eq(programVersions.id, id),
      ),
    );
  return row;
}

/** What happened last in a program: as long as it is the same, so are the counts. */
export async function findLastEvent(tx: Tx, programId: string) {
  const [row] = await tx
    .select({
      at: enrollmentEvents.at,
      enrollmentId: enrollmentEvents.enrollmentId,
      number: enrollmentEvents.number,
    })
    .from(enrollmentEvents)
    .where(and(eq(enrollmentEvents.tenantId, tx.tenantId), eq(enrollmentEvents.programId, programId)))
    .orderBy(desc(enrollmentEvents.at), enrollmentEvents.enrollmentId, desc(enrollmentEvents.number))
    .limit(1);
  return row;
}

export interface LiveQuestion {
  programId: string;
  versionId: string;
  limits: readonly StepLimit[];
  /** Who did nothing since then is silent. */
  silentSince: Date;
  now: Date;
}

const ofVersion = (tenantId: string, { programId, versionId }: LiveQuestion) =>
  and(
    eq(enrollments.tenantId, tenantId),
    eq(enrollments.programId, programId),
    eq(enrollments.versionId, versionId),
  );

/** At this step since; who just joined, since then. */
const since = sql`coalesce(${enrollments.nodeSince}, ${enrollments.startedAt})`;

const limitsOf = ({ limits }: LiveQuestion) =>
  sql`jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) AS l("protocolIndex" int, node text, minutes int, "mayBeSilent" boolean)`;
const onLimit = sql`l."protocolIndex" = ${enrollments.protocolIndex} AND l.node = ${enrollments.node}`;

const alerted = (tenantId: string, { programId }: LiveQuestion) =>
  sql`(SELECT DISTINCT t.enrollment_id FROM ${tasks} t WHERE t.tenant_id = ${tenantId} AND t.program_id = ${programId}
    AND t.status = 'open' AND t.target = 'system' AND t.kind = 'alert') AS a`;
const onAlert = sql`a.enrollment_id = ${enrollments.id}`;

/** Why somebody is stuck, each asked in SQL: so that counting and listing mean the same. */
function stuckBy({ now, silentSince }: LiveQuestion) {
  const active = sql`${enrollments.status} = 'active'`;
  return {
    overTime: sql<boolean>`coalesce(${active} AND ${since} < ${now.toISOString()}::timestamptz - l.minutes * interval '1 minute', false)`,
    silent: sql<boolean>`coalesce(${active} AND ${enrollments.lastActiveAt} < ${silentSince.toISOString()}::timestamptz
      AND NOT coalesce(l."mayBeSilent", false), false)`,
    alerted: sql<boolean>`coalesce(${active} AND a.enrollment_id IS NOT NULL, false)`,
  };
}
const isStuck = (question: LiveQuestion): SQL => {
  const by = stuckBy(question);
  return sql`(${by.overTime} OR ${by.silent} OR ${by.alerted})`;
};

export function countPlaces(tx: Tx, question: LiveQuestion) {
  return tx
    .select({
      protocolIndex: enrollments.protocolIndex,
      node: enrollments.node,
      followers: sql<number>`count(*)::int`,
      stuck: sql<number>`(count(*) FILTER (WHERE ${isStuck(question)}))::int`,
    })
    .from(enrollments)
    .leftJoin(limitsOf(question), onLimit)
    .leftJoin(alerted(tx.tenantId, question), onAlert)
    .where(and(ofVersion(tx.tenantId, question), running))
    .groupBy(enrollments.protocolIndex, enrollments.node);
}

export function countModules(tx: Tx, { programId, versionId }: LiveQuestion) {
  return tx
    .select({
      protocolIndex: tasks.protocolIndex,
      module: sql<string>`${tasks.module}`,
      open: sql<number>`count(DISTINCT ${tasks.enrollmentId})::int`,
    })
    .from(tasks)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, tasks.tenantId), eq(enrollments.id, tasks.enrollmentId)),
    )
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.programId, programId),
        sql`${tasks.status} = 'open' AND ${tasks.target} = 'follower'`,
        isNotNull(tasks.module),
        eq(enrollments.versionId, versionId),
      ),
    )
    .groupBy(tasks.protocolIndex, tasks.module);
}

export function countStatuses(tx: Tx, question: LiveQuestion) {
  return tx
    .select({ status: enrollments.status, followers: sql<number>`count(*)::int` })
    .from(enrollments)
    .where(ofVersion(tx.tenantId, question))
    .groupBy(enrollments.status);
}

/** Over all of these programs, or one version of one. */
export async function countBegunSince(
  tx: Tx,
  programIds: readonly string[],
  from: Date,
  versionId?: string,
): Promise<number> {
  const [row] = await tx
    .select({ followers: sql<number>`count(*)::int` })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        among(enrollments.programId, programIds),
        sql`${enrollments.startedAt} >= ${from.toISOString()}`,
        versionId === undefined ? undefined : eq(enrollments.versionId, versionId),
      ),
    );
  return row?.followers ?? 0;
}

export interface Where {
  /** null: those who have not begun. */
  place: { protocolIndex: number; node: string | null } | 'anywhere';
  onlyStuck: boolean;
}

/** The longest at their step first. Found by what is small; the wide rows are read only for those who are shown. */
export async function listFollowers(
  tx: Tx,
  question: LiveQuestion,
  where: Where,
  from: Place | undefined,
  most: number,
) {
  const ids = (await findFollowers(tx, question, where, from, most)).map(({ id }) => id);
  return tx
    .select({
      id: enrollments.id,
      person: { id: users.id, fullName: users.fullName },
      status: enrollments.status,
      since: sql<Date>`${since}`.mapWith(enrollments.startedAt),
      nodeSince: enrollments.nodeSince,
      state: enrollments.state,
      streak: enrollments.streak,
      lastActiveAt: enrollments.lastActiveAt,
      allowedMinutes: sql<number | null>`l.minutes`,
      ...stuckBy(question),
    })
    .from(enrollments)
    .innerJoin(users, and(eq(users.tenantId, enrollments.tenantId), eq(users.id, enrollments.userId)))
    .leftJoin(limitsOf(question), onLimit)
    .leftJoin(alerted(tx.tenantId, question), onAlert)
    .where(and(eq(enrollments.tenantId, tx.tenantId), among(sql`${enrollments.id}`, ids)))
    .orderBy(sql`${since}`, enrollments.id);
}
export type FollowerRow = Awaited<ReturnType<typeof listFollowers>>[number];

export function findFollowers(
  tx: Tx,
  question: LiveQuestion,
  { place, onlyStuck }: Where,
  from: Place | undefined,
  most: number,
) {
  const there =
    place === 'anywhere'
      ? undefined
      : and(
          eq(enrollments.protocolIndex, place.protocolIndex),
          place.node === null ? sql`${enrollments.node} IS NULL` : eq(enrollments.node, place.node),
        );
  return tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .leftJoin(limitsOf(question), onLimit)
    .leftJoin(alerted(tx.tenantId, question), onAlert)
    .where(
      and(
        ofVersion(tx.tenantId, question),
        running,
        there,
        onlyStuck ? isStuck(question) : undefined,
        from && sql`(${since}, ${enrollments.id}) > (${from.at}::timestamptz, ${from.id}::uuid)`,
      ),
    )
    .orderBy(sql`${since}`, enrollments.id)
    .limit(most);
}
