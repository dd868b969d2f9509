import type { WhatIfResult } from '@regimen/contract/what-if.ts';
import { isConnected } from '../../db/connected.ts';
import { and, asc, desc, eq, inArray, lt, ne, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, programVersions, users, whatIfPeople, whatIfs } from '../../db/schema.ts';

const { content: _content, ...columns } = {
  id: whatIfs.id,
  programId: whatIfs.programId,
  content: whatIfs.content,
  since: whatIfs.since,
  until: whatIfs.until,
  mostPeople: whatIfs.mostPeople,
  status: whatIfs.status,
  peopleDone: whatIfs.peopleDone,
  peopleCount: whatIfs.peopleCount,
  skippedCount: whatIfs.skippedCount,
  sums: whatIfs.sums,
  createdAt: whatIfs.createdAt,
  endedAt: whatIfs.endedAt,
};
const shown = {
  ...columns,
  against: { id: programVersions.id, number: programVersions.number },
  startedBy: { id: users.id, fullName: users.fullName },
};

const shownRows = (tx: Tx) =>
  tx
    .select(shown)
    .from(whatIfs)
    .leftJoin(
      programVersions,
      and(eq(programVersions.tenantId, whatIfs.tenantId), eq(programVersions.id, whatIfs.versionId)),
    )
    .leftJoin(users, and(eq(users.tenantId, whatIfs.tenantId), eq(users.id, whatIfs.startedBy)));
export type WhatIfRow = Awaited<ReturnType<typeof shownRows>>[number];

const ofProgram = (tenantId: string, programId: string) =>
  and(eq(whatIfs.tenantId, tenantId), eq(whatIfs.programId, programId));

export const listWhatIfs = (tx: Tx, programId: string, most: number) =>
  shownRows(tx)
    .where(ofProgram(tx.tenantId, programId))
    .orderBy(desc(whatIfs.createdAt), desc(whatIfs.id))
    .limit(most);

/** By both ids: who may see the program may see what was asked about it, and no other's. */
export async function findWhatIf(tx: Tx, programId: string, id: string) {
  const [row] = await shownRows(tx).where(and(ofProgram(tx.tenantId, programId), eq(whatIfs.id, id)));
  return row;
}

export async function findProgress(tx: Tx, programId: string, id: string) {
  const { status, peopleDone, peopleCount } = columns;
  const [row] = await tx
    .select({ status, peopleDone, peopleCount })
    .from(whatIfs)
    .where(and(ofProgram(tx.tenantId, programId), eq(whatIfs.id, id)));
  return row;
}

/** What a job needs of it. */
export async function findAsked(tx: Tx, id: string) {
  const [row] = await tx
    .select({ ...columns, content: whatIfs.content, startedBy: whatIfs.startedBy })
    .from(whatIfs)
    .where(and(eq(whatIfs.tenantId, tx.tenantId), eq(whatIfs.id, id)));
  return row;
}

export async function findContent(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ content: whatIfs.content })
    .from(whatIfs)
    .where(and(eq(whatIfs.tenantId, tx.tenantId), eq(whatIfs.id, id)));
  return row?.content;
}

export async function findVersionContent(tx: Tx, programId: string, versionId: string) {
  const [row] = await tx
    .select({ content: programVersions.content })
    .from(programVersions)
    .where(
      and(
        eq(programVersions.tenantId, tx.tenantId),
        eq(programVersions.programId, programId),
        eq(programVersions.id, versionId),
      ),
    );
  return row?.content;
}

export const insertWhatIf = (tx: Tx, row: typeof whatIfs.$inferInsert) => tx.insert(whatIfs).values(row);

export async function countUnfinished(tx: Tx, programId: string): Promise<number> {
  return tx.$count(
    whatIfs,
    and(ofProgram(tx.tenantId, programId), inArray(whatIfs.status, ['waiting', 'running'])),
  );
}

export async function deleteWhatIf(tx: Tx, programId: string, id: string) {
  const gone = await tx
    .delete(whatIfs)
    .where(and(ofProgram(tx.tenantId, programId), eq(whatIfs.id, id)))
    .returning({ id: whatIfs.id });
  return gone.length > 0;
}

export const deleteOld = (tx: Tx, before: Date) =>
  tx.delete(whatIfs).where(and(eq(whatIfs.tenantId, tx.tenantId), lt(whatIfs.createdAt, before)));

/** Gives back whether it is still wanted. */
export async function updateWhatIf(
  tx: Tx,
  id: string,
  changed: Partial<typeof whatIfs.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(whatIfs)
    .set(changed)
    .where(and(eq(whatIfs.tenantId, tx.tenantId), eq(whatIfs.id, id)))
    .returning({ id: whatIfs.id });
  return rows.length > 0;
}

/** Who followed it at any time since then, the newest first. */
export function listFollowersSince(tx: Tx, programId: string, since: Date, until: Date, most: number) {
  return tx
    .select({ id: enrollments.id, userId: enrollments.userId, versionId: enrollments.versionId })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        eq(enrollments.programId, programId),
        ne(enrollments.status, 'waiting'),
        sql`${enrollments.startedAt} <= ${until.toISOString()}::timestamptz`,
        sql`(${enrollments.endedAt} IS NULL OR ${enrollments.endedAt} >= ${since.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(desc(enrollments.startedAt), desc(enrollments.id))
    .limit(most);
}

export const deletePeople = (tx: Tx, whatIfId: string) =>
  tx
    .delete(whatIfPeople)
    .where(and(eq(whatIfPeople.tenantId, tx.tenantId), eq(whatIfPeople.whatIfId, whatIfId)));

export interface DifferingRow {
  enrollmentId: string;
  rank: number;
  changes: string[];
  result: WhatIfResult;
}

/** Somebody who went away in the meantime is left out. */
export async function insertPeople(tx: Tx, whatIfId: string, rows: readonly DifferingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.$client.query(
    `INSERT INTO what_if_people (tenant_id, what_if_id, enrollment_id, rank, changes, result)
     SELECT $1, $2, e.id, x.rank, x.changes, x.result
     FROM jsonb_to_recordset($3::jsonb) AS x("enrollmentId" uuid, rank double precision, changes text[], result jsonb)
     JOIN enrollments e ON e.tenant_id = $1 AND e.id = x."enrollmentId"
     FOR KEY SHARE OF e
     ON CONFLICT DO NOTHING`,
    [tx.tenantId, whatIfId, JSON.stringify(rows)],
  );
}

export interface RankPlace {
  rank: number;
  id: string;
}

export function listPeople(
  tx: Tx,
  whatIfId: string,
  change: string | undefined,
  place: RankPlace | undefined,
  most: number,
) {
  const { rank, enrollmentId, changes } = whatIfPeople;
  return tx
    .select({
      enrollmentId,
      rank,
      result: whatIfPeople.result,
      follower: { id: users.id, fullName: users.fullName },
    })
    .from(whatIfPeople)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, whatIfPeople.tenantId), eq(enrollments.id, enrollmentId)),
    )
    .innerJoin(users, and(eq(users.tenantId, enrollments.tenantId), eq(users.id, enrollments.userId)))
    .where(
      and(
        eq(whatIfPeople.tenantId, tx.tenantId),
        eq(whatIfPeople.whatIfId, whatIfId),
        isConnected,
        change === undefined ? undefined : sql`${change} = ANY(${changes})`,
        place
          ? sql`(${rank} < ${place.rank} OR (${rank} = ${place.rank} AND ${enrollmentId} > ${place.id}::uuid))`
          : undefined,
      ),
    )
    .orderBy(desc(rank), asc(enrollmentId))
    .limit(most);
}
