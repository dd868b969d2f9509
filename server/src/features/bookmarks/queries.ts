import type { BookmarkKind } from '@regimen/contract/bookmarks.ts';
import { and, desc, eq, inArray, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { bookmarks, discussions, programListings, users } from '../../db/schema.ts';
import type { Place } from '../../paging.ts';

const ofUser = (tenantId: string, userId: string) =>
  and(eq(bookmarks.tenantId, tenantId), eq(bookmarks.userId, userId));
const ofThing = (tenantId: string, userId: string, kind: BookmarkKind, id: string) =>
  and(ofUser(tenantId, userId), eq(bookmarks.kind, kind), eq(bookmarks.objectId, id));

export function listBookmarks(
  tx: Tx,
  userId: string,
  { kind, from, most }: { kind: BookmarkKind; from: Place | undefined; most: number },
) {
  const row = sql`(${bookmarks.createdAt}, ${bookmarks.objectId})`;
  const place = from && sql`(${from.at}::timestamptz, ${from.id}::uuid)`;
  const filters = [ofUser(tx.tenantId, userId), eq(bookmarks.kind, kind)];
  if (place) filters.push(from.backwards ? sql`${row} > ${place}` : sql`${row} < ${place}`);
  const order = from?.backwards
    ? [bookmarks.createdAt, bookmarks.objectId]
    : [desc(bookmarks.createdAt), desc(bookmarks.objectId)];
  return tx
    .select({ id: bookmarks.objectId, createdAt: bookmarks.createdAt })
    .from(bookmarks)
    .where(and(...filters))
    .orderBy(...order)
    .limit(most);
}

export async function countBookmarks(tx: Tx, userId: string) {
  const rows = await tx
    .select({ kind: bookmarks.kind, count: sql<number>`count(*)::int` })
    .from(bookmarks)
    .where(ofUser(tx.tenantId, userId))
    .groupBy(bookmarks.kind);
  const count = (kind: BookmarkKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { program: count('program'), creator: count('creator'), discussion: count('discussion') };
}

export async function isBookmarked(tx: Tx, userId: string, kind: BookmarkKind, id: string) {
  const [row] = await tx
    .select({ id: bookmarks.objectId })
    .from(bookmarks)
    .where(ofThing(tx.tenantId, userId, kind, id));
  return row !== undefined;
}

export async function insertBookmark(tx: Tx, row: typeof bookmarks.$inferInsert): Promise<void> {
  await tx.insert(bookmarks).values(row).onConflictDoNothing();
}

export async function deleteBookmark(tx: Tx, userId: string, kind: BookmarkKind, id: string): Promise<void> {
  await tx.delete(bookmarks).where(ofThing(tx.tenantId, userId, kind, id));
}

export function listDiscussionTitles(tx: Tx, ids: string[]) {
  return tx
    .select({
      id: discussions.id,
      title: discussions.title,
      category: discussions.category,
      answersCount: discussions.answersCount,
      author: { id: users.id, fullName: users.fullName, roles: users.roles },
    })
    .from(discussions)
    .innerJoin(users, and(eq(users.tenantId, discussions.tenantId), eq(users.id, discussions.authorId)))
    .where(and(eq(discussions.tenantId, tx.tenantId), inArray(discussions.id, ids)));
}

/** Programs of these that everybody may see; what was taken back since is shown to nobody. */
export async function listOpenPrograms(tx: Tx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: programListings.programId })
    .from(programListings)
    .where(
      and(
        eq(programListings.tenantId, tx.tenantId),
        inArray(programListings.programId, ids),
        eq(programListings.isListed, true),
      ),
    );
  return rows.map(({ id }) => id);
}
