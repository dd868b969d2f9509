import { and, eq, inArray, isNull, lt, or, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, programListings, tasks, personalTokens as tokens, users } from '../../db/schema.ts';
import { listedTitles, taskColumns } from '../../db/short-rows.ts';

const ofUser = (tenantId: string, userId: string) =>
  and(eq(tokens.tenantId, tenantId), eq(tokens.userId, userId), eq(tokens.purpose, 'calendar'));

export async function findLink(tx: Tx, userId: string) {
  const [row] = await tx.select().from(tokens).where(ofUser(tx.tenantId, userId));
  return row;
}

export async function deleteLinks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(tokens).where(ofUser(tx.tenantId, userId));
}

export async function insertLink(tx: Tx, row: Omit<typeof tokens.$inferInsert, 'purpose'>): Promise<void> {
  await tx.insert(tokens).values({ ...row, purpose: 'calendar' });
}

export async function findReader(tx: Tx, tokenHash: Buffer) {
  const [row] = await tx
    .select({ tokenId: tokens.id, userId: users.id, locale: users.locale })
    .from(tokens)
    .innerJoin(users, and(eq(users.tenantId, tokens.tenantId), eq(users.id, tokens.userId)))
    .where(
      and(eq(tokens.tenantId, tx.tenantId), eq(tokens.tokenHash, tokenHash), eq(tokens.purpose, 'calendar')),
    );
  return row;
}

/** To the hour, so that reading seldom writes. */
export async function markUsed(tx: Tx, id: string, now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
  await tx
    .update(tokens)
    .set({ lastUsedAt: hour })
    .where(
      and(
        eq(tokens.tenantId, tx.tenantId),
        eq(tokens.id, id),
        or(isNull(tokens.lastUsedAt), lt(tokens.lastUsedAt, hour)),
      ),
    );
}

const listing = and(
  eq(programListings.tenantId, enrollments.tenantId),
  eq(programListings.programId, enrollments.programId),
);

export const listOpenTasks = (tx: Tx, userId: string, most: number) =>
  tx
    .select({ task: taskColumns, texts: listedTitles })
    .from(tasks)
    .innerJoin(
      programListings,
      and(eq(programListings.tenantId, tasks.tenantId), eq(programListings.programId, tasks.programId)),
    )
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.userId, userId),
        eq(tasks.status, 'open'),
        eq(tasks.target, 'follower'),
        sql`coalesce(${tasks.lateAt}, ${tasks.expiresAt}) IS NOT NULL`,
      ),
    )
    .orderBy(tasks.openedAt, tasks.id)
    .limit(most);

export const listRuns = (tx: Tx, userId: string, most: number) =>
  tx
    .select({ enrollment: enrollments, texts: listedTitles })
    .from(enrollments)
    .innerJoin(programListings, listing)
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        eq(enrollments.userId, userId),
        inArray(enrollments.status, ['active']),
      ),
    )
    .orderBy(enrollments.id)
    .limit(most);
