import { alias, and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { protocolComments as comments, users } from '../../db/schema.ts';
import type { Place } from '../../paging.ts';

/** The remark that a comment answers. Whether a thread is settled stands there. */
const thread = alias(comments, 'thread');
const resolvedAt = sql`coalesce(${comments.resolvedAt}, ${thread.resolvedAt})`;

const written = {
  id: comments.id,
  nodeId: comments.nodeId,
  replyTo: comments.replyTo,
  body: comments.body,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  resolvedAt: sql<Date | null>`${resolvedAt}`.mapWith(comments.resolvedAt),
  author: { id: users.id, fullName: users.fullName },
};
export type CommentRow = Awaited<ReturnType<typeof findComment>> & object;

const is = (tenantId: string, protocolId: string, id: string) =>
  and(eq(comments.tenantId, tenantId), eq(comments.protocolId, protocolId), eq(comments.id, id));

const select = (tx: Tx) =>
  tx
    .select(written)
    .from(comments)
    .innerJoin(users, and(eq(users.tenantId, comments.tenantId), eq(users.id, comments.authorId)))
    .leftJoin(thread, and(eq(thread.tenantId, comments.tenantId), eq(thread.id, comments.replyTo)));

export interface CommentsWanted {
  show: 'open' | 'resolved' | 'all';
  from: Place | undefined;
  most: number;
}

/** Oldest first, from a place onward or (backwards) up to it. One more than asked for says whether more follow. */
export function listComments(tx: Tx, protocolId: string, { show, from, most }: CommentsWanted) {
  const filters: (SQL | undefined)[] = [
    eq(comments.tenantId, tx.tenantId),
    eq(comments.protocolId, protocolId),
  ];
  if (show === 'open') filters.push(isNull(resolvedAt));
  if (show === 'resolved') filters.push(isNotNull(resolvedAt));
  if (from) filters.push(beyond(from));
  const order = from?.backwards
    ? [desc(comments.createdAt), desc(comments.id)]
    : [asc(comments.createdAt), asc(comments.id)];
  return select(tx)
    .where(and(...filters))
    .orderBy(...order)
    .limit(most);
}

function beyond({ at, id, backwards }: Place): SQL {
  const place = sql`(${at}::timestamptz, ${id}::uuid)`;
  const row = sql`(${comments.createdAt}, ${comments.id})`;
  return backwards ? sql`${row} < ${place}` : sql`${row} > ${place}`;
}

export async function findComment(tx: Tx, protocolId: string, id: string) {
  const [row] = await select(tx).where(is(tx.tenantId, protocolId, id));
  return row;
}

export async function findAuthor(tx: Tx, protocolId: string, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ authorId: comments.authorId })
    .from(comments)
    .where(is(tx.tenantId, protocolId, id));
  return row?.authorId;
}

/** A remark that can be answered; it cannot be deleted until the answer is there. */
export async function holdThread(tx: Tx, protocolId: string, id: string) {
  const [row] = await tx
    .select({ id: comments.id, nodeId: comments.nodeId })
    .from(comments)
    .where(and(is(tx.tenantId, protocolId, id), isNull(comments.replyTo)))
    .for('key share');
  return row;
}

export async function insertComment(tx: Tx, row: typeof comments.$inferInsert): Promise<void> {
  await tx.insert(comments).values(row);
}

export async function updateComment(
  tx: Tx,
  protocolId: string,
  id: string,
  change: { body: string; editedAt: Date },
): Promise<void> {
  await tx
    .update(comments)
    .set(change)
    .where(is(tx.tenantId, protocolId, id));
}

/** Settled once stays settled since then. Whether there is such a thread. */
export async function settleThread(
  tx: Tx,
  protocolId: string,
  id: string,
  at: Date | null,
): Promise<boolean> {
  const changed = await tx
    .update(comments)
    .set({ resolvedAt: at && sql`coalesce(${comments.resolvedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(is(tx.tenantId, protocolId, id), isNull(comments.replyTo)))
    .returning({ id: comments.id });
  return changed.length > 0;
}

export async function deleteComment(tx: Tx, protocolId: string, id: string): Promise<void> {
  await tx.delete(comments).where(is(tx.tenantId, protocolId, id));
}
