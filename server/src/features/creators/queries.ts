import type { CreatorOrder } from '@regimen/contract/catalog-filters.ts';
import type { SpokenLanguage } from '@regimen/contract/expert-profile-choices.ts';
import type { ReviewName } from '@regimen/contract/reviews.ts';
import type { Tx } from '../../db/pool.ts';
import { cardTables } from '../catalog/shared-queries.ts';
import { isStaying, type ProfileRow } from './shared-queries.ts';

export type CreatorRow = Omit<ProfileRow, 'createdAt' | 'shows'> & { latest: Date };

/** Everybody with a program that is listed, with what is counted about all of theirs. */
const creators = `
  SELECT u.id, u.full_name AS "fullName", u.username, u.roles, u.avatar, u.bio, l.programs, l.followers,
      l.ratings_sum AS "ratingsSum", l.ratings_count AS "ratingsCount", l.recent, l.categories, l.latest
    FROM (
      SELECT owner_id, count(*)::int AS programs, sum(followers_count)::int AS followers, sum(ratings_sum)::int AS ratings_sum,
          sum(ratings_count)::int AS ratings_count, sum(recent_count)::int AS recent, array_agg(DISTINCT category) AS categories,
          max(first_published_at) AS latest
        FROM program_listings WHERE tenant_id = $1 AND is_listed GROUP BY owner_id
    ) l JOIN users u ON u.tenant_id = $1 AND u.id = l.owner_id AND u.suspended_at IS NULL AND ${isStaying}`;

export interface CreatorsWanted {
  category: string | null;
  /** Stars on average, at least. */
  rating: number | null;
  role: string | null;
  popular: boolean;
  order: CreatorOrder;
  skip: number;
  most: number;
}

const mean = '("ratingsSum" + 17.5) / ("ratingsCount" + 5)';
const orders: Record<CreatorOrder, string> = {
  newest: 'latest DESC, id',
  rating: `${mean} DESC, "ratingsCount" DESC, id`,
  followers: 'followers DESC, programs DESC, id',
  programs: 'programs DESC, followers DESC, id',
};
/** Begun within 30 days, over all of their programs. */
const popularFrom = 5;

const filters = {
  category: '($2::text IS NULL OR $2 = ANY (categories))',
  rating: '($3::real IS NULL OR "ratingsCount" > 0 AND "ratingsSum"::real / "ratingsCount" >= $3)',
  role: '($4::text IS NULL OR $4 = ANY (roles))',
  popular: `(NOT $5::boolean OR recent >= ${popularFrom})`,
};
const allBut = (left: keyof typeof filters | null) =>
  Object.entries(filters)
    .filter(([name]) => name !== left)
    .map(([, filter]) => filter)
    .join(' AND ');

const values = (tenantId: string, { category, rating, role, popular }: CreatorsWanted) => [
  tenantId,
  category,
  rating,
  role,
  popular,
];

export async function listCreators(tx: Tx, wanted: CreatorsWanted) {
  const { rows } = await tx.$client.query<CreatorRow & { total: number }>({
    name: `list_creators_${wanted.order}`,
    text: `SELECT *, count(*) OVER ()::int AS total FROM (${creators}) c WHERE ${allBut(null)}
      ORDER BY ${orders[wanted.order]} LIMIT $6 OFFSET $7`,
    values: [...values(tx.tenantId, wanted), wanted.most, wanted.skip],
  });
  return rows;
}

export interface CreatorCount {
  kind: 'category' | 'rating' | 'role' | 'popular';
  value: string;
  count: number;
}

