import type { GroupChange } from '@regimen/contract/chat-choices.ts';
import { and, asc, eq, inArray } from '../../db/drizzle.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { chatChanges, chatMembers, chats, users } from '../../db/schema.ts';

/** The first of the members made it. */
export async function insertGroup(
  tx: Tx,
  { id, title, members }: { id: string; title: string | null; members: string[] },
  at: Date,
): Promise<void> {
  const { tenantId } = tx;
  const ownerId = members[0] ?? null;
  await tx.insert(chats).values({ tenantId, id, title, ownerId, lastAt: at, createdAt: at });
  await tx
    .insert(chatMembers)
    .values(members.map((userId) => ({ tenantId, chatId: id, userId, joinedAt: at, lastAt: at })));
}

/** With what is written from now on. */
export async function insertMembers(
  tx: Tx,
  chatId: string,
  userIds: readonly string[],
  fromNumber: number,
  at: Date,
): Promise<void> {
  const place = { tenantId: tx.tenantId, chatId, joinedAt: at, lastAt: at };
  const numbers = { fromNumber, readNumber: fromNumber, lastNumber: fromNumber };
  await tx
    .insert(chatMembers)
    .values(userIds.map((userId) => ({ ...place, ...numbers, userId })))
    .onConflictDoNothing();
}

export async function deleteMember(tx: Tx, chatId: string, userId: string): Promise<void> {
  await tx
    .delete(chatMembers)
    .where(
      and(
        eq(chatMembers.tenantId, tx.tenantId),
        eq(chatMembers.chatId, chatId),
        eq(chatMembers.userId, userId),
      ),
    );
}

const ofChat = (tx: Tx, chatId: string) => and(eq(chats.tenantId, tx.tenantId), eq(chats.id, chatId));

/** Until the end of the transaction nobody else changes it or writes in it. */
export async function holdChat(tx: Tx, chatId: string) {
  const [row] = await tx
    .select({ title: chats.title, ownerId: chats.ownerId, lastNumber: chats.lastNumber })
    .from(chats)
    .where(ofChat(tx, chatId))
    .for('update');
  if (!row) throw new Error('There is no such chat.');
  return row;
}

export async function setTitle(tx: Tx, chatId: string, title: string | null): Promise<void> {
  await tx.update(chats).set({ title }).where(ofChat(tx, chatId));
}

/** Whoever has been in it longest owns it from now on. */
export async function passOn(tx: Tx, chatId: string): Promise<void> {
  const [next] = await tx
    .select({ ownerId: chatMembers.userId })
    .from(chatMembers)
    .where(and(eq(chatMembers.tenantId, tx.tenantId), eq(chatMembers.chatId, chatId)))
    .orderBy(asc(chatMembers.joinedAt), asc(chatMembers.userId))
    .limit(1);
  await tx
    .update(chats)
    .set({ ownerId: next?.ownerId ?? null })
    .where(ofChat(tx, chatId));
}

export interface Change {
  kind: GroupChange;
  title?: string | null;
  people?: readonly string[];
}

export async function insertChanges(
  tx: Tx,
  messageId: string,
  { kind, title = null, people = [] }: Change,
  at: Date,
): Promise<void> {
  const whom = people.length > 0 ? people : [null];
  const row = { tenantId: tx.tenantId, messageId, kind, title };
  await tx
    .insert(chatChanges)
    .values(whom.map((personId) => ({ ...row, id: newId(at.getTime()), personId })));
}

/** Whoever was named and is gone has no name any more. */
export function listChanges(tx: Tx, messageIds: string[]) {
  return tx
    .select({
      messageId: chatChanges.messageId,
      kind: chatChanges.kind,
      title: chatChanges.title,
      personId: users.id,
      fullName: users.fullName,
    })
    .from(chatChanges)
    .leftJoin(users, and(eq(users.tenantId, chatChanges.tenantId), eq(users.id, chatChanges.personId)))
    .where(and(eq(chatChanges.tenantId, tx.tenantId), inArray(chatChanges.messageId, messageIds)))
    .orderBy(asc(users.fullName), asc(chatChanges.id));
}
export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number];
