import { and, asc, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { categories, protocols } from '../../db/schema.ts';

const listed = {
  id: categories.id,
  name: categories.name,
  colour: categories.colour,
  icon: categories.icon,
  // Columns are named by hand: where only one table is read, Drizzle leaves its name out, and `id` would be p's.
  protocolsCount: sql<number>`(
    SELECT count(*)::int FROM ${protocols} p WHERE p.tenant_id = categories.tenant_id
      AND p.category_id = categories.id AND p.owner_id = categories.owner_id AND p.archived_at IS NULL)`,
};
export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];

const is = (tenantId: string, id: string) => and(eq(categories.tenantId, tenantId), eq(categories.id, id));

/** In their owner's order; the number of them is bounded where they are made. */
export function listCategories(tx: Tx, ownerId: string) {
  return tx
    .select(listed)
    .from(categories)
    .where(and(eq(categories.tenantId, tx.tenantId), eq(categories.ownerId, ownerId)))
    .orderBy(asc(categories.position), asc(categories.id));
}

export async function findCategory(tx: Tx, id: string) {
  const [row] = await tx.select(listed).from(categories).where(is(tx.tenantId, id));
  return row;
}

export async function findCategoryOwner(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ owner: categories.ownerId }).from(categories).where(is(tx.tenantId, id));
  return row?.owner;
}

export async function countCategories(tx: Tx, ownerId: string): Promise<{ count: number; last: number }> {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      last: sql<number>`coalesce(max(${categories.position}), 0)::int`,
    })
    .from(categories)
    .where(and(eq(categories.tenantId, tx.tenantId), eq(categories.ownerId, ownerId)));
  return row ?? { count: 0, last: 0 };
}

export async function insertCategory(tx: Tx, row: typeof categories.$inferInsert): Promise<void> {
  await tx.insert(categories).values(row);
}

export async function updateCategory(
  tx: Tx,
  id: string,
  change: Pick<typeof categories.$inferInsert, 'name' | 'colour' | 'icon'>,
): Promise<void> {
  await tx.update(categories).set(change).where(is(tx.tenantId, id));
}

/** Numbers them from one in the order given. */
export async function placeCategories(tx: Tx, ids: string[]): Promise<void> {
  await tx.execute(
    sql`UPDATE ${categories} c SET position = wanted.place
        FROM unnest(${sql.param(ids)}::uuid[]) WITH ORDINALITY wanted (id, place)
        WHERE c.tenant_id = ${tx.tenantId} AND c.id = wanted.id`,
  );
}

export async function deleteCategory(tx: Tx, id: string): Promise<void> {
  await tx.delete(categories).where(is(tx.tenantId, id));
}
