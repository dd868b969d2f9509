import type { AgentItem } from '@regimen/engine/items.ts';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { programs } from '../../db/schema.ts';
import type { Subject } from './queries.ts';

/** Published programs that use AI and were not looked through since; longest ago first. */
export async function listUnwatched(tx: Tx, before: Date, most: number): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: 'list_unwatched_ai',
    text: `SELECT p.id FROM programs p
      JOIN program_versions v ON v.tenant_id = p.tenant_id AND v.id = p.version_id
      WHERE p.tenant_id = $1 AND p.archived_at IS NULL AND v.uses_ai
        AND (p.ai_watched_at IS NULL OR p.ai_watched_at < $2)
      ORDER BY p.ai_watched_at NULLS FIRST, p.id LIMIT $3`,
    values: [tx.tenantId, before, most],
  });
  return rows.map(({ id }) => id);
}

export async function setWatched(tx: Tx, programId: string, at: Date): Promise<void> {
  await tx
    .update(programs)
    .set({ aiWatchedAt: at })
    .where(and(eq(programs.tenantId, tx.tenantId), eq(programs.id, programId)));
}

export interface PublishedProgram {
  title: string;
  content: string;
  /** Of the version; its protocols too are the draft's. */
  agentName: string | null;
  agent: string | null;
  home: string | null;
  /** Where it has tests of its own. */
  beside: string[];
  protocolIds: string[];
}

export async function findPublishedProgram(tx: Tx, programId: string): Promise<PublishedProgram | undefined> {
  const { rows } = await tx.$client.query<PublishedProgram>({
    name: 'find_published_program',
    text: `SELECT v.content, v.agent ->> 'name' AS "agentName", p.agent_id::text AS agent, i.protocol_id AS home,
        coalesce(p.texts -> 'en' ->> 'title', p.texts -> 'ar' ->> 'title', '') AS title,
        ARRAY(SELECT DISTINCT t.protocol_id FROM ai_tests t
          WHERE t.tenant_id = $1 AND t.kind = 'agent' AND t.subject = p.agent_id::text) AS beside,
        ARRAY(SELECT c.protocol_id FROM program_protocols c
          WHERE c.tenant_id = $1 AND c.program_id = p.id ORDER BY c.position) AS "protocolIds"
      FROM programs p JOIN program_versions v ON v.tenant_id = p.tenant_id AND v.id = p.version_id
      LEFT JOIN items i ON i.tenant_id = p.tenant_id AND i.id = p.agent_id
      WHERE p.tenant_id = $1 AND p.id = $2 AND p.archived_at IS NULL`,
    values: [tx.tenantId, programId],
  });
  return rows[0];
}

/** Everything published that asks a model. */
export async function listProgramsWithAi(tx: Tx): Promise<{ id: string; publishedAt: Date }[]> {
  const { rows } = await tx.$client.query<{ id: string; publishedAt: Date }>({
    name: 'list_programs_with_ai',
    text: `SELECT p.id, v.published_at AS "publishedAt" FROM programs p
      JOIN program_versions v ON v.tenant_id = p.tenant_id AND v.id = p.version_id
      WHERE p.tenant_id = $1 AND p.archived_at IS NULL AND v.uses_ai ORDER BY p.id`,
    values: [tx.tenantId],
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
