import type { Permission } from '@regimen/contract/permissions.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { programListings, programProtocols, programs, protocolMembers } from '../../db/schema.ts';
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
