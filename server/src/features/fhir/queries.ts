import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, programVersions } from '../../db/schema.ts';

export async function findFollowed(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      id: enrollments.id,
      versionId: enrollments.versionId,
      versionNumber: programVersions.number,
      page: programVersions.page,
    })
    .from(enrollments)
    .innerJoin(
      programVersions,
      and(eq(programVersions.tenantId, enrollments.tenantId), eq(programVersions.id, enrollments.versionId)),
    )
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.id, id)));
  return row;
}
