import { professions } from '@regimen/contract/roles.ts';
import type { Tx } from './pool.ts';

export const expertRoles = ['expert', ...professions];

/** A follower who ended a program's access is nobody's any more. */
export const isTheirFollower = (expert: string, follower: string) => `EXISTS (
  SELECT FROM enrollments e JOIN programs p ON p.tenant_id = e.tenant_id AND p.id = e.program_id
  WHERE e.tenant_id = $1 AND e.user_id = ${follower} AND e.access_ended_at IS NULL AND (p.owner_id = ${expert} OR EXISTS (
    SELECT FROM program_members m WHERE m.tenant_id = e.tenant_id AND m.program_id = e.program_id AND m.user_id = ${expert})))`;
const followTheSame = `EXISTS (
  SELECT FROM enrollments mine JOIN enrollments theirs ON theirs.tenant_id = mine.tenant_id AND theirs.program_id = mine.program_id
  WHERE mine.tenant_id = $1 AND mine.user_id = $2 AND mine.status IN ('active', 'paused')
    AND theirs.user_id = u.id AND theirs.status IN ('active', 'paused') AND theirs.is_seen)`;
const isBlocked = `EXISTS (SELECT FROM blocks b WHERE b.tenant_id = $1
  AND (b.user_id = u.id AND b.blocked_id = $2 OR b.user_id = $2 AND b.blocked_id = u.id))`;
const areWriting = `EXISTS (SELECT FROM chats c WHERE c.tenant_id = $1 AND c.last_number > 0
  AND c.one_id = least(u.id, $2::uuid) AND c.other_id = greatest(u.id, $2::uuid))`;
const allowed = `coalesce((SELECT messages_from FROM message_choices o WHERE o.tenant_id = $1 AND o.user_id = u.id),
  CASE WHEN u.roles && $3::text[] THEN 'everyone' ELSE 'known' END)`;
/** `$2` is whoever writes, `u` whoever is written to. */
export const mayWrite = `u.id <> $2 AND NOT u.is_temporary AND NOT u.is_pseudonym AND u.email_verified_at IS NOT NULL
  AND u.suspended_at IS NULL AND NOT ${isBlocked} AND (${isTheirFollower('$2', 'u.id')} OR ${areWriting}
    OR CASE ${allowed} WHEN 'everyone' THEN true WHEN 'known' THEN ${isTheirFollower('u.id', '$2')} OR ${followTheSame} ELSE false END)`;

/** Those among these people to whom somebody may write. */
export async function listWritable(tx: Tx, writerId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: 'list_writable',
    text: `SELECT u.id FROM users u WHERE u.tenant_id = $1 AND u.id = ANY ($4::uuid[]) AND ${mayWrite}`,
    values: [tx.tenantId, writerId, expertRoles, ids],
  });
  return rows.map(({ id }) => id);
}
