import type { ChatRoom } from '@regimen/contract/chats.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { listWritable } from './may-write-queries.ts';
import { insertGroup, keepPair } from './queries.ts';
import { readRoom } from './read-rooms.ts';
import { tellMembers } from './tell-members.ts';

/** With one other: the chat they have, or a new one. Whoever may not be written to is answered like nobody. */
export async function startChat(
  scope: SignedInScope,
  tx: Tx,
  { userIds, title }: { userIds: string[]; title?: string | undefined },
): Promise<ChatRoom> {
  const { userId } = scope.actor;
  const others = [...new Set(userIds)];
  const writable = await listWritable(tx, userId, others);
  if (writable.length < others.length) throw invalid('userIds', 'cannot_write_to');
  const id = newId(scope.now.getTime());
  const [other] = others;
  if (others.length === 1 && other && title === undefined)
    return readRoom(scope, tx, await keepPair(tx, id, [userId, other], scope.now));
  await insertGroup(tx, { id, title: title ?? null, members: [userId, ...others] }, scope.now);
  await tellMembers(tx, id);
  return readRoom(scope, tx, id);
}
