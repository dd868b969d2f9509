import type { Locale } from '@regimen/contract/language/languages.ts';
import { expertRoles, isTheirFollower, mayWrite } from '../../db/may-write.ts';
import type { Tx } from '../../db/pool.ts';
import { isOnline } from '../../db/presence-queries.ts';

/**
 * By name, those of these followers whom others in their group would see, though they never chose to be seen by them. Who
 * looks after them, and with whom they write already, knows them; who makes the group (`$2`) may write to each anyway.
 */
export async function listHidden(
  tx: Tx,
  makerId: string,
  ids: readonly string[],
  coming: readonly string[],
): Promise<{ id: string; fullName: string }[]> {
  const { rows } = await tx.$client.query<{ id: string; fullName: string }>({
    name: 'list_hidden',
    text: `SELECT u.id, u.full_name AS "fullName" FROM users u
      WHERE u.tenant_id = $1 AND u.id = ANY ($4::uuid[])
        AND EXISTS (SELECT FROM enrollments e WHERE e.tenant_id = $1 AND e.user_id = u.id AND e.access_ended_at IS NULL)
        AND EXISTS (SELECT FROM users v
          WHERE v.tenant_id = $1 AND v.id <> u.id AND v.id <> $2::uuid AND v.id = ANY ($4::uuid[])
            AND (u.id = ANY ($5::uuid[]) OR v.id = ANY ($5::uuid[]))
            AND (NOT v.roles && $3::text[]
              OR EXISTS (SELECT FROM enrollments e WHERE e.tenant_id = $1 AND e.user_id = v.id AND e.access_ended_at IS NULL))
            AND NOT ${isTheirFollower('v.id', 'u.id')} AND NOT ${isTheirFollower('u.id', 'v.id')}
            AND NOT EXISTS (SELECT FROM chats c WHERE c.tenant_id = $1 AND c.last_number > 0
              AND c.one_id = least(u.id, v.id) AND c.other_id = greatest(u.id, v.id))
            AND NOT EXISTS (SELECT FROM enrollments mine
              JOIN enrollments theirs ON theirs.tenant_id = mine.tenant_id AND theirs.program_id = mine.program_id
              WHERE mine.tenant_id = $1 AND mine.user_id = u.id AND mine.is_seen AND theirs.user_id = v.id
                AND mine.status IN ('waiting', 'active', 'paused') AND theirs.status IN ('waiting', 'active', 'paused')))
      ORDER BY lower(u.full_name), u.id`,
    values: [tx.tenantId, makerId, expertRoles, ids, coming],
  });
  return rows;
}

export interface PersonRow {
  id: string;
  fullName: string;
  username: string | null;
  avatar: string | null;
  roles: string[];
  isOnline: boolean;
}
export const personColumns = `u.id, u.full_name AS "fullName", u.username, u.avatar, u.roles, ${isOnline('u')} AS "isOnline"`;

/** What of somebody decides whether they may be written to, and what is shown of them. */
const judged =
  'tenant_id, id, full_name, username, avatar, roles, is_temporary, is_pseudonym, email_verified_at, suspended_at';

/**
 * By name, as this language puts names in order. All that fit are sorted first, which costs little, and judged one after
 * the other until there are enough: to judge costs more.
 */
export async function searchWritable(
  tx: Tx,
  writerId: string,
  { search, locale }: { search: string; locale: Locale },
  most: number,
): Promise<PersonRow[]> {
  const inOrder = `full_name COLLATE "${locale}-x-icu", id`;
  const { rows } = await tx.$client.query<PersonRow>({
    name: `search_writable_${locale}`,
    text: `SELECT ${personColumns}
      FROM (SELECT ${judged} FROM users WHERE tenant_id = $1 AND strpos(lower(full_name), lower($4)) > 0
        ORDER BY ${inOrder} OFFSET 0) u
      WHERE ${mayWrite} ORDER BY ${inOrder} LIMIT $5`,
    values: [tx.tenantId, writerId, expertRoles, search, most],
  });
  return rows;
}
