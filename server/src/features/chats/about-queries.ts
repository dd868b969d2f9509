import type { BookingState } from '@regimen/contract/booking-choices.ts';
import type { AboutKind } from '@regimen/contract/message-about.ts';
import type { TaskStatus } from '@regimen/contract/tasks.ts';
import { isConnected } from '../../db/connected.ts';
import { and, desc, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import {
  bookings,
  chatAbouts,
  chatMembers,
  chatMessages,
  discussions,
  enrollments,
  kpiReadings,
  programMembers,
  programs,
  services,
  sessionHosts,
  tasks,
} from '../../db/schema.ts';

/** Whose it is and in which program; who may see it follows from that. */
export interface AboutPlace {
  userId: string;
  programId: string;
  enrollmentId: string;
  versionId: string;
}
const place = {
  userId: enrollments.userId,
  programId: enrollments.programId,
  enrollmentId: enrollments.id,
  versionId: enrollments.versionId,
};

export async function findTask(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      ...place,
      name: tasks.name,
      kind: tasks.kind,
      status: sql<TaskStatus>`${tasks.status}`,
      at: sql<Date>`coalesce(${tasks.closedAt}, ${tasks.openedAt})`.mapWith(tasks.openedAt),
    })
    .from(tasks)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, tasks.tenantId), eq(enrollments.id, tasks.enrollmentId)),
    )
    .where(and(eq(tasks.tenantId, tx.tenantId), eq(tasks.id, id), eq(tasks.target, 'follower')));
  return row;
}

export async function findReading(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      ...place,
      kpi: kpiReadings.kpi,
      value: kpiReadings.givenValue,
      unit: kpiReadings.givenUnit,
      takenAt: kpiReadings.takenAt,
    })
    .from(kpiReadings)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, kpiReadings.tenantId), eq(enrollments.id, kpiReadings.enrollmentId)),
    )
    .where(and(eq(kpiReadings.tenantId, tx.tenantId), eq(kpiReadings.id, id)));
  return row;
}

export async function findEnrollment(tx: Tx, id: string) {
  const [row] = await tx
    .select(place)
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.id, id)));
  return row;
}

export async function findDiscussion(tx: Tx, id: string) {
  const [row] = await tx
    .select({ title: discussions.title, authorId: discussions.authorId })
    .from(discussions)
    .where(and(eq(discussions.tenantId, tx.tenantId), eq(discussions.id, id)));
  return row;
}

export async function findBooking(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      clientId: bookings.userId,
      terms: bookings.terms,
      state: sql<BookingState>`${bookings.state}`,
      from: bookings.fromAt,
      /** Whoever gives it, and then whose service it is. */
      hosts: sql<string[]>`array(SELECT h.user_id::text FROM ${sessionHosts} h
          WHERE h.tenant_id = ${bookings.tenantId} AND h.session_id = ${bookings.sessionId} ORDER BY h.user_id)
        || array(SELECT o.user_id::text FROM ${services} o
          WHERE o.tenant_id = ${bookings.tenantId} AND o.id = ${bookings.serviceId})`,
    })
    .from(bookings)
    .where(and(eq(bookings.tenantId, tx.tenantId), eq(bookings.id, id)));
  return row;
}

/** Whether this person works on the program, and its follower still shares with it what they do. */
export async function looksAfter(tx: Tx, viewerId: string, { enrollmentId }: AboutPlace): Promise<boolean> {
  const [row] = await tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .innerJoin(
      programs,
      and(eq(programs.tenantId, enrollments.tenantId), eq(programs.id, enrollments.programId)),
    )
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        eq(enrollments.id, enrollmentId),
        isConnected,
        sql`(${programs.ownerId} = ${viewerId} OR EXISTS (SELECT FROM ${programMembers} m
          WHERE m.tenant_id = ${tx.tenantId} AND m.program_id = ${programs.id} AND m.user_id = ${viewerId}
            AND m.permission IN ('edit', 'publish')))`,
      ),
    );
  return row !== undefined;
}

export async function findProgramOwner(tx: Tx, programId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ ownerId: programs.ownerId })
    .from(programs)
    .where(and(eq(programs.tenantId, tx.tenantId), eq(programs.id, programId)));
  return row?.ownerId;
}

export async function insertAbout(
  tx: Tx,
  row: Omit<typeof chatAbouts.$inferInsert, 'tenantId'>,
): Promise<void> {
  await tx.insert(chatAbouts).values({ tenantId: tx.tenantId, ...row });
}

export async function findAboutOf(tx: Tx, chatId: string, messageId: string) {
  const [row] = await tx
    .select({
      kind: sql<AboutKind>`${chatAbouts.kind}`,
      name: chatAbouts.name,
      node: chatAbouts.node,
      id: sql<
        string | null
      >`coalesce(${chatAbouts.taskId}, ${chatAbouts.readingId}, ${chatAbouts.enrollmentId}, ${chatAbouts.discussionId}, ${chatAbouts.bookingId})`,
    })
    .from(chatAbouts)
    .innerJoin(
      chatMessages,
      and(eq(chatMessages.tenantId, chatAbouts.tenantId), eq(chatMessages.id, chatAbouts.messageId)),
    )
    .where(
      and(
        eq(chatAbouts.tenantId, tx.tenantId),
        eq(chatAbouts.messageId, messageId),
        eq(chatMessages.chatId, chatId),
        sql`${chatMessages.deletedAt} IS NULL`,
      ),
    );
  return row;
}

/** Somebody's chats in which a discussion was written about. */
export async function listDiscussionChats(tx: Tx, userId: string, most: number): Promise<string[]> {
  const rows = await tx
    .select({ id: chatMembers.chatId })
    .from(chatMembers)
    .where(
      and(
        eq(chatMembers.tenantId, tx.tenantId),
        eq(chatMembers.userId, userId),
        sql`EXISTS (SELECT FROM ${chatAbouts} a
          JOIN ${chatMessages} m ON m.tenant_id = a.tenant_id AND m.id = a.message_id
          WHERE a.tenant_id = ${tx.tenantId} AND a.kind = 'discussion' AND m.chat_id = ${chatMembers.chatId})`,
      ),
    )
    .orderBy(desc(chatMembers.lastAt))
    .limit(most);
  return rows.map(({ id }) => id);
}
