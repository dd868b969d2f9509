import type { ChatMessage, NewMessage } from '@regimen/contract/chats.ts';
import { bringToThread } from '../../db/agent-thread-queries.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { tell } from '../../tell.ts';
import { keepAbout } from './about.ts';
import { attachToMessage, detachFiles } from './attachment-queries.ts';
import { heedWords } from './heed-words.ts';
import * as messages from './message-queries.ts';
import { noteDeleted, noteWaiting } from './note-waiting.ts';
import { notifyMembers } from './notify-members.ts';
import { readRoom } from './read-rooms.ts';
import { showMessages } from './show-messages.ts';
import { tellMembers } from './tell-members.ts';

export async function writeMessage(
  scope: SignedInScope,
  tx: Tx,
  chatId: string,
  { body, replyTo, about, attachments = [], titles = {}, forward }: NewMessage,
  { isToMany = false, wasHeeded = false } = {},
): Promise<ChatMessage> {
  requireLength(scope, body);
  const names = [...new Set(attachments)];
  const words = forward
    ? await wordsToForward(scope, tx, forward)
    : { body, isForwarded: false, forwardedFrom: null };
  if (words.body === '' && names.length === 0) throw invalid('body', 'required');
  const number = await messages.takeNumber(tx, chatId, scope.now);
  // Asked with the chat held: a block that came first holds.
  const room = await readRoom(scope, tx, chatId);
  if (!room.canWrite) throw invalid('body', 'cannot_write_to');
  const replied = replyTo && (await messages.findMessage(tx, chatId, replyTo, scope.actor.userId));
  if (replyTo && (!replied || replied.isChange)) throw invalid('replyTo', 'not_of_this_chat');
  const id = newId(scope.now.getTime());
  const authorId = scope.actor.userId;
  const row = { tenantId: tx.tenantId, chatId, number, id, authorId, createdAt: scope.now };
  await messages.insertMessage(tx, { ...row, ...words, replyTo: replyTo ?? null }, { isToMany });
  if (about) await keepAbout(scope, tx, { chatId, messageId: id, about });
  const files = { ownerId: authorId, messageId: id, names, titles };
  if (names.length > 0 && (await attachToMessage(tx, files)) < names.length)
    throw invalid('attachments', 'not_your_files');
  // What is written to many answers nobody.
  if (!isToMany) await noteWaiting(scope, tx, chatId);
  // Somebody else's words say nothing of whoever passes them on; what was heeded where it was written is not heeded twice.
  if (!wasHeeded && (!words.isForwarded || words.forwardedFrom === authorId))
    await heedWords(scope, tx, { chatId, messageId: id, body: words.body });
  const thread = await bringToThread(tx, { chatId, messageId: id, authorId, at: scope.now });
  if (thread) tell(tx, thread.userId, 'agent', { programId: thread.programId });
  await tellMembers(tx, chatId);
  await notifyMembers(scope, tx, chatId);
  return readMessage(scope, tx, chatId, id);
}

/** What somebody else wrote, if they allow it and it was written where the caller can read it. */
async function wordsToForward(scope: SignedInScope, tx: Tx, id: string) {
  const row = await messages.findInOwnChats(tx, id, scope.actor.userId);
  const [shown] = row ? await showMessages(scope, tx, [row]) : [];
  if (!row || !shown?.canForward) throw invalid('forward', 'not_to_forward');
  return {
    body: row.body,
    isForwarded: true,
    forwardedFrom: row.isForwarded ? row.forwardedFrom : row.authorId,
  };
}

export async function changeMessage(
  scope: SignedInScope,
  tx: Tx,
  place: { id: string; message: string },
  body: string,
): Promise<ChatMessage> {
  requireLength(scope, body);
  const before = await messages.findMessage(tx, place.id, place.message, scope.actor.userId);
  // They are somebody else's words.
  if (before?.isForwarded) throw invalid('body', 'forwarded_stays');
  await messages.updateMessage(tx, place.message, { body, editedAt: scope.now });
  await heedWords(scope, tx, { chatId: place.id, messageId: place.message, body });
  await tellMembers(tx, place.id);
  return readMessage(scope, tx, place.id, place.message);
}

/** What it said goes, with what others thought of it; that something was said stays. */
export async function deleteMessage(
  scope: SignedInScope,
  tx: Tx,
  { id, message }: { id: string; message: string },
): Promise<void> {
  await messages.updateMessage(tx, message, { body: '', deletedAt: scope.now });
  await messages.deleteReactions(tx, message);
  await detachFiles(tx, message);
  await noteDeleted(scope, tx, id);
  await tellMembers(tx, id);
}

export async function react(
  scope: SignedInScope,
  tx: Tx,
  place: { id: string; message: string },
  emoji: string | null,
): Promise<ChatMessage> {
  const message = await messages.findMessage(tx, place.id, place.message, scope.actor.userId);
  if (!message || message.deletedAt || message.isChange) throw notFound();
  await messages.setReaction(tx, place.message, scope.actor.userId, emoji);
  await tellMembers(tx, place.id);
  return readMessage(scope, tx, place.id, place.message);
}

async function readMessage(scope: SignedInScope, tx: Tx, chatId: string, id: string): Promise<ChatMessage> {
  const row = await messages.findMessage(tx, chatId, id, scope.actor.userId);
  if (!row) throw notFound();
  const [shown] = await showMessages(scope, tx, [row]);
  return shown as ChatMessage;
}

/** A site may want them shorter than they can be. */
function requireLength({ tenant }: SignedInScope, body: string): void {
  const { messageLength } = tenant.site.limits;
  if (body.length > messageLength) throw invalid('body', `too_long:${messageLength}`);
}
