import { and, asc, desc, eq, gt, inArray, ne, not, or, type SQL, sql } from '../../db/drizzle.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { isOnline } from '../../db/presence-queries.ts';
import { blocks, chatMembers, chats, messageChoices, users } from '../../db/schema.ts';
import type { Place } from '../../paging.ts';
import type { PersonRow } from './may-write-queries.ts';

const mine = {
  id: chats.id,
  title: chats.title,
  oneId: chats.oneId,
  otherId: chats.otherId,
  isPair: sql<boolean>`${chats.oneId} IS NOT NULL OR ${chats.otherId} IS NOT NULL`,
  ownerId: chats.ownerId,
  lastNumber: chats.lastNumber,
  fromNumber: chatMembers.fromNumber,
  createdAt: chatMembers.lastAt,
  readNumber: chatMembers.readNumber,
  unread: sql<number>`greatest(${chatMembers.lastNumber} - ${chatMembers.readNumber}, 0)`,
  isMuted: chatMembers.isMuted,
  isPinned: chatMembers.isPinned,
};
const ofChat = and(eq(chats.tenantId, chatMembers.tenantId), eq(chats.id, chatMembers.chatId));
const isMember = (tx: Tx, chatId: string, userId: string) =>
  and(eq(chatMembers.tenantId, tx.tenantId), eq(chatMembers.chatId, chatId), eq(chatMembers.userId, userId));

export type RoomRow = Awaited<ReturnType<typeof findRoom>> & object;

export async function findRoom(tx: Tx, chatId: string, userId: string) {
  const [row] = await tx
    .select(mine)
    .from(chatMembers)
    .innerJoin(chats, ofChat)
    .where(isMember(tx, chatId, userId));
  return row;
}

/** Those of these chats that somebody is in. */
export function listRoomsById(tx: Tx, ids: string[], userId: string) {
  return tx
    .select(mine)
    .from(chatMembers)
    .innerJoin(chats, ofChat)
    .where(
      and(
        eq(chatMembers.tenantId, tx.tenantId),
        eq(chatMembers.userId, userId),
        inArray(chatMembers.chatId, ids),
      ),
    );
}

/** With something in them, and groups from the start, newest first; pinned ones are a list of their own. */
export function listRooms(
  tx: Tx,
  userId: string,
  { isPinned, from, most }: { isPinned: boolean; from: Place | undefined; most: number },
) {
  const order = from?.backwards ? asc : desc;
  const row = sql`(${chatMembers.lastAt}, ${chatMembers.chatId})`;
  const place = from && sql`(${from.at}::timestamptz, ${from.id}::uuid)`;
  const beyond: SQL | undefined = place && (from.backwards ? sql`${row} > ${place}` : sql`${row} < ${place}`);
  return tx
    .select(mine)
    .from(chatMembers)
    .innerJoin(chats, ofChat)
    .where(
      and(
        eq(chatMembers.tenantId, tx.tenantId),
        eq(chatMembers.userId, userId),
        or(gt(chatMembers.lastNumber, 0), sql`NOT (${mine.isPair})`),
        eq(chatMembers.isPinned, isPinned),
        beyond,
      ),
    )
    .orderBy(order(chatMembers.lastAt), order(chatMembers.chatId))
    .limit(most);
}

export async function countPinned(tx: Tx, userId: string): Promise<number> {
  return tx.$count(
    chatMembers,
    and(
      eq(chatMembers.tenantId, tx.tenantId),
      eq(chatMembers.userId, userId),
      eq(chatMembers.isPinned, true),
    ),
  );
}

/** Everybody else in these chats. */
export function listOthers(
  tx: Tx,
  chatIds: string[],
  userId: string,
): Promise<(PersonRow & { chatId: string; readNumber: number; fromNumber: number })[]> {
  return tx
    .select({
      chatId: chatMembers.chatId,
      readNumber: chatMembers.readNumber,
      fromNumber: chatMembers.fromNumber,
      id: users.id,
      fullName: users.fullName,
      username: users.username,
      avatar: users.avatar,
      roles: users.roles,
      isOnline: sql<boolean>`${sql.raw(isOnline('users'))}`,
    })
    .from(chatMembers)
    .innerJoin(users, and(eq(users.tenantId, chatMembers.tenantId), eq(users.id, chatMembers.userId)))
    .where(
      and(
        eq(chatMembers.tenantId, tx.tenantId),
        inArray(chatMembers.chatId, chatIds),
        ne(chatMembers.userId, userId),
      ),
    );
}

export async function listMemberIds(tx: Tx, chatId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: chatMembers.userId })
    .from(chatMembers)
    .where(and(eq(chatMembers.tenantId, tx.tenantId), eq(chatMembers.chatId, chatId)));
  return rows.map(({ userId }) => userId);
}

