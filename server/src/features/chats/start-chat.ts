import type { ChatRoom } from '@regimen/contract/chats.ts';
import { listsIn } from '@regimen/contract/language/formatters.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { newId } from '../../db/ids.ts';
import { listWritable } from '../../db/may-write.ts';
import type { Tx } from '../../db/pool.ts';
import { AppError, invalid } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { insertGroup } from './group-queries.ts';
import { groupTexts } from './group-texts.ts';
import { listHidden } from './may-write-queries.ts';
import { keepPair } from './queries.ts';
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
  await requireSeen(scope, tx, others);
  await insertGroup(tx, { id, title: title ?? null, members: [userId, ...others] }, scope.now);
  await tellMembers(tx, id);
  return readRoom(scope, tx, id);
}

/** Nobody is put among followers to whom they did not choose to show themselves: that would tell these what they follow. */
export async function requireSeen(
  scope: SignedInScope,
  tx: Tx,
  others: readonly string[],
  /** Those who come now: who is in the group already saw each other before. */
  coming: readonly string[] = others,
): Promise<void> {
  const hidden = await listHidden(tx, scope.actor.userId, others, coming);
  if (hidden.length === 0) return;
  const names = listsIn(scope.locale).format(hidden.map(({ fullName }) => fullName));
  const t = translator(groupTexts, scope.locale);
  throw new AppError('invalid', { words: { userIds: [t('notSeen', { n: hidden.length, names })] } });
}
