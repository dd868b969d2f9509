import { and, eq, isNull, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { shortLinks } from '../../db/schema.ts';

export async function findCode(tx: Tx, ownerId: string | null, target: string) {
  const [row] = await tx
    .select({ code: shortLinks.code })
    .from(shortLinks)
    .where(
      and(
        eq(shortLinks.tenantId, tx.tenantId),
        ownerId === null ? isNull(shortLinks.ownerId) : eq(shortLinks.ownerId, ownerId),
        eq(shortLinks.target, target),
      ),
    )
    .limit(1);
  return row?.code;
}

/** Somebody else's hand may have been quicker: then theirs is the one. */
export async function insertShortLink(tx: Tx, row: typeof shortLinks.$inferInsert): Promise<void> {
  await tx.insert(shortLinks).values(row).onConflictDoNothing();
}

export async function findShortLink(tx: Tx, code: string) {
  const [row] = await tx
    .select({ target: shortLinks.target, ownerId: shortLinks.ownerId })
    .from(shortLinks)
    .where(and(eq(shortLinks.tenantId, tx.tenantId), eq(shortLinks.code, code)));
  return row;
}

export async function countVisit(tx: Tx, code: string): Promise<void> {
  await tx
    .update(shortLinks)
    .set({ visits: sql`${shortLinks.visits} + 1` })
    .where(and(eq(shortLinks.tenantId, tx.tenantId), eq(shortLinks.code, code)));
}
