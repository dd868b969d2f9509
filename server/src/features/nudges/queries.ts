import { and, desc, eq, isNotNull, isNull, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { notifications, programListings, prompts, tasks, users } from '../../db/schema.ts';
import { listedTitles } from '../../db/short-rows.ts';

export const openingLength = 200;

/** Enough of a message for its opening; a list of fifty reads no more. */
const beginning = sql<string>`left(${prompts.body}, ${openingLength * 4 + 1})`;

const nudges = (tx: Tx, body: SQL<string>) =>
  tx
    .select({
      id: prompts.id,
      title: prompts.title,
      body,
      programId: prompts.programId,
      enrollmentId: prompts.enrollmentId,
      intendedAt: prompts.intendedAt,
      sentAt: prompts.sentAt,
      seenAt: prompts.seenAt,
      texts: listedTitles,
      owner: users.fullName,
    })
    .from(prompts)
    .innerJoin(
      programListings,
      and(eq(programListings.tenantId, prompts.tenantId), eq(programListings.programId, prompts.programId)),
    )
    .innerJoin(users, and(eq(users.tenantId, prompts.tenantId), eq(users.id, programListings.ownerId)));
const isTold = and(eq(prompts.kind, 'nudge'), isNotNull(prompts.sentAt));

export function listNudges(tx: Tx, userId: string, most: number) {
  return nudges(tx, beginning)
    .where(and(eq(prompts.tenantId, tx.tenantId), eq(prompts.userId, userId), isTold))
    .orderBy(desc(prompts.sentAt), desc(prompts.id))
    .limit(most);
}
export type NudgeRow = Awaited<ReturnType<typeof listNudges>>[number];

export async function findNudge(tx: Tx, id: string): Promise<NudgeRow | undefined> {
  const [row] = await nudges(tx, sql`${prompts.body}`).where(
    and(eq(prompts.tenantId, tx.tenantId), eq(prompts.id, id), isTold),
  );
  return row;
}

export async function findNudgeOwner(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: prompts.userId })
    .from(prompts)
    .where(and(eq(prompts.tenantId, tx.tenantId), eq(prompts.id, id), isTold));
  return row?.userId;
}

export async function findNextTask(tx: Tx, enrollmentId: string) {
  const [row] = await tx
    .select({ id: tasks.id, name: tasks.name })
    .from(tasks)
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.enrollmentId, enrollmentId),
        eq(tasks.status, 'open'),
        eq(tasks.target, 'follower'),
      ),
    )
    .orderBy(tasks.openedAt, tasks.id)
    .limit(1);
  return row ?? null;
}

/** Opened is read, also under the bell. */
export async function markRead(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(prompts)
    .set({
      seenAt: sql`coalesce(${prompts.seenAt}, ${now})`,
      status: sql`CASE WHEN ${prompts.status} IN ('sent', 'delivered') THEN 'seen' ELSE ${prompts.status} END`,
    })
    .where(and(eq(prompts.tenantId, tx.tenantId), eq(prompts.id, id)));
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.tenantId, tx.tenantId),
        eq(notifications.promptId, id),
        isNull(notifications.readAt),
      ),
    );
}
