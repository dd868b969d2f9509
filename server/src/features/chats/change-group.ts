import { mostMembers } from '@regimen/contract/chat-choices.ts';
import type { ChatRoom } from '@regimen/contract/chats.ts';
import { newId } from '../../db/ids.ts';
import { listWritable } from '../../db/may-write.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import * as groups from './group-queries.ts';
import { insertMessage, takeNumber } from './message-queries.ts';
import { listMemberIds } from './queries.ts';
import { readRoom } from './read-rooms.ts';
import { requireSeen } from './start-chat.ts';
import { tellMembers } from './tell-members.ts';

export async function renameGroup(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  title: string | null,
): Promise<ChatRoom> {
  const { title: before } = await groups.holdChat(tx, id);
  if (before === title) return readRoom(scope, tx, id);
  await groups.setTitle(tx, id, title);
  await sayChange(scope, tx, id, title === null ? { kind: 'unnamed' } : { kind: 'renamed', title });
  return readRoom(scope, tx, id);
}

/** The same holds for them as for whoever is in a group from its start. */
export async function addToGroup(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  userIds: readonly string[],
): Promise<ChatRoom> {
  const { lastNumber } = await groups.holdChat(tx, id);
  const there = await listMemberIds(tx, id);
  const added = [...new Set(userIds)].filter((one) => !there.includes(one));
  if (there.length + added.length > mostMembers) throw invalid('userIds', `too_many:${mostMembers - 1}`);
  if ((await listWritable(tx, scope.actor.userId, added)).length < added.length)
    throw invalid('userIds', 'cannot_write_to');
  if (added.length === 0) return readRoom(scope, tx, id);
  const others = there.filter((one) => one !== scope.actor.userId);
  await requireSeen(scope, tx, [...others, ...added], added);
  await groups.insertMembers(tx, id, added, lastNumber, scope.now);
  await sayChange(scope, tx, id, { kind: 'added', people: added });
  return readRoom(scope, tx, id);
}

export async function removeFromGroup(
  scope: SignedInScope,
  tx: Tx,
  { id, person }: { id: string; person: string },
): Promise<ChatRoom> {
  await groups.holdChat(tx, id);
  const isThere = (await listMemberIds(tx, id)).includes(person);
  if (!isThere || person === scope.actor.userId) throw notFound();
  await sayChange(scope, tx, id, { kind: 'removed', people: [person] });
  await groups.deleteMember(tx, id, person);
  return readRoom(scope, tx, id);
}

/** The others read that somebody left; a group that was theirs is whose turn it is by then. */
export async function leaveGroup(scope: SignedInScope, tx: Tx, id: string): Promise<void> {
  const { userId } = scope.actor;
  const { ownerId } = await groups.holdChat(tx, id);
  await sayChange(scope, tx, id, { kind: 'left' });
  await groups.deleteMember(tx, id, userId);
  if (ownerId === userId) await groups.passOn(tx, id);
}

/** A line of the conversation, for those who are in it by now; it asks nobody to come and read it. */
async function sayChange(scope: SignedInScope, tx: Tx, chatId: string, change: groups.Change): Promise<void> {
  const number = await takeNumber(tx, chatId, scope.now);
  const messageId = newId(scope.now.getTime());
  const row = { tenantId: tx.tenantId, chatId, number, id: messageId, authorId: scope.actor.userId };
  await insertMessage(tx, { ...row, body: '', createdAt: scope.now }, { isLine: true });
  await groups.insertChanges(tx, messageId, change, scope.now);
  await tellMembers(tx, chatId);
}
