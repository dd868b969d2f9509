import { and, desc, eq, gt, isNotNull, isNull, or } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { emailChanges as changes, users } from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';
import type { User } from './queries.ts';

export type EmailChangeRow = typeof changes.$inferSelect;

const changeIs = (tenantId: string, id: string) => and(eq(changes.tenantId, tenantId), eq(changes.id, id));
const pendingOf = (tenantId: string, userId: string) =>
  and(eq(changes.tenantId, tenantId), eq(changes.userId, userId), isNull(changes.confirmedAt));

export async function findEmailChangeOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  const [row] = await tx.select({ ownerId: changes.userId }).from(changes).where(changeIs(tx.tenantId, id));
  return row;
}

/** As long as its link may still come or still works. */
export async function findPendingChange(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(changes)
    .where(
      and(pendingOf(tx.tenantId, userId), or(isNull(changes.confirmUntil), gt(changes.confirmUntil, now))),
    )
    .orderBy(desc(changes.askedAt))
    .limit(1);
  return row;
}

export async function findEmailChange(tx: Tx, id: string): Promise<EmailChangeRow | undefined> {
  const [row] = await tx.select().from(changes).where(changeIs(tx.tenantId, id));
  return row;
}

export async function insertEmailChange(tx: Tx, row: typeof changes.$inferInsert): Promise<void> {
  await tx.insert(changes).values(row);
}

export async function updateEmailChange(tx: Tx, id: string, part: Partial<EmailChangeRow>): Promise<void> {
  await tx.update(changes).set(part).where(changeIs(tx.tenantId, id));
}

export async function deleteEmailChange(tx: Tx, id: string): Promise<void> {
  await tx.delete(changes).where(and(changeIs(tx.tenantId, id), isNull(changes.confirmedAt)));
}

/** Only one is wanted at a time. */
export async function deletePendingChanges(tx: Tx, userId: string): Promise<void> {
  await tx.delete(changes).where(pendingOf(tx.tenantId, userId));
}

/** Uses the link to the new address up. */
export async function takeConfirmation(
  tx: Tx,
  id: string,
  hash: Buffer,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [row] = await tx
    .update(changes)
    .set({ confirmedAt: now, confirmHash: null })
    .where(
      and(
        changeIs(tx.tenantId, id),
        eq(changes.confirmHash, hash),
        gt(changes.confirmUntil, now),
        isNull(changes.confirmedAt),
      ),
    )
    .returning();
  return row;
}

/** Uses the link to the old address up. */
export async function takeUndo(tx: Tx, hash: Buffer, now: Date): Promise<EmailChangeRow | undefined> {
  const [row] = await tx
    .update(changes)
    .set({ undoneAt: now, undoHash: null })
    .where(and(eq(changes.tenantId, tx.tenantId), eq(changes.undoHash, hash), gt(changes.undoUntil, now)))
    .returning();
  return row;
}

/** Whoever came to the account after it cannot take it back to their own address. */
export async function dropLaterUndos(tx: Tx, { userId, confirmedAt }: EmailChangeRow): Promise<void> {
  if (!confirmedAt) return;
  await tx
    .update(changes)
    .set({ undoHash: null })
    .where(
      and(
        eq(changes.tenantId, tx.tenantId),
        eq(changes.userId, userId),
        gt(changes.confirmedAt, confirmedAt),
      ),
    );
}

/** `from`: only while this is still the address; left out, whatever it is by now. */
export async function setEmail(
  tx: Tx,
  userId: string,
  { to, from }: { to: string; from?: string },
): Promise<User | undefined> {
  const [user] = await tx
    .update(users)
    .set({ email: to })
    .where(
      and(
        eq(users.tenantId, tx.tenantId),
        eq(users.id, userId),
        isNotNull(users.emailVerifiedAt),
        from === undefined ? undefined : eq(users.email, from),
      ),
    )
    .returning();
  return user;
}
