import { and, asc, eq, or, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { items, itemUses, programProtocols, programs } from '../../db/schema.ts';

/** Agents of the program's owner that belong to its protocols, and the one that it has. */
export function listProgramAgents(tx: Tx, programId: string, most: number) {
  const parts = sql`(SELECT c.protocol_id FROM ${programProtocols} c
    WHERE c.tenant_id = ${tx.tenantId} AND c.program_id = ${programId})`;
  const used = sql`(SELECT u.item_id FROM ${itemUses} u
    WHERE u.tenant_id = ${tx.tenantId} AND u.protocol_id IN ${parts})`;
  return tx
    .select({
      id: items.id,
      name: items.name,
      description: items.description,
      photo: items.photo,
      protocolId: items.protocolId,
    })
    .from(programs)
    .innerJoin(items, and(eq(items.tenantId, programs.tenantId), eq(items.ownerId, programs.ownerId)))
    .where(
      and(
        eq(programs.tenantId, tx.tenantId),
        eq(programs.id, programId),
        eq(items.kind, 'agent'),
        or(sql`${items.protocolId} IN ${parts}`, sql`${items.id} IN ${used}`, eq(items.id, programs.agentId)),
      ),
    )
    .orderBy(asc(items.name), asc(items.id))
    .limit(most);
}
