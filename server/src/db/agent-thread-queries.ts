import { newId } from './ids.ts';
import type { Tx } from './pool.ts';

/**
 * What somebody of the team writes in the conversation that a thread was handed over to stands in the thread too. Of several
 * programs of one creator it is the one handed over last. Gives whose thread it is.
 */
export async function bringToThread(
  tx: Tx,
  { chatId, messageId, authorId, at }: { chatId: string; messageId: string; authorId: string; at: Date },
): Promise<{ userId: string; programId: string } | undefined> {
  const { rows } = await tx.$client.query<{ userId: string; programId: string }>({
    name: 'bring_to_thread',
    text: `WITH thread AS (
        UPDATE agent_threads SET last_number = last_number + 1, last_at = $4
        WHERE tenant_id = $1 AND id = (
          SELECT id FROM agent_threads WHERE tenant_id = $1 AND chat_id = $2 AND handed_over_at IS NOT NULL
            AND user_id <> $3 ORDER BY handed_over_at DESC LIMIT 1)
        RETURNING id, user_id, program_id, last_number
      ), brought AS (
        INSERT INTO agent_messages (tenant_id, id, thread_id, number, speaker, body, chat_message_id, author_id, state,
          cites, offers, created_at)
        SELECT $1, $5, id, last_number, 'team', '', $6, $3, 'done', '[]', '[]', $4 FROM thread
      )
      SELECT user_id AS "userId", program_id AS "programId" FROM thread`,
    values: [tx.tenantId, chatId, authorId, at, newId(at.getTime()), messageId],
  });
  return rows[0];
}
