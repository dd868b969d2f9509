import { professions } from '@regimen/contract/roles.ts';
import type { Tx } from '../../db/pool.ts';

export interface ProfileRow {
  id: string;
  fullName: string;
  username: string;
  roles: string[];
  avatar: string | null;
  bio: string;
  programs: number;
  followers: number;
  ratingsSum: number;
  ratingsCount: number;
  recent: number;
  categories: string[];
  createdAt: Date;
}

const shows = `SELECT u.id, u.full_name AS "fullName", u.username, u.roles, u.avatar, u.bio, u.created_at AS "createdAt",
    coalesce(l.programs, 0) AS programs, coalesce(l.followers, 0) AS followers, coalesce(l.ratings_sum, 0) AS "ratingsSum",
    coalesce(l.ratings_count, 0) AS "ratingsCount", coalesce(l.recent, 0) AS recent, coalesce(l.categories, '{}') AS categories
  FROM users u LEFT JOIN LATERAL (
    SELECT count(*)::int AS programs, sum(followers_count)::int AS followers, sum(ratings_sum)::int AS ratings_sum,
        sum(ratings_count)::int AS ratings_count, sum(recent_count)::int AS recent, array_agg(DISTINCT category) AS categories
      FROM program_listings WHERE tenant_id = u.tenant_id AND owner_id = u.id AND is_listed HAVING count(*) > 0
  ) l ON true`;
const isPublic = `(l.programs > 0 OR NOT u.is_temporary AND u.roles && $3::text[])`;
/** Who has the expert's rights has a profile. */
const expertRoles = ['expert', ...professions];

export async function findProfile(tx: Tx, username: string): Promise<ProfileRow | undefined> {
  const { rows } = await tx.$client.query<ProfileRow>({
    name: 'find_profile',
    text: `${shows} WHERE u.tenant_id = $1 AND u.username = $2 AND ${isPublic}`,
    values: [tx.tenantId, username, expertRoles],
  });
  return rows[0];
}

/** Those among these people who have a profile. */
export async function listProfiles(tx: Tx, ids: string[]): Promise<ProfileRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.$client.query<ProfileRow>({
    name: 'list_profiles',
    text: `${shows} WHERE u.tenant_id = $1 AND u.id = ANY ($2::uuid[]) AND ${isPublic}`,
    values: [tx.tenantId, ids, expertRoles],
  });
  return rows;
}
