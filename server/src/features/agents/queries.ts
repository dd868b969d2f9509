import type { AnswerFeedback } from '@regimen/contract/agent-choices.ts';
import type { VersionPage } from '@regimen/contract/program-texts.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import {
  agentMessages,
  agentThreads,
  aiTests,
  programListings,
  programVersions,
  tasks,
  users,
} from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';

export type ThreadRow = typeof agentThreads.$inferSelect;
export type MessageRow = typeof agentMessages.$inferSelect;
export interface ShownMessage extends MessageRow {
  author: string | null;
}

const isThread = (tx: Tx, id: string) => and(eq(agentThreads.tenantId, tx.tenantId), eq(agentThreads.id, id));
const isMessage = (tx: Tx, id: string) =>
  and(eq(agentMessages.tenantId, tx.tenantId), eq(agentMessages.id, id));

/** As whom somebody talks about a program: the team's try-out, a follower's own, or a visitor's questions. */
export async function findStanding(tx: Tx, programId: string, userId: string) {
  const { rows } = await tx.$client.query<{
    ownerId: string;
    versionId: string | null;
    isTeam: boolean;
    enrollmentId: string | null;
    followedVersion: string | null;
  }>({
    name: 'find_agent_standing',
    text: `SELECT p.owner_id AS "ownerId", p.version_id AS "versionId",
        (p.owner_id = $3 OR EXISTS (SELECT FROM program_members m
          WHERE m.tenant_id = $1 AND m.program_id = p.id AND m.user_id = $3)) AS "isTeam",
        e.id AS "enrollmentId", e.version_id AS "followedVersion"
      FROM programs p LEFT JOIN LATERAL (
        SELECT id, version_id FROM enrollments WHERE tenant_id = $1 AND program_id = $2 AND user_id = $3
          AND access_ended_at IS NULL ORDER BY ended_at IS NOT NULL, started_at DESC LIMIT 1) e ON true
      WHERE p.tenant_id = $1 AND p.id = $2`,
    values: [tx.tenantId, programId, userId],
  });
  return rows[0];
}

export async function findVersionsAgent(tx: Tx, versionId: string) {
  const { tenantId, id, page, agent } = programVersions;
  const [row] = await tx
    .select({ page, agent })
    .from(programVersions)
    .where(and(eq(tenantId, tx.tenantId), eq(id, versionId)));
  return row as { page: VersionPage; agent: AgentItem | null } | undefined;
}

export async function findThread(tx: Tx, programId: string, userId: string): Promise<ThreadRow | undefined> {
  const [row] = await tx
    .select()
    .from(agentThreads)
    .where(
      and(
        eq(agentThreads.tenantId, tx.tenantId),
        eq(agentThreads.programId, programId),
        eq(agentThreads.userId, userId),
      ),
    );
  return row;
}

/** Until the transaction ends, nobody else writes in this thread. */
export async function holdThread(
  tx: Tx,
  { id, programId, userId, at }: { id: string; programId: string; userId: string; at: Date },
): Promise<ThreadRow> {
  const row = { tenantId: tx.tenantId, id, programId, userId, lastNumber: 0, lastAt: at, createdAt: at };
  const { tenantId, userId: person, programId: program } = agentThreads;
  const [held] = await tx
    .insert(agentThreads)
    .values(row)
    .onConflictDoUpdate({ target: [tenantId, person, program], set: { lastAt: at } })
    .returning();
  return held as ThreadRow;
}

export async function updateThread(tx: Tx, id: string, change: Partial<ThreadRow>): Promise<void> {
  await tx.update(agentThreads).set(change).where(isThread(tx, id));
}