/** How many there would be with each value, the other filters as they are; `total` with all of them. */
export async function countCreators(tx: Tx, wanted: CreatorsWanted) {
  const { rows } = await tx.$client.query<CreatorCount | { kind: 'total'; value: string; count: number }>({
    name: 'count_creators',
    text: `WITH c AS MATERIALIZED (${creators})
      SELECT 'category' AS kind, value, count(*)::int AS count FROM c, unnest(categories) value WHERE ${allBut('category')} GROUP BY value
      UNION ALL SELECT 'role', value, count(*)::int FROM c, unnest(roles) value WHERE ${allBut('role')} GROUP BY value
      UNION ALL SELECT 'rating', stars || '-and-up', count(*)::int FROM c, unnest(ARRAY[4, 3]) stars
        WHERE ${allBut('rating')} AND "ratingsCount" > 0 AND "ratingsSum"::real / "ratingsCount" >= stars GROUP BY stars
      UNION ALL SELECT 'popular', 'popular', count(*)::int FROM c WHERE ${allBut('popular')} AND recent >= ${popularFrom} HAVING count(*) > 0
      UNION ALL SELECT 'total', '', count(*)::int FROM c WHERE ${allBut(null)}`,
    values: values(tx.tenantId, wanted),
  });
  return rows;
}

export async function isKept(tx: Tx, userId: string, creatorId: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query({
    name: 'is_creator_kept',
    text: `SELECT 1 FROM bookmarks WHERE tenant_id = $1 AND user_id = $2 AND kind = 'creator' AND object_id = $3`,
    values: [tx.tenantId, userId, creatorId],
  });
  return rowCount === 1;
}

interface AnswerRow {
  id: string;
  discussionId: string;
  title: string;
  body: string;
  createdAt: Date;
}

/** What somebody answered in discussions, the newest first. */
export async function listAnswersOf(tx: Tx, authorId: string, most: number): Promise<AnswerRow[]> {
  const { rows } = await tx.$client.query<AnswerRow>({
    name: 'list_answers_of_author',
    text: `SELECT a.id, a.discussion_id AS "discussionId", d.title, left(a.body, 1000) AS body, a.created_at AS "createdAt"
      FROM answers a JOIN discussions d ON d.tenant_id = a.tenant_id AND d.id = a.discussion_id
      WHERE a.tenant_id = $1 AND a.author_id = $2 ORDER BY a.created_at DESC, a.id LIMIT $3`,
    values: [tx.tenantId, authorId, most],
  });
  return rows;
}

interface ReviewOfRow {
  id: string;
  programId: string;
  title: string;
  shownAs: ReviewName;
  pseudonym: string | null;
  fullName: string;
  rating: number;
  body: string;
  createdAt: Date;
}

/** Reviews with words, of somebody's programs that everybody may find, the newest first. */
export async function listReviewsOf(
  tx: Tx,
  ownerId: string,
  locale: string,
  most: number,
): Promise<ReviewOfRow[]> {
  const { rows } = await tx.$client.query<ReviewOfRow>({
    name: 'list_reviews_of_owner',
    text: `SELECT r.id, r.program_id AS "programId", t.text ->> 'title' AS title, r.shown_as AS "shownAs", r.pseudonym,
        w.full_name AS "fullName", r.rating, left(r.body, 1000) AS body, r.created_at AS "createdAt"
      FROM ${cardTables} JOIN reviews r ON r.tenant_id = l.tenant_id AND r.program_id = l.program_id
        JOIN users w ON w.tenant_id = r.tenant_id AND w.id = r.user_id
      WHERE l.tenant_id = $1 AND l.owner_id = $3 AND l.is_listed AND r.body <> ''
      ORDER BY r.created_at DESC, r.id LIMIT $4`,
    values: [tx.tenantId, locale, ownerId, most],
  });
  return rows;
}

interface WorkRow {
  languages: SpokenLanguage[];
  links: string[];
  consultation: string;
}

/** How an expert works. */
export async function findWork(tx: Tx, userId: string): Promise<WorkRow | undefined> {
  const { rows } = await tx.$client.query<WorkRow>({
    name: 'find_work_of_expert',
    text: 'SELECT languages, links, consultation FROM expert_profiles WHERE tenant_id = $1 AND user_id = $2',
    values: [tx.tenantId, userId],
  });
  return rows[0];
}
