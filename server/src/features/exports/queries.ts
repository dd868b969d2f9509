import { and, eq, isNull, lt, or } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { dataExports } from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';

export type ExportRow = typeof dataExports.$inferSelect;

const exportIs = (tenantId: string, id: string) =>
  and(eq(dataExports.tenantId, tenantId), eq(dataExports.id, id));

export async function findExport(tx: Tx, id: string): Promise<ExportRow | undefined> {
  const [row] = await tx.select().from(dataExports).where(exportIs(tx.tenantId, id));
  return row;
}

export async function findExportOf(tx: Tx, userId: string): Promise<ExportRow | undefined> {
  const [row] = await tx
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.tenantId, tx.tenantId), eq(dataExports.userId, userId)));
  return row;
}

/** One that a newer one replaced is nobody's. */
export async function findExportOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  const row = await findExport(tx, id);
  return row?.userId ? { ownerId: row.userId, personId: row.userId } : undefined;
}

export async function insertExport(tx: Tx, row: typeof dataExports.$inferInsert): Promise<void> {
  await tx.insert(dataExports).values(row);
}

export async function updateExport(tx: Tx, id: string, part: Partial<ExportRow>): Promise<void> {
  await tx.update(dataExports).set(part).where(exportIs(tx.tenantId, id));
}

/** Those whose time is over, whose person is gone, or which a newer one replaced. */
export async function listLeftExports(tx: Tx, now: Date, most: number): Promise<string[]> {
  const rows = await tx
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.tenantId, tx.tenantId),
        or(isNull(dataExports.userId), lt(dataExports.expiresAt, now)),
      ),
    )
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function deleteExport(tx: Tx, id: string): Promise<void> {
  await tx.delete(dataExports).where(exportIs(tx.tenantId, id));
}
