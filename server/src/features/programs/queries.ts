import type { Permission } from '@regimen/contract/permissions.ts';
import type { ProgramHtml } from '@regimen/contract/program-texts.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import {
  enrollments,
  programListings,
  programProtocols,
  programs,
  protocolMembers,
} from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';

const order: readonly Permission[] = ['view', 'comment', 'edit', 'publish'];

/** Whoever works on one of a program's protocols may do as much with the program, but for what is its owner's. */
export async function findProgramOwner(
  tx: Tx,
  tenantId: string,
  id: string,
  actorId: string | undefined,
): Promise<Owned | undefined> {
  const [row] = await tx
    .select({
      ownerId: programs.ownerId,
      permissions: sql<
        Permission[] | null
      >`array_agg(${protocolMembers.permission}) FILTER (WHERE ${protocolMembers.permission} IS NOT NULL)`,
    })
    .from(programs)
    .leftJoin(
      programProtocols,
      and(eq(programProtocols.tenantId, programs.tenantId), eq(programProtocols.programId, programs.id)),
    )
    .leftJoin(
      protocolMembers,
      and(
        eq(protocolMembers.tenantId, programs.tenantId),
        eq(protocolMembers.protocolId, programProtocols.protocolId),
        actorId ? eq(protocolMembers.userId, actorId) : sql`false`,
      ),
    )
    .where(and(eq(programs.tenantId, tenantId), eq(programs.id, id)))
    .groupBy(programs.ownerId);
  if (!row) return undefined;
  const strongest = order.findLast((each) => row.permissions?.includes(each));
  return { ownerId: row.ownerId, permission: strongest ?? null };
}

/** Every published program can be pointed at; whether somebody may see a private one is asked by `mustSee`. */
export async function findListingOwner(tx: Tx, tenantId: string, id: string): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: programListings.ownerId })
    .from(programListings)
    .where(and(eq(programListings.tenantId, tenantId), eq(programListings.programId, id)));
  return row;
}

/** A published program with what somebody has to do with it; what was published decides, not the draft. */
export async function findSight(tx: Tx, tenantId: string, programId: string, userId: string | undefined) {
  const worksOnIt = sql<boolean>`(${programs.ownerId} = ${userId} OR EXISTS (
    SELECT 1 FROM ${programProtocols} p JOIN ${protocolMembers} m
      ON m.tenant_id = p.tenant_id AND m.protocol_id = p.protocol_id
    WHERE p.tenant_id = ${tenantId} AND p.program_id = ${programId} AND m.user_id = ${userId}))`;
  const followsIt = sql<boolean>`EXISTS (SELECT 1 FROM ${enrollments} e
    WHERE e.tenant_id = ${tenantId} AND e.program_id = ${programId} AND e.user_id = ${userId})`;
  const [row] = await tx
    .select({
      ownerId: programs.ownerId,
      versionId: programListings.versionId,
      access: programListings.access,
      archivedAt: programs.archivedAt,
      linkHash: programs.linkHash,
      isOfTeam: userId ? worksOnIt : sql<boolean>`false`,
      follows: userId ? followsIt : sql<boolean>`false`,
    })
    .from(programListings)
    .innerJoin(
      programs,
      and(eq(programs.tenantId, programListings.tenantId), eq(programs.id, programListings.programId)),
    )
    .where(and(eq(programListings.tenantId, tenantId), eq(programListings.programId, programId)));
  return row;
}

export const listOldListings = (tx: Tx, tenantId: string, rules: number, most: number) =>
  tx
    .select({
      id: programListings.programId,
      versionId: programListings.versionId,
      texts: programListings.texts,
    })
    .from(programListings)
    .where(and(eq(programListings.tenantId, tenantId), ne(programListings.htmlRules, rules)))
    .limit(most);

/** Unless another version came out in the meantime. */
export async function renewListingHtml(
  tx: Tx,
  tenantId: string,
  programId: string,
  versionId: string,
  kept: { html: ProgramHtml; htmlRules: number },
): Promise<void> {
  const { html, htmlRules } = kept;
  const isThis = and(eq(programListings.programId, programId), eq(programListings.versionId, versionId));
  await tx
    .update(programListings)
    .set({ html, htmlRules })
    .where(and(eq(programListings.tenantId, tenantId), isThis));
}