/** Takes the thread's next number for it. */
export async function insertMessage(
  tx: Tx,
  threadId: string,
  message: Omit<MessageRow, 'tenantId' | 'threadId' | 'number'>,
): Promise<MessageRow> {
  const row = { tenantId: tx.tenantId, threadId, ...message };
  const { tenantId, id, lastNumber } = agentThreads;
  const number = sql<number>`(SELECT ${lastNumber} FROM ${agentThreads} WHERE ${tenantId} = ${tx.tenantId} AND ${id} = ${threadId})`;
  const [, [inserted]] = await inOrder(
    tx
      .update(agentThreads)
      .set({ lastNumber: sql`${lastNumber} + 1`, lastAt: message.createdAt })
      .where(isThread(tx, threadId)),
    tx
      .insert(agentMessages)
      .values({ ...row, number })
      .returning({ number: agentMessages.number }),
  );
  return { ...row, number: inserted?.number ?? 1 };
}

export async function findMessage(tx: Tx, id: string): Promise<MessageRow | undefined> {
  const [row] = await tx.select().from(agentMessages).where(isMessage(tx, id));
  return row;
}

export async function holdMessage(tx: Tx, id: string): Promise<MessageRow | undefined> {
  const [row] = await tx.select().from(agentMessages).where(isMessage(tx, id)).for('update');
  return row;
}

export async function updateMessage(tx: Tx, id: string, change: Partial<MessageRow>): Promise<void> {
  await tx.update(agentMessages).set(change).where(isMessage(tx, id));
}

/** Taken back, nothing that was made of it stays. */
export async function setLent(tx: Tx, id: string, lentAt: Date | null): Promise<void> {
  await updateMessage(tx, id, { lentAt });
  if (lentAt === null)
    await tx.delete(aiTests).where(and(eq(aiTests.tenantId, tx.tenantId), eq(aiTests.messageId, id)));
}

export const setFeedback = (tx: Tx, id: string, feedback: AnswerFeedback | null): Promise<void> =>
  updateMessage(tx, id, { feedback });

const columns = `m.tenant_id AS "tenantId", m.id, m.thread_id AS "threadId", m.number, m.speaker,
  coalesce(c.body, m.body) AS body, m.chat_message_id AS "chatMessageId", m.author_id AS "authorId", m.kind, m.state,
  m.question_id AS "questionId", m.cites, m.offers, m.feedback, m.exchange_id AS "exchangeId",
  m.created_at AS "createdAt", m.awaited_at AS "awaitedAt", m.lent_at AS "lentAt", u.full_name AS author`;

/** From one number to another, oldest first. What went to the team and came from it has its words in their conversation. */
export async function listMessages(
  tx: Tx,
  threadId: string,
  from: number,
  to: number,
): Promise<ShownMessage[]> {
  const { rows } = await tx.$client.query<ShownMessage>({
    name: 'list_agent_messages',
    text: `SELECT ${columns} FROM agent_messages m
      LEFT JOIN chat_messages c ON c.tenant_id = m.tenant_id AND c.id = m.chat_message_id
      LEFT JOIN users u ON u.tenant_id = m.tenant_id AND u.id = m.author_id
      WHERE m.tenant_id = $1 AND m.thread_id = $2 AND m.number BETWEEN $3 AND $4 ORDER BY m.number`,
    values: [tx.tenantId, threadId, from, to],
  });
  return rows;
}

export async function findMessageOwner(
  tx: Tx,
  programId: string,
  messageId: string,
): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: agentThreads.userId })
    .from(agentMessages)
    .innerJoin(
      agentThreads,
      and(eq(agentThreads.tenantId, agentMessages.tenantId), eq(agentThreads.id, agentMessages.threadId)),
    )
    .where(and(isMessage(tx, messageId), eq(agentThreads.programId, programId)));
  return row;
}

/** How much somebody has asked of all agents since then. */
export async function countAsked(tx: Tx, userId: string, since: Date): Promise<number> {
  const { rows } = await tx.$client.query<{ asked: number }>({
    name: 'count_asked',
    text: `SELECT count(*)::int AS asked FROM agent_threads t
      JOIN agent_messages m ON m.tenant_id = t.tenant_id AND m.thread_id = t.id
      WHERE t.tenant_id = $1 AND t.user_id = $2 AND t.last_at >= $3 AND m.speaker = 'person' AND m.created_at >= $3`,
    values: [tx.tenantId, userId, since],
  });
  return rows[0]?.asked ?? 0;
}

