import { and, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { chatCases, chatMembers, chats } from '../../db/schema.ts';

/** Somebody else than the follower has written: the follower has an answer. Gives the program, where there is one. */
export async function noteAnswer(
  tx: Tx,
  chatId: string,
  authorId: string,
  at: Date,
): Promise<string | undefined> {
  const [noted] = await tx
    .update(chatCases)
    .set({
      waitingSince: null,
      snoozedUntil: null,
      firstAnsweredAt: sql`coalesce(${chatCases.firstAnsweredAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(chatCases.tenantId, tx.tenantId),
        eq(chatCases.chatId, chatId),
        sql`${chatCases.followerId} <> ${authorId}`,
      ),
    )
    .returning({ programId: chatCases.programId });
  return noted?.programId;
}

/** A follower has written to somebody who looks after them in this program, and waits. Among others nothing is noted. */
export async function noteQuestion(
  tx: Tx,
  chatId: string,
  authorId: string,
  at: Date,
): Promise<string | undefined> {
  const { rows } = await tx.$client.query<{ program_id: string }>({
    name: 'note_question',
    text: `INSERT INTO chat_cases (tenant_id, chat_id, follower_id, program_id, waiting_since, first_asked_at)
      SELECT $1, $2, $3, e.program_id, $4, $4
      FROM enrollments e JOIN programs p ON p.tenant_id = e.tenant_id AND p.id = e.program_id
      WHERE e.tenant_id = $1 AND e.user_id = $3 AND e.access_ended_at IS NULL AND EXISTS (
        SELECT FROM chat_members c WHERE c.tenant_id = $1 AND c.chat_id = $2 AND c.user_id <> $3
          AND (c.user_id = p.owner_id OR EXISTS (
            SELECT FROM program_members m WHERE m.tenant_id = $1 AND m.program_id = p.id AND m.user_id = c.user_id
              AND m.permission IN ('edit', 'publish'))))
      ORDER BY e.ended_at IS NOT NULL, e.last_active_at DESC, e.id LIMIT 1
      ON CONFLICT (tenant_id, chat_id) DO UPDATE SET snoozed_until = NULL,
        waiting_since = coalesce(chat_cases.waiting_since, excluded.waiting_since)
      RETURNING program_id`,
    values: [tx.tenantId, chatId, authorId, at],
  });
  return rows[0]?.program_id;
}

/**
 * Somebody else than the follower has deleted what they wrote: without another answer the follower waits since their first
 * question after the last one. What went to many, and that a colleague joins, is no answer.
 */
export async function noteNoAnswer(tx: Tx, chatId: string, authorId: string): Promise<string | undefined> {
  const { rows } = await tx.$client.query<{ program_id: string }>({
    name: 'note_no_answer',
    text: `WITH question AS (
        SELECT answer.number AS answered, min(q.created_at) AS since
        FROM chat_cases k LEFT JOIN LATERAL (
          SELECT m.number FROM chat_messages m
          WHERE m.tenant_id = $1 AND m.chat_id = $2 AND m.author_id <> k.follower_id AND m.deleted_at IS NULL
            AND NOT EXISTS (SELECT FROM cohort_messages c WHERE c.tenant_id = $1 AND c.message_id = m.id)
            AND NOT EXISTS (SELECT FROM chat_members j WHERE j.tenant_id = $1 AND j.chat_id = $2
              AND j.user_id <> m.author_id AND j.joined_at = m.created_at)
          ORDER BY m.number DESC LIMIT 1) answer ON true
        JOIN chat_messages q ON q.tenant_id = $1 AND q.chat_id = $2 AND q.author_id = k.follower_id
          AND q.number > coalesce(answer.number, 0) AND q.deleted_at IS NULL AND q.created_at >= k.first_asked_at
        WHERE k.tenant_id = $1 AND k.chat_id = $2 AND k.follower_id <> $3
        GROUP BY answer.number)
      UPDATE chat_cases SET waiting_since = question.since,
        first_answered_at = CASE WHEN question.answered IS NOT NULL THEN first_answered_at END
      FROM question WHERE tenant_id = $1 AND chat_id = $2 AND waiting_since IS NULL
      RETURNING program_id`,
    values: [tx.tenantId, chatId, authorId],
  });
  return rows[0]?.program_id;
}

/** A conversation of two becomes one of several, with all that was written in it. */
export async function addMember(tx: Tx, chatId: string, userId: string, at: Date): Promise<void> {
  const ofChat = and(eq(chats.tenantId, tx.tenantId), eq(chats.id, chatId));
  const [chat] = await tx
    .update(chats)
    .set({ oneId: null, otherId: null })
    .where(ofChat)
    .returning({ lastNumber: chats.lastNumber, lastAt: chats.lastAt });
  if (!chat) return;
  await tx
    .insert(chatMembers)
    .values({ tenantId: tx.tenantId, chatId, userId, joinedAt: at, ...chat })
    .onConflictDoNothing();
}
