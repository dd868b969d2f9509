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
} from '../../db/schema.ts';
import { listedTitles } from '../../db/short-rows.ts';
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

/** Those on the way. */
export const running = sql`${enrollments.status} IN ('waiting', 'active', 'paused')`;
export const among = (column: SQL | typeof enrollments.programId, ids: readonly string[]) =>
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

export const ofVersion = (tenantId: string, { programId, versionId }: LiveQuestion) =>
  and(
    eq(enrollments.tenantId, tenantId),
    eq(enrollments.programId, programId),
    eq(enrollments.versionId, versionId),
  );

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