export interface CardRow {
  programId: string;
  page: VersionPage;
  agent: AgentItem | null;
  speaker: MessageRow['speaker'] | null;
  body: string | null;
  at: Date | null;
  isHandedOver: boolean;
}

/** Programs that somebody follows or has asked about and can still see, those they asked last first. */
export async function listCards(tx: Tx, userId: string, most: number): Promise<CardRow[]> {
  const { rows } = await tx.$client.query<CardRow>({
    name: 'list_agent_cards',
    text: `WITH mine AS (
        SELECT program_id, max(started_at) AS at FROM enrollments
          WHERE tenant_id = $1 AND user_id = $2 AND access_ended_at IS NULL GROUP BY program_id
        UNION ALL SELECT program_id, last_at FROM agent_threads WHERE tenant_id = $1 AND user_id = $2
      ), programs_of AS (SELECT program_id, max(at) AS at FROM mine GROUP BY program_id)
      SELECT o.program_id AS "programId", v.page, v.agent, m.speaker, left(coalesce(c.body, m.body), 200) AS body,
        m.created_at AS at, t.handed_over_at IS NOT NULL AS "isHandedOver"
      FROM programs_of o
      JOIN program_listings l ON l.tenant_id = $1 AND l.program_id = o.program_id
      JOIN program_versions v ON v.tenant_id = $1 AND v.id = l.version_id
      LEFT JOIN agent_threads t ON t.tenant_id = $1 AND t.user_id = $2 AND t.program_id = o.program_id
      LEFT JOIN agent_messages m ON m.tenant_id = $1 AND m.thread_id = t.id AND m.number = t.last_number
      LEFT JOIN chat_messages c ON c.tenant_id = $1 AND c.id = m.chat_message_id
      ORDER BY coalesce(m.created_at, o.at) DESC, o.program_id LIMIT $3`,
    values: [tx.tenantId, userId, most],
  });
  return rows;
}

/** A follower's open tasks, each by the step or module that asks for it. */
export async function findOpenTasks(tx: Tx, enrollmentId: string): Promise<Map<string, string>> {
  const { rows } = await tx.$client.query<{ id: string; place: string }>({
    name: 'find_open_tasks_of_agent',
    text: `SELECT id, coalesce(node, module) AS place FROM tasks
      WHERE tenant_id = $1 AND enrollment_id = $2 AND target = 'follower' AND status = 'open'
        AND coalesce(node, module) IS NOT NULL ORDER BY opened_at DESC, id LIMIT 50`,
    values: [tx.tenantId, enrollmentId],
  });
  return new Map(rows.map(({ id, place }) => [place, id]));
}

/** The alert that waits for the experts, if it does. */
export async function findOpenDanger(tx: Tx, taskId: string) {
  const [row] = await tx
    .select({ taskId: tasks.id, programId: tasks.programId, userId: tasks.userId })
    .from(tasks)
    .where(and(eq(tasks.tenantId, tx.tenantId), eq(tasks.id, taskId), eq(tasks.status, 'open')));
  return row;
}

export async function findFullName(tx: Tx, userId: string): Promise<string> {
  const [row] = await tx
    .select({ name: users.fullName })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
  return row?.name ?? '';
}

/** What somebody answered last in a program, each sheet by its step's name. */
export async function listLastAnswers(tx: Tx, enrollmentId: string, most: number) {
  const { rows } = await tx.$client.query<{ id: string; name: string; answers: string; closedAt: Date }>({
    name: 'list_last_answers',
    text: `SELECT id, name, left(result::text, 2000) AS answers, closed_at AS "closedAt" FROM tasks
      WHERE tenant_id = $1 AND enrollment_id = $2 AND target = 'follower' AND status = 'done'
        AND result ->> 'type' = 'answers' ORDER BY closed_at DESC, id LIMIT $3`,
    values: [tx.tenantId, enrollmentId, most],
  });
  return rows;
}

export async function findPublished(tx: Tx, programId: string): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: programListings.ownerId })
    .from(programListings)
    .where(and(eq(programListings.tenantId, tx.tenantId), eq(programListings.programId, programId)));
  return row;
}
