import type { ProgramHtml, ProgramTexts } from '@regimen/contract/program-texts.ts';
import type { Tx } from '../../db/pool.ts';
import { type CardRow, cardColumns, cardTables } from './shared-queries.ts';

export interface ListingRow extends CardRow {
  texts: ProgramTexts;
  html: ProgramHtml;
  htmlRules: number;
  tags: string[];
  signs: string[];
  ownerId: string;
  roles: string[];
  avatar: string | null;
  number: number;
  publishedAt: Date;
}

export async function findListing(tx: Tx, locale: string, id: string): Promise<ListingRow | undefined> {
  const { rows } = await tx.$client.query<ListingRow>({
    name: 'find_listing',
    text: `SELECT ${cardColumns}, l.texts, l.html, l.html_rules AS "htmlRules", l.tags, l.signs, l.owner_id AS "ownerId", u.roles, u.avatar, v.number,
        v.published_at AS "publishedAt"
      FROM ${cardTables} JOIN program_versions v ON v.tenant_id = l.tenant_id AND v.id = l.version_id
      WHERE l.tenant_id = $1 AND l.program_id = $3`,
    values: [tx.tenantId, locale, id],
  });
  return rows[0];
}

export async function findViewerTies(tx: Tx, id: string, userId: string) {
  const { rows } = await tx.$client.query<{ running: boolean; bookmarked: boolean }>({
    name: 'find_viewer_ties',
    text: `SELECT
        EXISTS (SELECT 1 FROM enrollments WHERE tenant_id = $1 AND user_id = $3 AND program_id = $2
          AND status IN ('waiting', 'active', 'paused')) AS running,
        EXISTS (SELECT 1 FROM bookmarks WHERE tenant_id = $1 AND user_id = $3 AND kind = 'program' AND object_id = $2) AS bookmarked`,
    values: [tx.tenantId, id, userId],
  });
  return rows[0];
}
