import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { insertGroup } from '../src/features/chats/group-queries.ts';
import { insertMessage, takeNumber } from '../src/features/chats/message-queries.ts';
import { keepPair } from '../src/features/chats/queries.ts';

/** The chat of two people. */
export const seedChat = (tx: Tx, people: [string, string], at = new Date()): Promise<string> =>
  keepPair(tx, newId(at.getTime()), people, at);

export async function seedGroup(tx: Tx, title: string, members: string[], at = new Date()): Promise<string> {
  const id = newId(at.getTime());
  await insertGroup(tx, { id, title, members }, at);
  return id;
}

export async function seedMessage(
  tx: Tx,
  chatId: string,
  authorId: string,
  body: string,
  at = new Date(),
): Promise<string> {
  const id = newId(at.getTime());
  const number = await takeNumber(tx, chatId, at);
  await insertMessage(tx, { tenantId: tx.tenantId, chatId, number, id, authorId, body, createdAt: at });
  return id;
}
