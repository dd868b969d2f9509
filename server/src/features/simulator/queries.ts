import { and, desc, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { programs, programVersions } from '../../db/schema.ts';

export function listVersions(tx: Tx, programId: string, most: number) {
  return tx
    .select({
      id: programVersions.id,
      number: programVersions.number,
      publishedAt: programVersions.publishedAt,
    })
    .from(programVersions)
    .where(and(eq(programVersions.tenantId, tx.tenantId), eq(programVersions.programId, programId)))
    .orderBy(desc(programVersions.number))
    .limit(most);
}

/** By both ids: who may see the program may see its versions, and no other's. */
export async function findContent(tx: Tx, programId: string, versionId: string) {
  const [row] = await tx
    .select({ content: programVersions.content })
    .from(programVersions)
    .where(
      and(
        eq(programVersions.tenantId, tx.tenantId),
        eq(programVersions.programId, programId),
        eq(programVersions.id, versionId),
      ),
    );
  return row?.content;
}

/** Of the draft's page, its rows and who changed it nothing is touched: it stays the draft that was simulated. */
export async function updateFoundDanger(
  tx: Tx,
  id: string,
  foundDanger: typeof programs.$inferSelect.foundDanger,
): Promise<void> {
  await tx
    .update(programs)
    .set({ foundDanger })
    .where(and(eq(programs.tenantId, tx.tenantId), eq(programs.id, id)));
}
