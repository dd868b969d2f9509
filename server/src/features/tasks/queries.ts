import { runningStatuses } from '@regimen/contract/enrollments.ts';
import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, programVersions, prompts, tasks, users } from '../../db/schema.ts';
import { shortPage, taskColumns } from '../../db/short-rows.ts';
import type { Place } from '../../paging.ts';

/** When a task begins to press: late first, then what runs out soonest. What never does comes last. */
const pressing =
  sql<Date>`coalesce(${tasks.lateAt}, ${tasks.expiresAt}, '9999-12-31T00:00:00Z'::timestamptz)`.mapWith(
    (value: string | Date) => new Date(value),
  );

const rows = (tx: Tx, createdAt: SQL<Date>) =>
  tx
    .select({ id: tasks.id, createdAt: createdAt.as('place'), task: taskColumns, ...around })
    .from(tasks)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, tasks.tenantId), eq(enrollments.id, tasks.enrollmentId)),
    )
    .innerJoin(
      programVersions,
      and(eq(programVersions.tenantId, enrollments.tenantId), eq(programVersions.id, enrollments.versionId)),
    );
/** What is over belongs to the version that asked for it, whichever its follower is on by now. */
const versionId = sql<string>`coalesce(${tasks.versionId}, ${enrollments.versionId})`;
const around = { versionId, page: shortPage };
export type ListedTask = Awaited<ReturnType<typeof rows>>[number];

const ofFollower = (tenantId: string, userId: string, program: string | undefined) =>
  and(
    eq(tasks.tenantId, tenantId),
    eq(tasks.userId, userId),
    eq(tasks.target, 'follower'),
    program ? eq(tasks.programId, program) : undefined,
  );

export interface TasksWanted {
  program: string | undefined;
  from: Place | undefined;
  most: number;
}

export function listOpen(tx: Tx, userId: string, wanted: TasksWanted) {
  const { program, from, most } = wanted;
  const place = from && sql`(${from.at}::timestamptz, ${from.id}::uuid)`;
  const row = sql`(${pressing}, ${tasks.id})`;
  const order = from?.backwards ? desc : asc;
  return rows(tx, pressing)
    .where(
      and(
        ofFollower(tx.tenantId, userId, program),
        eq(tasks.status, 'open'),
        isNull(tasks.result),
        // Nothing is asked of whoever pauses.
        ne(enrollments.status, 'paused'),
        place && (from.backwards ? sql`${row} < ${place}` : sql`${row} > ${place}`),
      ),
    )
    .orderBy(order(pressing), order(tasks.id))
    .limit(most);
}

const closedAt = sql<Date>`${tasks.closedAt}`.mapWith((value: string | Date) => new Date(value));

export function listClosed(tx: Tx, userId: string, wanted: TasksWanted) {
  const { program, from, most } = wanted;
  const place = from && sql`(${from.at}::timestamptz, ${from.id}::uuid)`;
  const row = sql`(${tasks.closedAt}, ${tasks.id})`;
  const order = from?.backwards ? asc : desc;
  return rows(tx, closedAt)
    .where(
      and(
        ofFollower(tx.tenantId, userId, program),
        ne(tasks.status, 'open'),
        place && (from.backwards ? sql`${row} > ${place}` : sql`${row} < ${place}`),
      ),
    )
    .orderBy(order(tasks.closedAt), order(tasks.id))
    .limit(most);
}

/** What was settled between two instants. */
export function listSettledBetween(
  tx: Tx,
  userId: string,
  { program, from, to }: { program: string | undefined; from: Date; to: Date },
) {
  return rows(tx, closedAt)
    .where(
      and(
        ofFollower(tx.tenantId, userId, program),
        ne(tasks.status, 'open'),
        gte(tasks.closedAt, from),
        lt(tasks.closedAt, to),
      ),
    )
    .orderBy(asc(tasks.closedAt), asc(tasks.id))
    .limit(1_000);
}

export async function findTask(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      task: tasks,
      ...around,
      enrollment: enrollments,
      isUnseen: sql<boolean>`EXISTS (SELECT FROM ${prompts} WHERE ${prompts.tenantId} = ${tasks.tenantId}
        AND ${prompts.taskId} = ${tasks.id} AND ${prompts.status} IN ('intended', 'held', 'gathered', 'sent', 'delivered'))`,
    })
    .from(tasks)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, tasks.tenantId), eq(enrollments.id, tasks.enrollmentId)),
    )
    .innerJoin(
      programVersions,
      and(eq(programVersions.tenantId, enrollments.tenantId), eq(programVersions.id, enrollments.versionId)),
    )
    .where(and(eq(tasks.tenantId, tx.tenantId), eq(tasks.id, id)));
  return row;
}
export type FoundTask = NonNullable<Awaited<ReturnType<typeof findTask>>>;

/** Whoever opens the task has seen what was told of it; there is nothing left to send. */
export async function markSeen(tx: Tx, taskId: string, now: Date): Promise<void> {
  await tx
    .update(prompts)
    .set({ status: 'seen', seenAt: now, tryAt: null })
    .where(
      and(
        eq(prompts.tenantId, tx.tenantId),
        eq(prompts.taskId, taskId),
        inArray(prompts.status, ['intended', 'held', 'gathered', 'sent', 'delivered']),
      ),
    );
}

/** Handed in while the program is paused: the engine takes it on going on. */
export async function keepHandedIn(
  tx: Tx,
  id: string,
  change: Partial<Pick<typeof tasks.$inferSelect, 'result' | 'begun'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(tasks)
    .set(change)
    .where(and(eq(tasks.tenantId, tx.tenantId), eq(tasks.id, id)));
  await tx
    .update(prompts)
    .set({ status: 'answered', answeredAt: now, tryAt: null })
    .where(and(eq(prompts.tenantId, tx.tenantId), eq(prompts.taskId, id), isNull(prompts.endedAt)));
}

/** false: it is not open any more. */
export async function keepBegun(tx: Tx, id: string, begun: Record<string, unknown>): Promise<boolean> {
  const kept = await tx
    .update(tasks)
    .set({ begun })
    .where(
      and(eq(tasks.tenantId, tx.tenantId), eq(tasks.id, id), eq(tasks.status, 'open'), isNull(tasks.result)),
    )
    .returning({ id: tasks.id });
  return kept.length > 0;
}

/** Programs one follows now, with their states: what will come is read from them. */
export function listRunning(tx: Tx, userId: string, program: string | undefined) {
  return tx
    .select({ enrollment: enrollments, page: shortPage })
    .from(enrollments)
    .innerJoin(
      programVersions,
      and(eq(programVersions.tenantId, enrollments.tenantId), eq(programVersions.id, enrollments.versionId)),
    )
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        eq(enrollments.userId, userId),
        inArray(enrollments.status, runningStatuses),
        program ? eq(enrollments.programId, program) : undefined,
      ),
    )
    .orderBy(desc(enrollments.startedAt))
    .limit(50);
}

export async function findZone(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ zone: users.zone })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
  return row?.zone ?? null;
}
