import { and, desc, eq, gt, lt, lte, or } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { passkeyChallenges as challenges, passkeys, users } from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type Purpose = (typeof challenges.$inferSelect)['purpose'];
export type Person = typeof users.$inferSelect;

const passkeyIs = (tenantId: string, id: string) => and(eq(passkeys.tenantId, tenantId), eq(passkeys.id, id));

export function listPasskeys(tx: Tx, userId: string, most: number): Promise<PasskeyRow[]> {
  return tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.tenantId, tx.tenantId), eq(passkeys.userId, userId)))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
    .limit(most);
}

export async function findPasskeyOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: passkeys.userId })
    .from(passkeys)
    .where(passkeyIs(tx.tenantId, id));
  return row;
}

export async function findByCredential(tx: Tx, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.tenantId, tx.tenantId), eq(passkeys.credentialId, credentialId)));
  return row;
}

export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<void> {
  await tx.insert(passkeys).values(row);
}

/** `undefined`: it was removed meanwhile, or a later use of it came first. */
export async function markUsed(
  tx: Tx,
  { id, counter, isSynced }: Pick<PasskeyRow, 'id' | 'counter' | 'isSynced'>,
  now: Date,
): Promise<PasskeyRow | undefined> {
  const isNewer = or(
    lt(passkeys.counter, counter),
    and(lte(passkeys.counter, 0), eq(passkeys.counter, counter)),
  );
  const [row] = await tx
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: now })
    .where(and(passkeyIs(tx.tenantId, id), isNewer))
    .returning();
  return row;
}

export async function renamePasskey(tx: Tx, id: string, name: string): Promise<PasskeyRow | undefined> {
  const [row] = await tx.update(passkeys).set({ name }).where(passkeyIs(tx.tenantId, id)).returning();
  return row;
}

export async function deletePasskey(tx: Tx, id: string): Promise<void> {
  await tx.delete(passkeys).where(passkeyIs(tx.tenantId, id));
}

export async function findPerson(tx: Tx, id: string): Promise<Person | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, id)));
  return row;
}

/** One of a kind in a browser: the newest takes the place of another. */
export async function keepChallenge(
  tx: Tx,
  row: Omit<typeof challenges.$inferSelect, 'tenantId'>,
): Promise<void> {
  await tx
    .insert(challenges)
    .values({ ...row, tenantId: tx.tenantId })
    .onConflictDoUpdate({ target: [challenges.tenantId, challenges.keyHash, challenges.purpose], set: row });
}

const isLive = (tenantId: string, keyHash: Buffer, purpose: Purpose, now: Date) =>
  and(
    eq(challenges.tenantId, tenantId),
    eq(challenges.keyHash, keyHash),
    eq(challenges.purpose, purpose),
    gt(challenges.expiresAt, now),
  );

export async function findChallenge(
  tx: Tx,
  keyHash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ challenge: challenges.challenge })
    .from(challenges)
    .where(isLive(tx.tenantId, keyHash, purpose, now));
  return row?.challenge;
}

/** Uses it up: of two at once one gets it. */
export async function takeChallenge(
  tx: Tx,
  keyHash: Buffer,
  purpose: Purpose,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .delete(challenges)
    .where(and(isLive(tx.tenantId, keyHash, purpose, now), eq(challenges.challenge, challenge)))
    .returning({ purpose: challenges.purpose });
  return taken.length > 0;
}

export async function deleteOldChallenges(tx: Tx, now: Date): Promise<void> {
  await tx.delete(challenges).where(and(eq(challenges.tenantId, tx.tenantId), lt(challenges.expiresAt, now)));
}
