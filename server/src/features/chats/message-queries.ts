import type { AboutKind } from '@regimen/contract/message-about.ts';
import { and, asc, eq, inArray, ne, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { chatMembers, chatMessages, chatReactions, chats } from '../../db/schema.ts';

/** So much of a message stands above its answer. */
const openingLength = 140;

export interface MessageRow {
  chatId: string;
  id: string;
  number: number;
  authorId: string;
  author: string;
  body: string;
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  replyTo: string | null;
  repliedAuthor: string | null;
  repliedOpening: string | null;
  aboutKind: AboutKind | null;
  aboutName: string | null;
  /** It says what happened to the group. */
  isChange: boolean;
  isForwarded: boolean;
  forwardedFrom: string | null;
  forwardedName: string | null;
  /** Whoever wrote it first allows it. */
  mayForward: boolean;
}

export const messageColumns = `m.chat_id AS "chatId", m.id, m.number, m.author_id AS "authorId", u.full_name AS author, m.body,
  m.created_at AS "createdAt", m.edited_at AS "editedAt", m.deleted_at AS "deletedAt", m.reply_to AS "replyTo",
  ru.full_name AS "repliedAuthor", left(r.body, ${openingLength}) AS "repliedOpening",
  ab.kind AS "aboutKind", ab.name AS "aboutName",
  m.body = '' AND EXISTS (SELECT FROM chat_changes g WHERE g.tenant_id = m.tenant_id AND g.message_id = m.id) AS "isChange",
  m.is_forwarded AS "isForwarded", m.forwarded_from AS "forwardedFrom", fu.full_name AS "forwardedName",
  coalesce(w.may_forward, false) AS "mayForward"`;
/** Behind `chat_messages m`. */
export const messageTables = `JOIN users u ON u.tenant_id = m.tenant_id AND u.id = m.author_id
  LEFT JOIN chat_messages r ON r.tenant_id = m.tenant_id AND r.id = m.reply_to
  LEFT JOIN users ru ON ru.tenant_id = r.tenant_id AND ru.id = r.author_id
  LEFT JOIN chat_abouts ab ON ab.tenant_id = m.tenant_id AND ab.message_id = m.id AND m.deleted_at IS NULL
  LEFT JOIN users fu ON fu.tenant_id = m.tenant_id AND fu.id = m.forwarded_from
  LEFT JOIN message_choices w ON w.tenant_id = m.tenant_id
    AND w.user_id = CASE WHEN m.is_forwarded THEN m.forwarded_from ELSE m.author_id END`;

const readableBy = (person: string) => `EXISTS (SELECT FROM chat_members o
  WHERE o.tenant_id = $1 AND o.chat_id = m.chat_id AND o.user_id = ${person} AND m.number > o.from_number)`;

/** From one number to another, oldest first. */
export async function listMessages(tx: Tx, chatId: string, from: number, to: number): Promise<MessageRow[]> {
  const { rows } = await tx.$client.query<MessageRow>({
    name: 'list_chat_messages',
    text: `SELECT ${messageColumns} FROM chat_messages m ${messageTables} WHERE m.tenant_id = $1 AND m.chat_id = $2 AND m.number BETWEEN $3 AND $4
      ORDER BY m.number`,
    values: [tx.tenantId, chatId, from, to],
  });
  return rows;
}

/** The newest of each of these chats. */
export async function listNewest(
  tx: Tx,
  rooms: readonly { id: string; lastNumber: number }[],
): Promise<MessageRow[]> {
  const { rows } = await tx.$client.query<MessageRow>({
    name: 'list_newest_messages',
    text: `SELECT ${messageColumns} FROM chat_messages m ${messageTables} WHERE m.tenant_id = $1
      AND (m.chat_id, m.number) IN (SELECT * FROM unnest($2::uuid[], $3::int[]))`,
    values: [tx.tenantId, rooms.map(({ id }) => id), rooms.map(({ lastNumber }) => lastNumber)],
  });
  return rows;
}

/** As far as this person can read it: nothing that was written before they came. */
export async function findMessage(
  tx: Tx,
  chatId: string,
  id: string,
  readerId: string,
): Promise<MessageRow | undefined> {
  const { rows } = await tx.$client.query<MessageRow>({
    name: 'find_chat_message',
    text: `SELECT ${messageColumns} FROM chat_messages m ${messageTables}
      WHERE m.tenant_id = $1 AND m.chat_id = $2 AND m.id = $3 AND ${readableBy('$4')}`,
    values: [tx.tenantId, chatId, id, readerId],
  });
  return rows[0];
}

/** In whichever chat somebody is in. */
export async function findInOwnChats(tx: Tx, id: string, userId: string): Promise<MessageRow | undefined> {
  const { rows } = await tx.$client.query<MessageRow>({
    name: 'find_in_own_chats',
    text: `SELECT ${messageColumns} FROM chat_messages m ${messageTables}
      WHERE m.tenant_id = $1 AND m.id = $2 AND ${readableBy('$3')}`,
    values: [tx.tenantId, id, userId],
  });
  return rows[0];
}

export function listReactions(tx: Tx, messageIds: string[], userId: string) {
  return tx
    .select({
      messageId: chatReactions.messageId,
      emoji: chatReactions.emoji,
      count: sql<number>`count(*)::int`,
      mine: sql<boolean>`bool_or(${chatReactions.userId} = ${userId})`,
    })
    .from(chatReactions)
    .where(and(eq(chatReactions.tenantId, tx.tenantId), inArray(chatReactions.messageId, messageIds)))
    .groupBy(chatReactions.messageId, chatReactions.emoji)
    .orderBy(asc(sql`min(${chatReactions.userId}::text)`));
}

/** Holds the chat until the end of the transaction, so that its messages have one order for everybody. */
export async function takeNumber(tx: Tx, chatId: string, at: Date): Promise<number> {
  const [row] = await tx
    .update(chats)
    .set({ lastNumber: sql`${chats.lastNumber} + 1`, lastAt: at })
    .where(and(eq(chats.tenantId, tx.tenantId), eq(chats.id, chatId)))
    .returning({ number: chats.lastNumber });
  if (!row) throw new Error('There is no such chat.');
  return row.number;
}

export async function insertMessage(
  tx: Tx,
  row: typeof chatMessages.$inferInsert,
  { isToMany = false, isLine = false } = {},
): Promise<void> {
  await tx.insert(chatMessages).values(row);
  const { number, chatId, createdAt, authorId } = row;
  const ofChat = and(eq(chatMembers.tenantId, tx.tenantId), eq(chatMembers.chatId, chatId));
  if (isToMany) {
    // In their own list nothing moves, and what they have not read yet stays unread.
    await tx
      .update(chatMembers)
      .set({ lastNumber: number, lastAt: createdAt })
      .where(and(ofChat, ne(chatMembers.userId, authorId)));
    await tx
      .update(chatMembers)
      .set({ readNumber: number })
      .where(and(ofChat, eq(chatMembers.userId, authorId), eq(chatMembers.readNumber, number - 1)));
    return;
  }
  // Whoever writes has seen what stands above, and a line about the group waits for nobody but who came with it.
  const hasRead = isLine
    ? sql`${chatMembers.userId} = ${authorId} OR ${chatMembers.readNumber} = ${number - 1} AND ${chatMembers.fromNumber} < ${number - 1}`
    : sql`${chatMembers.userId} = ${authorId}`;
  await tx
    .update(chatMembers)
    .set({
      lastNumber: number,
      lastAt: createdAt,
      readNumber: sql`CASE WHEN ${hasRead} THEN ${number} ELSE ${chatMembers.readNumber} END`,
    })
    .where(ofChat);
}

export async function updateMessage(
  tx: Tx,
  id: string,
  change: { body: string; editedAt: Date } | { body: ''; deletedAt: Date },
): Promise<void> {
  await tx
    .update(chatMessages)
    .set(change)
    .where(and(eq(chatMessages.tenantId, tx.tenantId), eq(chatMessages.id, id)));
}

export async function setReaction(
  tx: Tx,
  messageId: string,
  userId: string,
  emoji: string | null,
): Promise<void> {
  const { tenantId } = tx;
  if (emoji === null)
    await tx
      .delete(chatReactions)
      .where(
        and(
          eq(chatReactions.tenantId, tenantId),
          eq(chatReactions.messageId, messageId),
          eq(chatReactions.userId, userId),
        ),
      );
  else
    await tx
      .insert(chatReactions)
      .values({ tenantId, messageId, userId, emoji })
      .onConflictDoUpdate({
        target: [chatReactions.tenantId, chatReactions.messageId, chatReactions.userId],
        set: { emoji },
      });
}

export async function deleteReactions(tx: Tx, messageId: string): Promise<void> {
  await tx
    .delete(chatReactions)
    .where(and(eq(chatReactions.tenantId, tx.tenantId), eq(chatReactions.messageId, messageId)));
}
