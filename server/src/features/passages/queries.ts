import type { VersionPage } from '@regimen/contract/program-texts.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import { and, eq, inArray, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { passageSets, programPassages, programVersions } from '../../db/schema.ts';

/** As it is cut; in the table it has a place as well. */
export type NewPassage = Omit<typeof programPassages.$inferSelect, 'tenantId' | 'versionId' | 'position'>;
export type PassageRow = NewPassage & { position: number };
export interface WholeVersion {
  content: string;
  page: VersionPage;
  agent: AgentItem | null;
}

const ofSet = (tx: Tx, versionId: string) =>
  and(eq(passageSets.tenantId, tx.tenantId), eq(passageSets.versionId, versionId));

export async function findEdition(tx: Tx, versionId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ edition: passageSets.edition })
    .from(passageSets)
    .where(ofSet(tx, versionId));
  return row?.edition;
}

export async function findWholeVersion(tx: Tx, versionId: string): Promise<WholeVersion | undefined> {
  const { tenantId, id, content, page, agent } = programVersions;
  const [row] = await tx
    .select({ content, page, agent })
    .from(programVersions)
    .where(and(eq(tenantId, tx.tenantId), eq(id, versionId)));
  return row;
}

/** Those that people follow or begin on, without a set of this edition. */
export async function listVersionsWithout(tx: Tx, edition: number, most: number): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: 'versions_without_passages',
    text: `SELECT v.id FROM program_versions v
      LEFT JOIN passage_sets s ON s.tenant_id = v.tenant_id AND s.version_id = v.id AND s.edition = $2
      WHERE v.tenant_id = $1 AND s.version_id IS NULL AND (
        EXISTS (SELECT FROM programs p WHERE p.tenant_id = v.tenant_id AND p.version_id = v.id)
        OR EXISTS (SELECT FROM enrollments e WHERE e.tenant_id = v.tenant_id AND e.version_id = v.id))
      ORDER BY v.id LIMIT $3`,
    values: [tx.tenantId, edition, most],
  });
  return rows.map(({ id }) => id);
}

/** In place of an older edition. Two who make it at once make the same: the second one waits, and finds it there. */
export async function replaceSet(
  tx: Tx,
  versionId: string,
  { edition, madeAt }: { edition: number; madeAt: Date },
  rows: readonly NewPassage[],
): Promise<void> {
  const key = { tenantId: tx.tenantId, versionId };
  const made = await tx
    .insert(passageSets)
    .values({ ...key, edition, madeAt })
    .onConflictDoUpdate({
      target: [passageSets.tenantId, passageSets.versionId],
      set: { edition, madeAt },
      setWhere: sql`${passageSets.edition} <> ${edition}`,
    })
    .returning({ edition: passageSets.edition });
  if (made.length === 0) return;
  const { tenantId, versionId: version } = programPassages;
  await tx.delete(programPassages).where(and(eq(tenantId, tx.tenantId), eq(version, versionId)));
  const values = rows.map((row, position) => ({ ...key, ...row, position }));
  for (let from = 0; from < values.length; from += 500)
    await tx.insert(programPassages).values(values.slice(from, from + 500));
}

export interface Ranked {
  position: number;
  score: number;
  /** The share of what was asked that it speaks of, by how telling each word is. */
  share: number;
}

/** Of a published version, or of a draft that nothing is kept of. */
export type PassageSource = { versionId: string } | { passages: readonly NewPassage[] };

const ofVersion = `SELECT p.position, p.words FROM program_passages p WHERE p.tenant_id = $1 AND p.version_id = $2`;
/** Their words are made as those of the table are. */
const ofDraft = `SELECT (p.number - 1)::int AS position,
    setweight(to_tsvector(l.language, p.folded_title), 'A') || setweight(to_tsvector(l.language, p.folded_body), 'D') AS words
  FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (locale text, "foldedTitle" text, "foldedBody" text))
    WITH ORDINALITY AS p(locale, folded_title, folded_body, number)
  CROSS JOIN LATERAL (SELECT CASE p.locale WHEN 'ar' THEN 'arabic'::regconfig ELSE 'english'::regconfig END AS language) l
  WHERE $2::text IS NULL`;

