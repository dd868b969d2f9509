import type { inboxViews } from '@regimen/contract/inbox.ts';
import { and, asc, eq, inArray, ne, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import {
  chatAlerts,
  chatCases,
  chatMembers,
  chatMessages,
  programListings,
  savedReplies,
  tasks,
  users,
} from '../../db/schema.ts';
import type { Titles } from '../../db/short-rows.ts';
import { listedTitles } from '../../db/short-rows.ts';

export interface InboxFilter {
  show: (typeof inboxViews)[number];
  programIds: readonly string[];
}

export interface CaseRow extends Record<string, unknown> {
  chatId: string;
  followerId: string;
  follower: string;
  programId: string;
  texts: Titles;
  waitingSince: string | null;
  firstAskedAt: string;
  firstAnsweredAt: string | null;
  assignedTo: string | null;
  assignee: string | null;
  note: string;
  snoozedUntil: string | null;
  lastAt: string;
  isMember: boolean;
  opening: string | null;
  followUpId: string | null;
}

const columns = (
  viewerId: string,
): SQL => sql`k.chat_id AS "chatId", k.follower_id AS "followerId", f.full_name AS follower,
  k.program_id AS "programId", ${listedTitles} AS texts, k.waiting_since AS "waitingSince",
  k.first_asked_at AS "firstAskedAt", k.first_answered_at AS "firstAnsweredAt", k.assigned_to AS "assignedTo",
  a.full_name AS assignee, CASE WHEN k.assigned_to = ${viewerId} THEN k.assigned_note ELSE '' END AS note,
  k.snoozed_until AS "snoozedUntil", c.last_at AS "lastAt", me.user_id IS NOT NULL AS "isMember",
  CASE WHEN me.user_id IS NOT NULL THEN left(coalesce(theirs.body, m.body), 140) END AS opening, danger.id AS "followUpId"`;
const tables = (tx: Tx, viewerId: string): SQL => sql`${chatCases} k
  JOIN chats c ON c.tenant_id = k.tenant_id AND c.id = k.chat_id
  JOIN ${users} f ON f.tenant_id = k.tenant_id AND f.id = k.follower_id
  JOIN ${programListings} ON ${programListings.tenantId} = k.tenant_id AND ${programListings.programId} = k.program_id
  LEFT JOIN ${users} a ON a.tenant_id = k.tenant_id AND a.id = k.assigned_to
  LEFT JOIN ${chatMembers} me ON me.tenant_id = k.tenant_id AND me.chat_id = k.chat_id AND me.user_id = ${viewerId}
  LEFT JOIN LATERAL (SELECT said.body FROM ${chatMessages} said
    WHERE said.tenant_id = k.tenant_id AND said.chat_id = k.chat_id AND said.deleted_at IS NULL
    ORDER BY said.number DESC LIMIT 1) m ON true
  LEFT JOIN LATERAL (SELECT t.id FROM ${chatAlerts} al JOIN ${tasks} t ON t.tenant_id = al.tenant_id AND t.id = al.task_id
    WHERE al.tenant_id = k.tenant_id AND al.chat_id = k.chat_id AND t.status = 'open' LIMIT 1) danger ON true
  LEFT JOIN LATERAL (SELECT said.body FROM ${chatMessages} said
    WHERE danger.id IS NOT NULL AND said.tenant_id = k.tenant_id AND said.chat_id = k.chat_id
      AND said.author_id = k.follower_id AND said.deleted_at IS NULL
    ORDER BY said.number DESC LIMIT 1) theirs ON true
  WHERE k.tenant_id = ${tx.tenantId} AND k.follower_id <> ${viewerId}
    AND EXISTS (SELECT FROM enrollments e WHERE e.tenant_id = k.tenant_id AND e.user_id = k.follower_id
      AND e.program_id = k.program_id AND (e.access_ended_at IS NULL OR danger.id IS NOT NULL))`;

const isSnoozed = (now: Date): SQL =>
  sql`coalesce(k.snoozed_until > ${now.toISOString()}::timestamptz, false)`;
const isWaiting = (now: Date): SQL =>
  sql`(k.waiting_since IS NOT NULL AND NOT ${isSnoozed(now)} OR danger.id IS NOT NULL)`;

/** Who may be in danger first, then who waits, longest first, then by what was said last. */
export async function listCases(
  tx: Tx,
  viewerId: string,
  { show, programIds }: InboxFilter,
  now: Date,
  most: number,
): Promise<CaseRow[]> {
  const wanted = {
    waiting: isWaiting(now),
    mine: sql`k.assigned_to = ${viewerId}`,
    snoozed: isSnoozed(now),
    all: sql`true`,
    danger: sql`danger.id IS NOT NULL`,
  }[show];
  const { rows } = await tx.execute<CaseRow>(sql`SELECT ${columns(viewerId)} FROM ${tables(tx, viewerId)}
    AND k.program_id = ANY(${sql.param(programIds)}::uuid[]) AND ${wanted}
    ORDER BY danger.id IS NULL, k.waiting_since ASC NULLS LAST, c.last_at DESC, k.chat_id LIMIT ${most}`);
  return rows;
}

export async function findCase(tx: Tx, viewerId: string, chatId: string): Promise<CaseRow | undefined> {
  const { rows } = await tx.execute<CaseRow>(
    sql`SELECT ${columns(viewerId)} FROM ${tables(tx, viewerId)} AND k.chat_id = ${chatId} AND me.user_id IS NOT NULL`,
  );
  return rows[0];
}

/** Everybody in these chats but their follower. */
export function listExpertsIn(tx: Tx, chatIds: readonly string[]) {
  return tx
    .select({ chatId: chatMembers.chatId, id: users.id, fullName: users.fullName })
    .from(chatMembers)
    .innerJoin(
      chatCases,
      and(eq(chatCases.tenantId, chatMembers.tenantId), eq(chatCases.chatId, chatMembers.chatId)),
    )
    .innerJoin(users, and(eq(users.tenantId, chatMembers.tenantId), eq(users.id, chatMembers.userId)))
    .where(
      and(
        eq(chatMembers.tenantId, tx.tenantId),
        inArray(chatMembers.chatId, [...chatIds]),
        ne(chatMembers.userId, chatCases.followerId),
      ),
    )
    .orderBy(asc(users.fullName), asc(users.id));
}

/** What waits for the experts because of what was written in this chat. */
export async function listOpenAlerts(tx: Tx, chatId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: tasks.id })
    .from(chatAlerts)
    .innerJoin(tasks, and(eq(tasks.tenantId, chatAlerts.tenantId), eq(tasks.id, chatAlerts.taskId)))
    .where(
      and(eq(chatAlerts.tenantId, tx.tenantId), eq(chatAlerts.chatId, chatId), eq(tasks.status, 'open')),
    );
  return rows.map(({ id }) => id);
}

