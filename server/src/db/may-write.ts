import { professions } from '@regimen/contract/roles.ts';
import type { Tx } from './pool.ts';

export const expertRoles = ['expert', ...professions];

/** A follower who ended a program's access is nobody's any more. */
export const isTheirFollower = (expert: string, follower: string) => `EXISTS (
  SELECT FROM enrollments e JOIN programs p ON p.tenant_id = e.tenant_id AND p.id = e.program_id
  WHERE e.tenant_id = $1 AND e.user_id = ${follower} AND e.access_ended_at IS NULL AND (p.owner_id = ${expert} OR EXISTS (
    SELECT FROM program_members m WHERE m.tenant_id = e.tenant_id AND m.program_id = e.program_id AND m.user_id = ${expert})))`;
const followTheSame = (writer: string) => `EXISTS (
  SELECT FROM enrollments mine JOIN enrollments theirs ON theirs.tenant_id = mine.tenant_id AND theirs.program_id = mine.program_id
  WHERE mine.tenant_id = $1 AND mine.user_id = ${writer} AND mine.status IN ('active', 'paused')
    AND theirs.user_id = u.id AND theirs.status IN ('active', 'paused') AND theirs.is_seen)`;
const isBlocked = (writer: string) => `EXISTS (SELECT FROM blocks b WHERE b.tenant_id = $1
  AND (b.user_id = u.id AND b.blocked_id = ${writer} OR b.user_id = ${writer} AND b.blocked_id = u.id))`;
const areWriting = (
  writer: string,
) => `EXISTS (SELECT FROM chats c WHERE c.tenant_id = $1 AND c.last_number > 0
  AND c.one_id = least(u.id, ${writer}::uuid) AND c.other_id = greatest(u.id, ${writer}::uuid))`;
const allowed = `coalesce((SELECT messages_from FROM message_choices o WHERE o.tenant_id = $1 AND o.user_id = u.id),
  CASE WHEN u.roles && $3::text[] THEN 'everyone' ELSE 'known' END)`;
/** `u` is whoever is written to. */
const mayBeWrittenToBy = (
  writer: string,
) => `u.id <> ${writer} AND NOT u.is_temporary AND NOT u.is_pseudonym AND u.email_verified_at IS NOT NULL
  AND u.suspended_at IS NULL AND NOT ${isBlocked(writer)} AND (${isTheirFollower(writer, 'u.id')} OR ${areWriting(writer)}
    OR CASE ${allowed} WHEN 'everyone' THEN true
      WHEN 'known' THEN ${isTheirFollower('u.id', writer)} OR ${followTheSame(writer)} ELSE false END)`;
/** `$2` is whoever writes. */
export const mayWrite = mayBeWrittenToBy('$2');

/** Those among these people to whom somebody may write. */
export async function listWritable(tx: Tx, writerId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: 'list_writable',
    text: `SELECT u.id FROM users u WHERE u.tenant_id = $1 AND u.id = ANY ($4::uuid[]) AND ${mayWrite}`,
    values: [tx.tenantId, writerId, expertRoles, ids],
  });
  return rows.map(({ id }) => id);
}

/** Those among these people who may write to somebody. */
export async function listWriters(tx: Tx, userId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: 'list_writers',
    text: `SELECT w.id FROM users w JOIN users u ON u.tenant_id = $1 AND u.id = $2
      WHERE w.tenant_id = $1 AND w.id = ANY ($4::uuid[]) AND ${mayBeWrittenToBy('w.id')}`,
    values: [tx.tenantId, userId, expertRoles, ids],
  });
  return rows.map(({ id }) => id);
}
