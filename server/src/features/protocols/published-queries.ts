import { and, asc, desc, eq, lte, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import {
  draftVersions,
  programListings,
  programMembers,
  programs,
  programVersions,
  versionUses,
} from '../../db/schema.ts';

/** Older ones are not marked: nobody looks that far back. */
const most = 200;

/**
 * What was published of a draft, newest first, and of which kept state: the last one before it was published. Of programs
 * that the caller may read about.
 */
export function listPublished(tx: Tx, protocolId: string, userId: string) {
  const state = tx
    .select({ version: draftVersions.version })
    .from(draftVersions)
    .where(
      and(
        eq(draftVersions.tenantId, tx.tenantId),
        eq(draftVersions.protocolId, protocolId),
        lte(draftVersions.createdAt, programVersions.publishedAt),
      ),
    )
    .orderBy(desc(draftVersions.createdAt), asc(draftVersions.version))
    .limit(1);
  return tx
    .select({
      state: sql<number | null>`(${state})`,
      number: programVersions.number,
      isNewest: sql<boolean>`${programs.versionId} = ${programVersions.id}`,
      texts: programListings.texts,
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
        eq(versionUses.kind, 'protocol'),
        eq(versionUses.objectId, protocolId),
        sql`(${programs.ownerId} = ${userId} OR ${programListings.isListed}
          OR EXISTS (SELECT 1 FROM ${programMembers} m WHERE m.tenant_id = ${programs.tenantId}
            AND m.program_id = ${programs.id} AND m.user_id = ${userId}))`,
      ),
    )
    .orderBy(desc(programVersions.publishedAt), desc(programVersions.id))
    .limit(most);
}
