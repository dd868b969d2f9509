import type { ProgramLevel } from '@regimen/contract/program-texts.ts';
import type { Tx } from '../../db/pool.ts';

export interface CardRow {
  id: string;
  title: string;
  summary: string;
  locale: 'en' | 'ar';
  cover: string | null;
  category: string;
  level: ProgramLevel;
  minutesADay: number;
  weeks: number;
  ratingsCount: number;
  ratingsSum: number;
  followersCount: number;
  fullName: string;
  username: string;
}

/** In the reader's language, else in one that it has; only the words that a card shows leave the database. */
export const cardColumns = `l.program_id AS id, t.text ->> 'title' AS title, t.text ->> 'summary' AS summary, t.locale,
  l.cover, l.category, l.level, l.minutes_a_day AS "minutesADay", l.weeks, l.ratings_count AS "ratingsCount",
  l.ratings_sum AS "ratingsSum", l.followers_count AS "followersCount", u.full_name AS "fullName", u.username`;
export const cardTables = `program_listings l JOIN users u ON u.tenant_id = l.tenant_id AND u.id = l.owner_id
  CROSS JOIN LATERAL (SELECT CASE WHEN l.texts ? $2 THEN $2 WHEN l.texts ? 'en' THEN 'en' ELSE 'ar' END AS locale) s
  CROSS JOIN LATERAL (SELECT s.locale, l.texts -> s.locale AS text) t`;

/** In the order of the ids. */
export async function listCards(tx: Tx, locale: string, ids: string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.$client.query<CardRow>({
    name: 'list_program_cards',
    text: `SELECT ${cardColumns} FROM ${cardTables} WHERE l.tenant_id = $1 AND l.program_id = ANY ($3::uuid[])
      ORDER BY array_position($3::uuid[], l.program_id)`,
    values: [tx.tenantId, locale, ids],
  });
  return rows;
}

/** Somebody's published programs that everybody may find, newest first. */
export async function listCardsOfOwner(
  tx: Tx,
  locale: string,
  ownerId: string,
  { skip, most }: { skip: number; most: number },
): Promise<CardRow[]> {
  const { rows } = await tx.$client.query<CardRow>({
    name: 'list_program_cards_of_owner',
    text: `SELECT ${cardColumns} FROM ${cardTables} WHERE l.tenant_id = $1 AND l.owner_id = $3 AND l.is_listed
      ORDER BY l.first_published_at DESC, l.program_id LIMIT $4 OFFSET $5`,
    values: [tx.tenantId, locale, ownerId, most, skip],
  });
  return rows;
}