export async function updateCase(
  tx: Tx,
  chatId: string,
  change: Partial<typeof chatCases.$inferInsert>,
): Promise<void> {
  await tx
    .update(chatCases)
    .set(change)
    .where(and(eq(chatCases.tenantId, tx.tenantId), eq(chatCases.chatId, chatId)));
}

/** How many wait, just as their list shows them, and how soon people were first answered since then. */
export async function readFigures(
  tx: Tx,
  viewerId: string,
  programIds: readonly string[],
  now: Date,
  since: Date,
) {
  const { rows } = await tx.execute<{ waiting: number; answered: number; medianMinutes: number | null }>(sql`
    SELECT (SELECT count(*) FROM ${tables(tx, viewerId)}
        AND k.program_id = ANY(${sql.param(programIds)}::uuid[]) AND ${isWaiting(now)})::int AS waiting,
      (count(*) FILTER (WHERE k.first_answered_at > ${since.toISOString()}::timestamptz))::int AS answered,
      round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM k.first_answered_at - k.first_asked_at) / 60)
        FILTER (WHERE k.first_answered_at > ${since.toISOString()}::timestamptz))::numeric)::int AS "medianMinutes"
    FROM ${chatCases} k
    WHERE k.tenant_id = ${tx.tenantId} AND k.program_id = ANY(${sql.param(programIds)}::uuid[])`);
  return rows[0] ?? { waiting: 0, answered: 0, medianMinutes: null };
}

const ofOwner = (tx: Tx, userId: string) =>
  and(eq(savedReplies.tenantId, tx.tenantId), eq(savedReplies.userId, userId));

export function listSavedReplies(tx: Tx, userId: string, most: number) {
  return tx
    .select({ id: savedReplies.id, title: savedReplies.title, body: savedReplies.body })
    .from(savedReplies)
    .where(ofOwner(tx, userId))
    .orderBy(asc(savedReplies.title), asc(savedReplies.id))
    .limit(most);
}

export const countSavedReplies = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(savedReplies, ofOwner(tx, userId));

export async function insertSavedReply(
  tx: Tx,
  row: Omit<typeof savedReplies.$inferInsert, 'tenantId'>,
): Promise<void> {
  await tx.insert(savedReplies).values({ tenantId: tx.tenantId, ...row });
}

const ofReply = (tx: Tx, id: string) => and(eq(savedReplies.tenantId, tx.tenantId), eq(savedReplies.id, id));

export async function findSavedReplyOwner(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ userId: savedReplies.userId }).from(savedReplies).where(ofReply(tx, id));
  return row?.userId;
}

export async function updateSavedReply(
  tx: Tx,
  id: string,
  words: { title: string; body: string },
): Promise<void> {
  await tx.update(savedReplies).set(words).where(ofReply(tx, id));
}

export async function deleteSavedReply(tx: Tx, id: string): Promise<void> {
  await tx.delete(savedReplies).where(ofReply(tx, id));
}