/** The others who have not muted it, with the name of whoever writes. */
export function listToNotify(tx: Tx, chatId: string, authorId: string) {
  return tx
    .select({ userId: chatMembers.userId, author: users.fullName })
    .from(chatMembers)
    .innerJoin(users, and(eq(users.tenantId, chatMembers.tenantId), eq(users.id, authorId)))
    .where(
      and(
        eq(chatMembers.tenantId, tx.tenantId),
        eq(chatMembers.chatId, chatId),
        ne(chatMembers.userId, authorId),
        not(chatMembers.isMuted),
      ),
    );
}

/** Either way round. */
export function listBlocksOf(tx: Tx, userId: string, others: string[]) {
  return tx
    .select({ userId: blocks.userId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(
      and(
        eq(blocks.tenantId, tx.tenantId),
        or(
          and(eq(blocks.userId, userId), inArray(blocks.blockedId, others)),
          and(eq(blocks.blockedId, userId), inArray(blocks.userId, others)),
        ),
      ),
    );
}

export function listBlocked(tx: Tx, userId: string) {
  return tx
    .select({ id: users.id, full_name: users.fullName })
    .from(blocks)
    .innerJoin(users, and(eq(users.tenantId, blocks.tenantId), eq(users.id, blocks.blockedId)))
    .where(and(eq(blocks.tenantId, tx.tenantId), eq(blocks.userId, userId)))
    .orderBy(asc(users.fullName), asc(users.id))
    .limit(1_000);
}

export async function setBlock(
  tx: Tx,
  { userId, blockedId, isBlocked }: { userId: string; blockedId: string; isBlocked: boolean },
  at: Date,
): Promise<void> {
  const row = { tenantId: tx.tenantId, userId, blockedId };
  if (isBlocked)
    await tx
      .insert(blocks)
      .values({ ...row, id: newId(at.getTime()), createdAt: at })
      .onConflictDoNothing();
  else
    await tx
      .delete(blocks)
      .where(
        and(eq(blocks.tenantId, tx.tenantId), eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)),
      );
}

/** The chat of two people, made if there is none; gives its id. */
export async function keepPair(tx: Tx, id: string, people: [string, string], at: Date): Promise<string> {
  const [oneId = '', otherId = ''] = people.toSorted();
  const { rows } = await tx.$client.query<{ id: string }>({
    name: 'keep_pair',
    text: `WITH made AS (
        INSERT INTO chats (tenant_id, id, one_id, other_id, last_at, created_at) VALUES ($1, $2, $3, $4, $5, $5)
        ON CONFLICT ON CONSTRAINT chats_pair DO UPDATE SET created_at = chats.created_at RETURNING id
      ), members AS (
        INSERT INTO chat_members (tenant_id, chat_id, user_id, joined_at, last_at)
        SELECT $1, made.id, people.id, $5, $5 FROM made, unnest(ARRAY[$3, $4]::uuid[]) AS people (id)
        ON CONFLICT DO NOTHING
      )
      SELECT id FROM made`,
    values: [tx.tenantId, id, oneId, otherId, at],
  });
  return (rows[0] as { id: string }).id;
}

export async function setOwnSettings(
  tx: Tx,
  chatId: string,
  userId: string,
  settings: { isMuted: boolean; isPinned: boolean },
): Promise<void> {
  await tx
    .update(chatMembers)
    .set(settings)
    .where(isMember(tx, chatId, userId));
}

/** Never back, and never beyond what was said. */
export async function setRead(tx: Tx, chatId: string, userId: string, number: number): Promise<void> {
  const { readNumber } = chatMembers;
  const lastNumber = sql`(SELECT c.last_number FROM chats c WHERE c.tenant_id = ${tx.tenantId} AND c.id = ${chatId})`;
  await tx
    .update(chatMembers)
    .set({ readNumber: sql`least(greatest(${readNumber}, ${number}), ${lastNumber})` })
    .where(isMember(tx, chatId, userId));
}

export type Choices = Pick<typeof messageChoices.$inferSelect, 'messagesFrom' | 'mayForward'>;

export async function findChoices(tx: Tx, userId: string): Promise<Choices | undefined> {
  const [row] = await tx
    .select({ messagesFrom: messageChoices.messagesFrom, mayForward: messageChoices.mayForward })
    .from(messageChoices)
    .where(and(eq(messageChoices.tenantId, tx.tenantId), eq(messageChoices.userId, userId)));
  return row;
}

export async function setChoices(tx: Tx, userId: string, choices: Choices): Promise<void> {
  await tx
    .insert(messageChoices)
    .values({ tenantId: tx.tenantId, userId, ...choices })
    .onConflictDoUpdate({ target: [messageChoices.tenantId, messageChoices.userId], set: choices });
}

/** As whom somebody writes to those who run the site. */
export async function findSender(
  tx: Tx,
  userId: string,
): Promise<{ fullName: string; email: string | null } | undefined> {
  const [row] = await tx
    .select({ fullName: users.fullName, email: users.email })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
  return row;
}
