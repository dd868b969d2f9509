import { runningStatuses } from '@regimen/contract/enrollments.ts';
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { isOnline } from '../../db/presence-queries.ts';
import { enrollments, guardianConsents, programs, programVersions, tasks, users } from '../../db/schema.ts';
import { shortPage, taskColumns } from '../../db/short-rows.ts';
import type { Place } from '../../paging.ts';
import type { Owned } from '../../scope.ts';
import type { EnrollmentRow } from './rows.ts';

export async function findFollower(tx: Tx, id: string): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: enrollments.userId, programId: enrollments.programId })
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.id, id)));
  return row;
}

/** A task for the expert is nothing that its follower can open. */
export async function findTaskOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: tasks.userId })
    .from(tasks)
    .where(and(eq(tasks.tenantId, tx.tenantId), eq(tasks.id, id), eq(tasks.target, 'follower')));
  return row;
}

const cards = (tx: Tx) =>
  tx
    .select({
      enrollment: enrollments,
      id: enrollments.id,
      createdAt: enrollments.startedAt,
      versionNumber: programVersions.number,
      page: shortPage,
      creator: { id: users.id, full_name: users.fullName, username: users.username },
      openTasks: sql<number>`(SELECT count(*)::int FROM ${tasks} WHERE ${tasks.tenantId} = ${enrollments.tenantId}
        AND ${tasks.enrollmentId} = ${enrollments.id} AND ${tasks.status} = 'open' AND ${tasks.target} = 'follower'
        AND ${tasks.result} IS NULL)`,
      guardian: {
        state: guardianConsents.state,
        email: guardianConsents.email,
        askedAt: guardianConsents.askedAt,
      },
    })
    .from(enrollments)
    .leftJoin(
      guardianConsents,
      and(
        eq(guardianConsents.tenantId, enrollments.tenantId),
        eq(guardianConsents.enrollmentId, enrollments.id),
      ),
    )
    .innerJoin(
      programVersions,
      and(eq(programVersions.tenantId, enrollments.tenantId), eq(programVersions.id, enrollments.versionId)),
    )
    .innerJoin(
      programs,
      and(eq(programs.tenantId, enrollments.tenantId), eq(programs.id, enrollments.programId)),
    )
    .innerJoin(users, and(eq(users.tenantId, programs.tenantId), eq(users.id, programs.ownerId)));
export type CardRow = Awaited<ReturnType<typeof cards>>[number];

export async function findCard(tx: Tx, id: string): Promise<CardRow | undefined> {
  const [row] = await cards(tx).where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.id, id)));
  return row;
}

export interface CardsWanted {
  show: 'running' | 'ended' | 'all';
  from: Place | undefined;
  most: number;
}

export function listCards(tx: Tx, userId: string, { show, from, most }: CardsWanted): Promise<CardRow[]> {
  const filters: (SQL | undefined)[] = [
    eq(enrollments.tenantId, tx.tenantId),
    eq(enrollments.userId, userId),
  ];
  if (show === 'running') filters.push(inArray(enrollments.status, runningStatuses));
  if (show === 'ended') filters.push(inArray(enrollments.status, ['finished', 'failed', 'withdrawn']));
  if (from) filters.push(beyond(from));
  return cards(tx)
    .where(and(...filters))
    .orderBy(...byStart(from))
    .limit(most);
}

function beyond(from: Place): SQL {
  const row = sql`(${enrollments.startedAt}, ${enrollments.id})`;
  const place = sql`(${from.at}::timestamptz, ${from.id}::uuid)`;
  return from.backwards ? sql`${row} > ${place}` : sql`${row} < ${place}`;
}
const byStart = (from: Place | undefined) => {
  const order = from?.backwards ? asc : desc;
  return [order(enrollments.startedAt), order(enrollments.id)];
};

/** The one that runs, else the last there was. */
export async function findEnrollmentIn(
  tx: Tx,
  programId: string,
  userId: string,
): Promise<{ id: string; isRunning: boolean } | undefined> {
  const [row] = await tx
    .select({ id: enrollments.id, status: enrollments.status })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        eq(enrollments.userId, userId),
        eq(enrollments.programId, programId),
      ),
    )
    .orderBy(desc(enrollments.endedAt), desc(enrollments.startedAt))
    .limit(1);
  return row && { id: row.id, isRunning: (runningStatuses as readonly string[]).includes(row.status) };
}

