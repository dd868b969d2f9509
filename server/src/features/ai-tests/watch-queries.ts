import type { AgentItem } from '@regimen/engine/items.ts';
import type { Tx } from '../../db/pool.ts';
import type { Subject } from './queries.ts';

/** Agents and AI modules of published programs, none of whose tests was run since; longest ago first. */
export async function listUnwatched(tx: Tx, before: Date, most: number): Promise<Subject[]> {
  const { rows } = await tx.$client.query<Subject>({
    name: 'list_unwatched_ai',
    text: `SELECT r.protocol_id AS "protocolId", r.kind, r.subject FROM programs p
      JOIN program_protocols c ON c.tenant_id = p.tenant_id AND c.program_id = p.id
      JOIN ai_test_results r ON r.tenant_id = p.tenant_id AND r.protocol_id = c.protocol_id
      WHERE p.tenant_id = $1 AND p.version_id IS NOT NULL AND p.archived_at IS NULL
        AND (r.kind = 'module' OR r.subject = p.agent_id::text)
      GROUP BY r.protocol_id, r.kind, r.subject HAVING max(r.ran_at) < $2
      ORDER BY max(r.ran_at), r.protocol_id, r.subject LIMIT $3`,
    values: [tx.tenantId, before, most],
  });
  return rows;
}

export interface PublishedVersion {
  content: string;
  agent: AgentItem | null;
  publishedAt: Date;
  ownerId: string;
  title: string;
}

/** The newest version that it is part of. */
export async function findPublishedVersion(
  tx: Tx,
  { protocolId, kind, subject }: Subject,
): Promise<PublishedVersion | undefined> {
  const { rows } = await tx.$client.query<PublishedVersion>({
    name: 'find_published_ai',
    text: `SELECT v.content, v.agent, v.published_at AS "publishedAt", p.owner_id AS "ownerId",
        coalesce(p.texts -> 'en' ->> 'title', p.texts -> 'ar' ->> 'title', '') AS title
      FROM program_protocols c JOIN programs p ON p.tenant_id = c.tenant_id AND p.id = c.program_id
      JOIN program_versions v ON v.tenant_id = p.tenant_id AND v.id = p.version_id
      WHERE c.tenant_id = $1 AND c.protocol_id = $2 AND p.archived_at IS NULL
        AND ($3 = 'module' OR p.agent_id::text = $4)
      ORDER BY v.published_at DESC, v.id LIMIT 1`,
    values: [tx.tenantId, protocolId, kind, subject],
  });
  return rows[0];
}
