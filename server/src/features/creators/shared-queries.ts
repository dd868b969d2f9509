import type { Shown } from '@regimen/contract/my-profile-choices.ts';
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
  /** What somebody who is no expert lets everybody see. */
  shows: Shown[];
}

const shows = `SELECT u.id, u.full_name AS "fullName", u.username, u.roles, u.avatar, u.bio, u.created_at AS "createdAt",
    coalesce(l.programs, 0) AS programs, coalesce(l.followers, 0) AS followers, coalesce(l.ratings_sum, 0) AS "ratingsSum",
    coalesce(l.ratings_count, 0) AS "ratingsCount", coalesce(l.recent, 0) AS recent, coalesce(l.categories, '{}') AS categories,
    coalesce((SELECT shows FROM own_profiles o WHERE o.tenant_id = u.tenant_id AND o.user_id = u.id), '{}') AS shows
  FROM users u LEFT JOIN LATERAL (
    SELECT count(*)::int AS programs, sum(followers_count)::int AS followers, sum(ratings_sum)::int AS ratings_sum,
        sum(ratings_count)::int AS ratings_count, sum(recent_count)::int AS recent, array_agg(DISTINCT category) AS categories
      FROM program_listings WHERE tenant_id = u.tenant_id AND owner_id = u.id AND is_listed HAVING count(*) > 0
  ) l ON true`;
const isPublic = `u.suspended_at IS NULL AND (l.programs > 0
    OR NOT u.is_temporary AND NOT u.is_pseudonym AND u.roles && $3::text[])`;
/** Who asked to delete their account is out of sight from that moment, until they come back. */
export const isStaying =
  'NOT EXISTS (SELECT 1 FROM account_deletions d WHERE d.tenant_id = u.tenant_id AND d.user_id = u.id)';
/** Who has the expert's rights has a profile that is public as a whole. */
const expertRoles = ['expert', ...professions];
export const isShownWhole = ({ roles, programs }: Pick<ProfileRow, 'roles' | 'programs'>): boolean =>
  programs > 0 || roles.some((role) => expertRoles.includes(role));

/**
 * Everybody whose address is confirmed has a page, by the name they go by or one that they had before. One of somebody
 * who leaves is seen by themselves alone; without a reader it is only asked whose it is.
 */
export async function findProfile(
  tx: Tx,
  username: string,
  reader?: { userId: string | null },
): Promise<ProfileRow | undefined> {
  const { rows } = await tx.$client.query<ProfileRow>({
    name: 'find_profile',
    text: `${shows} WHERE u.tenant_id = $1 AND (${isPublic} OR u.suspended_at IS NULL AND NOT u.is_pseudonym AND u.email_verified_at IS NOT NULL)
      AND ($4::boolean OR u.id = $5::uuid OR ${isStaying})
      AND u.id = coalesce(
      (SELECT id FROM users WHERE tenant_id = $1 AND username = $2),
      (SELECT user_id FROM former_usernames WHERE tenant_id = $1 AND username = $2))`,
    values: [tx.tenantId, username, expertRoles, reader === undefined, reader?.userId ?? null],
  });
  return rows[0];
}

/** Those among these people who have a profile. */
export async function listProfiles(tx: Tx, ids: string[]): Promise<ProfileRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.$client.query<ProfileRow>({
    name: 'list_profiles',
    text: `${shows} WHERE u.tenant_id = $1 AND u.id = ANY ($2::uuid[]) AND ${isPublic} AND ${isStaying}`,
    values: [tx.tenantId, ids, expertRoles],
  });
  return rows;
}
