import type { ReviewName } from '@regimen/contract/reviews.ts';
import { and, desc, eq, ne, sql } from '../../db/drizzle.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, programListings, reviews, users } from '../../db/schema.ts';
import type { Place } from '../../paging.ts';

const said = {
  id: reviews.id,
  userId: reviews.userId,
  fullName: users.fullName,
  shownAs: reviews.shownAs,
  pseudonym: reviews.pseudonym,
  rating: reviews.rating,
  body: reviews.body,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
  createdAt: reviews.createdAt,
  editedAt: reviews.editedAt,
};
const byAuthor = and(eq(users.tenantId, reviews.tenantId), eq(users.id, reviews.userId));
const ofProgram = (tenantId: string, programId: string) =>
  and(eq(reviews.tenantId, tenantId), eq(reviews.programId, programId));

export type ReviewRow = Awaited<ReturnType<typeof findReview>> & object;

export async function findReview(tx: Tx, programId: string, userId: string) {
  const [row] = await tx
    .select(said)
    .from(reviews)
    .innerJoin(users, byAuthor)
    .where(and(ofProgram(tx.tenantId, programId), eq(reviews.userId, userId)));
  return row;
}

/** By its own id, for those who do not know whose it is. */
export async function findReviewById(tx: Tx, programId: string, id: string) {
  const [row] = await tx
    .select(said)
    .from(reviews)
    .innerJoin(users, byAuthor)
    .where(and(ofProgram(tx.tenantId, programId), eq(reviews.id, id)));
  return row;
}

/** Newest first, without one's own, which stands by itself. */
export function listReviews(
  tx: Tx,
  programId: string,
  given: { from: Place | undefined; most: number; without: string | undefined },
) {
  const { from, most, without } = given;
  const row = sql`(${reviews.createdAt}, ${reviews.id})`;
  const place = from && sql`(${from.at}::timestamptz, ${from.id}::uuid)`;
  const filters = [ofProgram(tx.tenantId, programId)];
  if (without) filters.push(ne(reviews.userId, without));
  if (place) filters.push(from.backwards ? sql`${row} > ${place}` : sql`${row} < ${place}`);
  const order = from?.backwards
    ? [reviews.createdAt, reviews.id]
    : [desc(reviews.createdAt), desc(reviews.id)];
  return tx
    .select(said)
    .from(reviews)
    .innerJoin(users, byAuthor)
    .where(and(...filters))
    .orderBy(...order)
    .limit(most);
}

export async function countStars(tx: Tx, programId: string): Promise<number[]> {
  const rows = await tx
    .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(ofProgram(tx.tenantId, programId))
    .groupBy(reviews.rating);
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}

/** Whoever writes a review of a program holds its row, so that two at once count two. */
async function holdListing(tx: Tx, programId: string): Promise<void> {
  await tx
    .select({ id: programListings.programId })
    .from(programListings)
    .where(and(eq(programListings.tenantId, tx.tenantId), eq(programListings.programId, programId)))
    .for('update');
}

interface Written {
  tenantId: string;
  programId: string;
  userId: string;
  rating: number;
  body: string;
  shownAs: ReviewName;
  pseudonym: string | null;
}

/** `true`: it is their first. */
export async function putReview(tx: Tx, row: Written, at: Date): Promise<boolean> {
  await holdListing(tx, row.programId);
  const before = await findReview(tx, row.programId, row.userId);
  if (before)
    await tx
      .update(reviews)
      .set({
        rating: row.rating,
        body: row.body,
        shownAs: row.shownAs,
        pseudonym: row.pseudonym,
        editedAt: at,
      })
      .where(and(ofProgram(tx.tenantId, row.programId), eq(reviews.userId, row.userId)));
  else await tx.insert(reviews).values({ ...row, id: newId(at.getTime()), createdAt: at });
  await countRating(tx, row.programId, before ? 0 : 1, row.rating - (before?.rating ?? 0));
  return !before;
}

export async function listReviewedBy(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ programId: reviews.programId })
    .from(reviews)
    .where(and(eq(reviews.tenantId, tx.tenantId), eq(reviews.userId, userId)))
    .orderBy(reviews.programId)
    .limit(10_000);
  return rows.map(({ programId }) => programId);
}

export async function deleteReview(tx: Tx, programId: string, userId: string): Promise<void> {
  await holdListing(tx, programId);
  const [gone] = await tx
    .delete(reviews)
    .where(and(ofProgram(tx.tenantId, programId), eq(reviews.userId, userId)))
    .returning({ rating: reviews.rating });
  if (gone) await countRating(tx, programId, -1, -gone.rating);
}

async function countRating(tx: Tx, programId: string, count: number, sum: number): Promise<void> {
  await tx
    .update(programListings)
    .set({
      ratingsCount: sql`${programListings.ratingsCount} + ${count}`,
      ratingsSum: sql`${programListings.ratingsSum} + ${sum}`,
    })
    .where(and(eq(programListings.tenantId, tx.tenantId), eq(programListings.programId, programId)));
}

export async function updateReply(
  tx: Tx,
  programId: string,
  id: string,
  change: { reply: string | null; repliedAt: Date | null },
): Promise<void> {
  await tx
    .update(reviews)
    .set(change)
    .where(and(ofProgram(tx.tenantId, programId), eq(reviews.id, id)));
}

/** Somebody follows the program, or did. */
export async function hasFollowed(tx: Tx, programId: string, userId: string) {
  const [row] = await tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        eq(enrollments.userId, userId),
        eq(enrollments.programId, programId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Every time somebody followed the program, the latest first. */
export function listFollowed(tx: Tx, programId: string, userId: string) {
  return tx
    .select({ status: enrollments.status, startedAt: enrollments.startedAt, endedAt: enrollments.endedAt })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        eq(enrollments.userId, userId),
        eq(enrollments.programId, programId),
      ),
    )
    .orderBy(desc(enrollments.startedAt))
    .limit(100);
}

/** Whose program it is and what it is called. */
export async function findReviewed(tx: Tx, programId: string) {
  const [row] = await tx
    .select({
      ownerId: programListings.ownerId,
      texts: programListings.texts,
      ownerName: users.fullName,
      ownerUsername: users.username,
    })
    .from(programListings)
    .innerJoin(
      users,
      and(eq(users.tenantId, programListings.tenantId), eq(users.id, programListings.ownerId)),
    )
    .where(and(eq(programListings.tenantId, tx.tenantId), eq(programListings.programId, programId)));
  return row;
}

export async function findName(tx: Tx, userId: string): Promise<string> {
  const [row] = await tx
    .select({ fullName: users.fullName })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
  return row?.fullName ?? '';
}
