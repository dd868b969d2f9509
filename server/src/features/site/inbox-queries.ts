import { and, asc, desc, eq, gt, isNull, lt } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { admins, contactMessages as messages } from '../../db/schema.ts';
import type { Place } from '../../paging.ts';

const is = (tx: Tx, id: string) => and(eq(messages.tenantId, tx.tenantId), eq(messages.id, id));

const select = (tx: Tx) =>
  tx
    .select({
      id: messages.id,
      userId: messages.userId,
      fullName: messages.fullName,
      email: messages.email,
      subject: messages.subject,
      description: messages.description,
      createdAt: messages.createdAt,
      answer: messages.answer,
      answeredAt: messages.answeredAt,
      adminName: admins.fullName,
    })
    .from(messages)
    .leftJoin(admins, and(eq(admins.tenantId, messages.tenantId), eq(admins.id, messages.answeringAdmin)));

export async function findInInbox(tx: Tx, id: string) {
  const [row] = await select(tx).where(is(tx, id));
  return row;
}
export type InboxRow = NonNullable<Awaited<ReturnType<typeof findInInbox>>>;

/** Newest first: ids grow with time. */
export function listInbox(tx: Tx, onlyOpen: boolean, from: Place | undefined, most: number) {
  const [order, beyond] = from?.backwards ? [asc, gt] : [desc, lt];
  return select(tx)
    .where(
      and(
        eq(messages.tenantId, tx.tenantId),
        onlyOpen ? isNull(messages.answeredAt) : undefined,
        from && beyond(messages.id, from.id),
      ),
    )
    .orderBy(order(messages.id))
    .limit(most);
}

/** `false`: somebody has answered it before. */
export async function setAnswer(
  tx: Tx,
  id: string,
  answered: { answer: string; answeredAt: Date; answeringAdmin: string },
): Promise<boolean> {
  const done = await tx
    .update(messages)
    .set(answered)
    .where(and(is(tx, id), isNull(messages.answeredAt)))
    .returning({ id: messages.id });
  return done.length > 0;
}
