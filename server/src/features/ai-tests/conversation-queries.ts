import type { AnswerFeedback, AnswerKind } from '@regimen/contract/agent-choices.ts';
import type { KeptCite } from '../../db/agent-schema.ts';
import type { Tx } from '../../db/pool.ts';
import type { Subject } from './queries.ts';

export interface LentAnswer {
  id: string;
  question: string;
  answer: string;
  kind: AnswerKind;
  cites: KeptCite[];
  feedback: AnswerFeedback | null;
  userId: string;
  names: string[];
}

/**
 * Answers that their people let the team make tests of, newest first: of programs of the protocol that have this agent, as
 * far as the caller works on them.
 */
export async function listLent(
  tx: Tx,
  { protocolId, subject }: Subject,
  callerId: string,
  { most, message = null }: { most: number; message?: string | null },
): Promise<LentAnswer[]> {
  const { rows } = await tx.$client.query<LentAnswer>({
    name: 'list_lent_answers',
    text: `SELECT a.id, q.body AS question, a.body AS answer, a.kind, a.cites, a.feedback, t.user_id AS "userId",
        ARRAY[u.full_name, u.username] AS names
      FROM program_protocols c
      JOIN programs p ON p.tenant_id = c.tenant_id AND p.id = c.program_id AND p.agent_id::text = $3
      JOIN agent_threads t ON t.tenant_id = p.tenant_id AND t.program_id = p.id
      JOIN agent_messages a ON a.tenant_id = t.tenant_id AND a.thread_id = t.id
      JOIN agent_messages q ON q.tenant_id = a.tenant_id AND q.id = a.question_id
      JOIN users u ON u.tenant_id = t.tenant_id AND u.id = t.user_id
      WHERE c.tenant_id = $1 AND c.protocol_id = $2 AND a.lent_at IS NOT NULL AND a.kind IS NOT NULL AND q.body <> ''
        AND (p.owner_id = $4 OR EXISTS (SELECT FROM program_members m
          WHERE m.tenant_id = $1 AND m.program_id = p.id AND m.user_id = $4))
        AND ($6::uuid IS NULL OR a.id = $6)
        AND NOT EXISTS (SELECT FROM ai_tests x WHERE x.tenant_id = $1 AND x.message_id = a.id
          AND x.protocol_id = $2 AND x.subject = $3)
      ORDER BY a.lent_at DESC, a.id LIMIT $5`,
    values: [tx.tenantId, protocolId, subject, callerId, most, message],
  });
  return rows;
}
