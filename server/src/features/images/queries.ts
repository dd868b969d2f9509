import { and, eq, inArray, isNull, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { images } from '../../db/schema.ts';

export async function findImageOwner(tx: Tx, name: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ owner: images.ownerId })
    .from(images)
    .where(and(eq(images.tenantId, tx.tenantId), eq(images.name, name)));
  return row?.owner ?? undefined;
}

export async function countImages(tx: Tx, ownerId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(images)
    .where(and(eq(images.tenantId, tx.tenantId), eq(images.ownerId, ownerId)));
  return row?.count ?? 0;
}

export async function insertImage(tx: Tx, row: typeof images.$inferInsert): Promise<void> {
  await tx.insert(images).values(row);
}

export async function disownImage(tx: Tx, name: string): Promise<void> {
  await tx
    .update(images)
    .set({ ownerId: null })
    .where(and(eq(images.tenantId, tx.tenantId), eq(images.name, name)));
}

/** Names of pictures whose owner is gone. */
export async function listLeftImages(tx: Tx, most: number): Promise<string[]> {
  const rows = await tx
    .select({ name: images.name })
    .from(images)
    .where(and(eq(images.tenantId, tx.tenantId), isNull(images.ownerId)))
    .limit(most);
  return rows.map(({ name }) => name);
}

export async function deleteImages(tx: Tx, names: string[]): Promise<void> {
  await tx.delete(images).where(and(eq(images.tenantId, tx.tenantId), inArray(images.name, names)));
}
