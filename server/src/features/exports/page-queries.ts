import { chatMessages, chats } from '../../db/chat-schema.ts';
import { and, desc, eq, isNotNull, isNull, ne, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import {
  answers,
  discussions,
  enrollments,
  programListings,
  programVersions,
  reviews,
  tasks,
  users,
} from '../../db/schema.ts';
import { shortPage } from '../../db/short-rows.ts';

export async function findPerson(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      id: users.id,
      fullName: users.fullName,
      username: users.username,
      email: users.email,
      locale: users.locale,
      zone: users.zone,
      units: users.units,
      roles: users.roles,
      bio: users.bio,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, id)));
  return row;
}

export async function listEnrollmentIds(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.userId, userId)))
    .orderBy(enrollments.startedAt)
    .limit(1_000);
  return rows.map(({ id }) => id);
}

/** The newest first. */
export const listJoined = (tx: Tx, userId: string, most: number) =>
  tx
    .select({
      id: enrollments.id,
      status: enrollments.status,
      startedAt: enrollments.startedAt,
      endedAt: enrollments.endedAt,
      input: enrollments.input,
      page: shortPage,
    })
    .from(enrollments)
    .innerJoin(
      programVersions,
      and(eq(programVersions.tenantId, enrollments.tenantId), eq(programVersions.id, enrollments.versionId)),
    )
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.userId, userId)))
    .orderBy(desc(enrollments.startedAt))
    .limit(most);

/** What the person handed in, the newest first. */
export const listHandedIn = (tx: Tx, userId: string, most: number) =>
  tx
    .select({
      name: tasks.name,
      item: tasks.item,
      protocolIndex: tasks.protocolIndex,
      versionId: sql<string>`coalesce(${tasks.versionId}, ${enrollments.versionId})`,
      closedAt: tasks.closedAt,
      result: tasks.result,
      page: shortPage,
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
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.userId, userId),
        eq(tasks.target, 'follower'),
        isNotNull(tasks.result),
        isNotNull(tasks.closedAt),
      ),
    )
    .orderBy(desc(tasks.closedAt))
    .limit(most);

/** Questions and answers, with the HTML that is kept of them. */
export async function listWritten(tx: Tx, userId: string, most: number) {
  const asked = await tx
    .select({
      kind: sql<'asked'>`'asked'`,
      title: discussions.title,
      body: discussions.body,
      html: discussions.html,
      htmlRules: discussions.htmlRules,
      at: discussions.createdAt,
    })
    .from(discussions)
    .where(and(eq(discussions.tenantId, tx.tenantId), eq(discussions.authorId, userId)))
    .orderBy(desc(discussions.createdAt))
    .limit(most);
  const answered = await tx
    .select({
      kind: sql<'answered'>`'answered'`,
      title: discussions.title,
      body: answers.body,
      html: answers.html,
      htmlRules: answers.htmlRules,
      at: answers.createdAt,
    })
    .from(answers)
    .innerJoin(
      discussions,
      and(eq(discussions.tenantId, answers.tenantId), eq(discussions.id, answers.discussionId)),
    )
    .where(and(eq(answers.tenantId, tx.tenantId), eq(answers.authorId, userId)))
    .orderBy(desc(answers.createdAt))
    .limit(most);
  return [...asked, ...answered];
}

/** Messages to people and groups, with the name of either. */
export const listSent = (tx: Tx, userId: string, most: number) =>
  tx
    .select({
      title: sql<string | null>`coalesce(${chats.title}, ${users.fullName})`,
      body: chatMessages.body,
      at: chatMessages.createdAt,
    })
    .from(chatMessages)
    .innerJoin(chats, and(eq(chats.tenantId, chatMessages.tenantId), eq(chats.id, chatMessages.chatId)))
    .leftJoin(
      users,
      and(
        eq(users.tenantId, chats.tenantId),
        eq(
          users.id,
          sql`CASE WHEN ${chats.oneId} = ${userId}::uuid THEN ${chats.otherId} ELSE ${chats.oneId} END`,
        ),
      ),
    )
    .where(
      and(
        eq(chatMessages.tenantId, tx.tenantId),
        eq(chatMessages.authorId, userId),
        isNull(chatMessages.deletedAt),
        ne(chatMessages.body, ''),
      ),
    )
    .orderBy(desc(chatMessages.createdAt))
    .limit(most);

export const listReviewed = (tx: Tx, userId: string, most: number) =>
  tx
    .select({
      texts: programListings.texts,
      rating: reviews.rating,
      body: reviews.body,
      at: reviews.createdAt,
    })
    .from(reviews)
    .leftJoin(
      programListings,
      and(eq(programListings.tenantId, reviews.tenantId), eq(programListings.programId, reviews.programId)),
    )
    .where(and(eq(reviews.tenantId, tx.tenantId), eq(reviews.userId, userId)))
    .orderBy(desc(reviews.createdAt))
    .limit(most);
