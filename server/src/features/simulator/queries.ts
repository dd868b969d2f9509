import { and, desc, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { programVersions } from '../../db/schema.ts';

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