/** What somebody last said of themselves. */
export async function findLastInput(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ input: enrollments.input })
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.userId, userId)))
    .orderBy(desc(enrollments.startedAt), desc(enrollments.id))
    .limit(1);
  return row?.input;
}

export async function findProgramPage(tx: Tx, programId: string, versionId: string) {
  const [row] = await tx
    .select({
      page: programVersions.page,
      creator: { id: users.id, full_name: users.fullName, username: users.username },
    })
    .from(programVersions)
    .innerJoin(programs, and(eq(programs.tenantId, tx.tenantId), eq(programs.id, programId)))
    .innerJoin(users, and(eq(users.tenantId, tx.tenantId), eq(users.id, programs.ownerId)))
    .where(and(eq(programVersions.tenantId, tx.tenantId), eq(programVersions.id, versionId)));
  return row;
}

export async function insertEnrollment(tx: Tx, row: EnrollmentRow): Promise<void> {
  await tx.insert(enrollments).values(row);
}

export async function updateEnrollment(tx: Tx, id: string, change: Partial<EnrollmentRow>): Promise<void> {
  await tx
    .update(enrollments)
    .set(change)
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.id, id)));
}

/** The clock somebody lives by, as they last said it. */
export async function rememberZone(tx: Tx, userId: string, zone: string): Promise<void> {
  await tx
    .update(users)
    .set({ zone })
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
}

export function listOpenTasks(tx: Tx, enrollmentId: string) {
  return tx
    .select(taskColumns)
    .from(tasks)
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.enrollmentId, enrollmentId),
        eq(tasks.status, 'open'),
        eq(tasks.target, 'follower'),
        isNull(tasks.result),
      ),
    )
    .orderBy(asc(tasks.expiresAt), asc(tasks.openedAt), asc(tasks.id))
    .limit(100);
}

/** What was done and what was missed, oldest first: badges are read from it. */
export function listSettledTasks(tx: Tx, enrollmentId: string) {
  return tx
    .select({ status: tasks.status, closedAt: tasks.closedAt })
    .from(tasks)
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.enrollmentId, enrollmentId),
        eq(tasks.target, 'follower'),
        inArray(tasks.status, ['done', 'expired']),
      ),
    )
    .orderBy(asc(tasks.closedAt), asc(tasks.id))
    .limit(5_000);
}

const seenHere = (tenantId: string, programId: string) =>
  and(
    eq(enrollments.tenantId, tenantId),
    eq(enrollments.programId, programId),
    // As its index says it, so that the database knows it for the same.
    sql`${enrollments.isSeen} AND ${enrollments.status} IN ('waiting', 'active', 'paused')`,
    // Whoever waits for their guardian follows nothing yet.
    sql`(${enrollments.status} <> 'waiting' OR ${enrollments.nextDueAt} IS NOT NULL)`,
  );

/** Where there are more, the number says no more than that. */
const mostCounted = 1_000;

export async function countParticipants(tx: Tx, programId: string): Promise<number> {
  const seen = tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(seenHere(tx.tenantId, programId))
    .limit(mostCounted)
    .as('seen');
  const [row] = await tx.select({ seen: count() }).from(seen);
  return row?.seen ?? 0;
}

export function listParticipants(tx: Tx, programId: string, from: Place | undefined, most: number) {
  return tx
    .select({
      enrollment: enrollments,
      id: enrollments.id,
      createdAt: enrollments.startedAt,
      user: { id: users.id, full_name: users.fullName, username: users.username },
      isOnline: sql<boolean>`${sql.raw(isOnline('users'))}`,
    })
    .from(enrollments)
    .innerJoin(users, and(eq(users.tenantId, enrollments.tenantId), eq(users.id, enrollments.userId)))
    .where(and(seenHere(tx.tenantId, programId), from && beyond(from)))
    .orderBy(...byStart(from))
    .limit(most);
}

export async function isFollowing(tx: Tx, programId: string, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        eq(enrollments.programId, programId),
        eq(enrollments.userId, userId),
        inArray(enrollments.status, [...runningStatuses]),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function findEmail(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
  return row?.email ?? null;
}
