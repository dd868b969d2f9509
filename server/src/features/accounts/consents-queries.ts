import type { ConsentDocument } from '@regimen/contract/consents.ts';
import { and, desc, eq, inArray } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { consents, tenantDocuments } from '../../db/schema.ts';

export type ConsentRow = typeof consents.$inferSelect;

export async function insertConsents(tx: Tx, rows: (typeof consents.$inferInsert)[]): Promise<void> {
  await tx.insert(consents).values(rows);
}

export function listConsents(tx: Tx, userId: string, most: number): Promise<ConsentRow[]> {
  return tx
    .select()
    .from(consents)
    .where(and(eq(consents.tenantId, tx.tenantId), eq(consents.userId, userId)))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(most);
}

/** When each text was last changed, in whatever language. */
export async function findDocumentTimes(
  tx: Tx,
  documents: readonly ConsentDocument[],
): Promise<Map<string, Date>> {
  const rows = await tx
    .select({ name: tenantDocuments.name, at: tenantDocuments.updatedAt })
    .from(tenantDocuments)
    .where(and(eq(tenantDocuments.tenantId, tx.tenantId), inArray(tenantDocuments.name, [...documents])))
    .orderBy(tenantDocuments.updatedAt);
  // The latest of each name is set last.
  return new Map(rows.map(({ name, at }) => [name, at]));
}
