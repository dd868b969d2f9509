import { and, asc, eq, gt, lte, sql } from '../../db/drizzle.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import {
  accountDeletions,
  enrollments,
  erasures,
  linkTokens,
  programs,
  pushSubscriptions,
  sessions,
  users,
} from '../../db/schema.ts';

export type DeletionRow = typeof accountDeletions.$inferSelect;

const ofUser = (tenantId: string, userId: string) =>
  and(eq(accountDeletions.tenantId, tenantId), eq(accountDeletions.userId, userId));

export async function findDeletion(tx: Tx, userId: string): Promise<DeletionRow | undefined> {
  const [row] = await tx.select().from(accountDeletions).where(ofUser(tx.tenantId, userId));
  return row;
}

/** Asked again, the first day stays. */
export async function insertDeletion(tx: Tx, row: typeof accountDeletions.$inferInsert): Promise<void> {
  await tx.insert(accountDeletions).values(row).onConflictDoNothing();
}

export async function setKeepHash(tx: Tx, userId: string, keepHash: Buffer): Promise<void> {
  await tx.update(accountDeletions).set({ keepHash }).where(ofUser(tx.tenantId, userId));
}

export async function deleteDeletion(tx: Tx, userId: string): Promise<void> {
  await tx.delete(accountDeletions).where(ofUser(tx.tenantId, userId));
}

/** By the link in the message, as long as there is time. */
export async function deleteDeletionBy(tx: Tx, keepHash: Buffer, now: Date): Promise<boolean> {
  const gone = await tx
    .delete(accountDeletions)
    .where(
      and(
        eq(accountDeletions.tenantId, tx.tenantId),
        eq(accountDeletions.keepHash, keepHash),
        gt(accountDeletions.eraseAt, now),
      ),
    )
    .returning({ userId: accountDeletions.userId });
  return gone.length > 0;
}

export async function listDue(tx: Tx, now: Date, most: number): Promise<string[]> {
  const rows = await tx
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.tenantId, tx.tenantId), lte(accountDeletions.eraseAt, now)))
    .orderBy(asc(accountDeletions.eraseAt))
    .limit(most);
  return rows.map(({ userId }) => userId);
}

/** Held until the end: whoever comes back at the same moment waits, or is too late. */
export async function holdDue(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(ofUser(tx.tenantId, userId), lte(accountDeletions.eraseAt, now)))
    .for('update');
  return rows.length > 0;
}

export async function findLeaver(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      locale: users.locale,
      zone: users.zone,
      roles: users.roles,
    })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, id)));
  return row;
}

/** Sessions, links and what reaches a device; what was made stays for whoever comes back. */
export async function endWaysIn(tx: Tx, userId: string): Promise<void> {
  for (const table of [sessions, linkTokens, pushSubscriptions])
    await tx.delete(table).where(and(eq(table.tenantId, tx.tenantId), eq(table.userId, userId)));
}

export async function insertPseudonym(
  tx: Tx,
  row: Pick<typeof users.$inferInsert, 'id' | 'fullName' | 'username' | 'roles' | 'locale' | 'createdAt'>,
): Promise<void> {
  await tx.insert(users).values({ ...row, tenantId: tx.tenantId, isPseudonym: true });
}

export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.delete(users).where(and(eq(users.tenantId, tx.tenantId), eq(users.id, id)));
}

/** By an id of its own: nothing leads from it to whoever it was. */
export async function insertErasure(tx: Tx, now: Date): Promise<void> {
  await tx.insert(erasures).values({ tenantId: tx.tenantId, id: newId(now.getTime()), erasedAt: now });
}

/** Columns by which a row needs its author: the database refuses to let an account go that they name. */
export async function listAuthorColumns(tx: Tx): Promise<{ table: string; column: string }[]> {
  const { rows } = await tx.$client.query<{ table: string; column: string }>(
    `SELECT conrelid::regclass::text AS table, a.attname AS column
     FROM pg_constraint JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = conkey[array_length(conkey, 1)]
     WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype IN ('a', 'r')`,
  );
  return rows;
}

export async function hasRows(
  tx: Tx,
  { table, column }: { table: string; column: string },
  userId: string,
): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT 1 FROM ${sql.identifier(table)}
      WHERE tenant_id = ${tx.tenantId} AND ${sql.identifier(column)} = ${userId} LIMIT 1`,
  );
  return rows.length > 0;
}

/** One's own programs that others follow or followed, and how many follow them now. */
export async function countFollowed(
  tx: Tx,
  userId: string,
): Promise<{ programs: number; followers: number }> {
  const [row] = await tx
    .select({
      programs: sql<number>`count(DISTINCT ${programs.id})::int`,
      followers: sql<number>`(count(DISTINCT ${enrollments.userId}) FILTER (WHERE ${enrollments.endedAt} IS NULL))::int`,
    })
    .from(programs)
    .innerJoin(
      enrollments,
      and(
        eq(enrollments.tenantId, programs.tenantId),
        eq(enrollments.programId, programs.id),
        sql`${enrollments.userId} <> ${userId}`,
      ),
    )
    .where(and(eq(programs.tenantId, tx.tenantId), eq(programs.ownerId, userId)));
  return row ?? { programs: 0, followers: 0 };
}
