import { and, eq, inArray, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { programListings, programMembers, programs, programVersions, versionUses } from '../../db/schema.ts';

/** The units in which a KPI was published, over all versions: readings may be in any of them. */
export async function listPublishedUnits(tx: Tx, itemId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ unit: versionUses.unit })
    .from(versionUses)
    .where(
      and(
        eq(versionUses.tenantId, tx.tenantId),
        eq(versionUses.kind, 'item'),
        eq(versionUses.objectId, itemId),
      ),
    )
    .orderBy(versionUses.unit)
    .limit(100);
  return rows.flatMap(({ unit }) => unit ?? []);
}

/** More are not named: nobody reads them. */
const mostPrograms = 1_000;

/** Programs with a published version made of these; whose they are, and whether the caller may read about each. */
export function listProgramsMadeOf(
  tx: Tx,
  kind: 'item' | 'protocol' | 'category' | 'service',
  objectIds: readonly string[],
  userId: string,
) {
  const readable = sql<boolean>`bool_or(${programs.ownerId} = ${userId} OR ${programListings.isListed}
    OR EXISTS (SELECT 1 FROM ${programMembers} m
      WHERE m.tenant_id = ${programs.tenantId} AND m.program_id = ${programs.id} AND m.user_id = ${userId}))`;
  return tx
    .select({
      objectId: versionUses.objectId,
      ownerId: programs.ownerId,
      texts: programListings.texts,
      readable,
    })
    .from(versionUses)
    .innerJoin(
      programVersions,
      and(eq(programVersions.tenantId, versionUses.tenantId), eq(programVersions.id, versionUses.versionId)),
    )
    .innerJoin(
      programs,
      and(eq(programs.tenantId, versionUses.tenantId), eq(programs.id, programVersions.programId)),
    )
    .innerJoin(
      programListings,
      and(eq(programListings.tenantId, programs.tenantId), eq(programListings.programId, programs.id)),
    )
    .where(
      and(
        eq(versionUses.tenantId, tx.tenantId),
        eq(versionUses.kind, kind),
        inArray(versionUses.objectId, [...objectIds]),
      ),
    )
    .groupBy(versionUses.objectId, programs.id, programs.ownerId, programListings.texts)
    .orderBy(versionUses.objectId, programs.id)
    .limit(mostPrograms);
}
