import type { Permission } from '@regimen/contract/permissions.ts';
import type { ProgramHtml } from '@regimen/contract/program-texts.ts';
import { and, eq, ne, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, programListings, programMembers, programs, users } from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';

const order: readonly Permission[] = ['view', 'comment', 'edit', 'publish'];

/** Whoever its owner lets work on one of a program's protocols may do as much with the program, but for what is its owner's. */
export async function findProgramOwner(
  tx: Tx,
  id: string,
  actorId: string | undefined,
): Promise<Owned | undefined> {
  const [row] = await tx
    .select({
      ownerId: programs.ownerId,
      permissions: sql<
        Permission[] | null
      >`array_agg(${programMembers.permission}) FILTER (WHERE ${programMembers.permission} IS NOT NULL)`,
    })
    .from(programs)
    .leftJoin(
      programMembers,
      and(
        eq(programMembers.tenantId, programs.tenantId),
        eq(programMembers.programId, programs.id),
        actorId ? eq(programMembers.userId, actorId) : sql`false`,
      ),
    )
    .where(and(eq(programs.tenantId, tx.tenantId), eq(programs.id, id)))
    .groupBy(programs.ownerId);
  if (!row) return undefined;
  const strongest = order.findLast((each) => row.permissions?.includes(each));
  return { ownerId: row.ownerId, permission: strongest ?? null, programId: id };
}

/** Every published program can be pointed at; whether somebody may see a private one is asked by `mustSee`. */
export async function findListingOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: programListings.ownerId })
    .from(programListings)
    .where(and(eq(programListings.tenantId, tx.tenantId), eq(programListings.programId, id)));
  return row;
}

/** A published program with what somebody has to do with it; what was published decides, not the draft. */
export async function findSight(tx: Tx, programId: string, userId: string | undefined) {
  const worksOnIt = sql<boolean>`(${programs.ownerId} = ${userId} OR EXISTS (
    SELECT 1 FROM ${programMembers} m
    WHERE m.tenant_id = ${tx.tenantId} AND m.program_id = ${programId} AND m.user_id = ${userId}))`;
  const followsIt = sql<boolean>`EXISTS (SELECT 1 FROM ${enrollments} e
    WHERE e.tenant_id = ${tx.tenantId} AND e.program_id = ${programId} AND e.user_id = ${userId})`;
  const [row] = await tx
    .select({
      ownerId: programs.ownerId,
      versionId: programListings.versionId,
      access: programListings.access,
      archivedAt: programs.archivedAt,
      linkHash: programs.linkHash,
      isOwnerSuspended: sql<boolean>`EXISTS (SELECT 1 FROM ${users} u
        WHERE u.tenant_id = ${tx.tenantId} AND u.id = ${programs.ownerId} AND u.suspended_at IS NOT NULL)`,
      isOfTeam: userId ? worksOnIt : sql<boolean>`false`,
      follows: userId ? followsIt : sql<boolean>`false`,
    })
    .from(programListings)
    .innerJoin(
      programs,
      and(eq(programs.tenantId, programListings.tenantId), eq(programs.id, programListings.programId)),
    )
    .where(and(eq(programListings.tenantId, tx.tenantId), eq(programListings.programId, programId)));
  return row;
}

export const listOldListings = (tx: Tx, rules: number, most: number) =>
  tx
    .select({
      id: programListings.programId,
      versionId: programListings.versionId,
      texts: programListings.texts,
    })
    .from(programListings)
    .where(and(eq(programListings.tenantId, tx.tenantId), ne(programListings.htmlRules, rules)))
    .limit(most);

/** Unless another version came out in the meantime. */
export async function renewListingHtml(
  tx: Tx,
  programId: string,
  versionId: string,
  kept: { html: ProgramHtml; htmlRules: number },
): Promise<void> {
  const { html, htmlRules } = kept;
  const isThis = and(eq(programListings.programId, programId), eq(programListings.versionId, versionId));
  await tx
    .update(programListings)
    .set({ html, htmlRules })
    .where(and(eq(programListings.tenantId, tx.tenantId), isThis));
}