/**
 * The passages of one program by how well they fit. A word counts the more the fewer passages have it, twice in a title;
 * one that none of them has stands for the word of the program that is written most like it. The primary key narrows it to
 * one version, so no index on words or trigrams is asked, and no policy is in the way of one.
 */
export async function rankPassages(
  tx: Tx,
  source: PassageSource,
  { own, besides, language, most }: { own: string; besides: string; language: string; most: number },
): Promise<Ranked[]> {
  const isDraft = 'passages' in source;
  const given = isDraft
    ? [JSON.stringify(source.passages.map(wordsAlone)), null]
    : [tx.tenantId, source.versionId];
  const { rows } = await tx.$client.query<Ranked>({
    name: isDraft ? 'rank_draft_passages' : 'rank_passages',
    text: `WITH passages AS (${isDraft ? ofDraft : ofVersion}), here AS MATERIALIZED (
        SELECT p.position, w.lexeme, 'A' = ANY (w.weights) AS in_title, cardinality(w.positions) AS times,
          length(p.words) AS size
        FROM passages p CROSS JOIN LATERAL unnest(p.words) w
      ), known AS MATERIALIZED (
        SELECT lexeme, count(*)::float AS among FROM here GROUP BY lexeme
      ), asked AS (
        SELECT unnest(tsvector_to_array(to_tsvector($4::regconfig, $3))) AS term
        UNION SELECT k.lexeme FROM unnest(tsvector_to_array(to_tsvector($4::regconfig, $6))) o(term)
          JOIN known k ON k.lexeme = o.term
      ), terms AS MATERIALIZED (
        SELECT a.term, coalesce(k.lexeme, n.lexeme) AS lexeme, coalesce(k.among, n.among) AS among,
          CASE WHEN k.lexeme IS NULL THEN n.alike ELSE 1 END AS alike
        FROM asked a LEFT JOIN known k ON k.lexeme = a.term
        LEFT JOIN LATERAL (
          SELECT o.lexeme, o.among, similarity(o.lexeme, a.term) AS alike FROM known o
          WHERE k.lexeme IS NULL AND length(a.term) > 3 AND similarity(o.lexeme, a.term) >= 0.45
          ORDER BY alike DESC, o.lexeme LIMIT 1) n ON true
      ), total AS (
        SELECT greatest(count(DISTINCT position), 1)::float AS passages, avg(size)::float AS size FROM here
      ), worth AS (
        SELECT t.*, ln(1 + p.passages / coalesce(t.among, 1)) AS telling FROM terms t CROSS JOIN total p
      )
      SELECT h.position,
        sum(w.alike * w.telling * CASE WHEN h.in_title THEN 2 ELSE 1 END
          * h.times * 2.2 / (h.times + 1.2 * (0.4 + 0.6 * h.size / p.size)))::float AS score,
        (sum(w.alike * w.telling) / (SELECT sum(telling) FROM worth))::float AS share
      FROM worth w JOIN here h ON h.lexeme = w.lexeme CROSS JOIN total p
      GROUP BY h.position ORDER BY score DESC, h.position LIMIT $5`,
    values: [...given, own, language, most, besides],
  });
  return rows;
}

const wordsAlone = ({ locale, foldedTitle, foldedBody }: NewPassage) => ({ locale, foldedTitle, foldedBody });

export async function listPassages(
  tx: Tx,
  versionId: string,
  positions: readonly number[],
): Promise<PassageRow[]> {
  if (positions.length === 0) return [];
  const { tenantId, versionId: version, position } = programPassages;
  return tx
    .select()
    .from(programPassages)
    .where(and(eq(tenantId, tx.tenantId), eq(version, versionId), inArray(position, [...positions])));
}
