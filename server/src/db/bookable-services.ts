import { and, asc, eq, inArray, sql } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { locations, services, users } from './schema.ts';

export interface BookableService {
  id: string;
  /** Nobody can book it any more: it, or its place, was put away, or its owner is gone. */
  isArchived: boolean;
}

/** Services of those who work on a protocol: all that its steps may book. Of `ids`, where these are given. */
export function listBookableServices(
  tx: Tx,
  protocolId: string,
  { ids, most }: { ids?: readonly string[]; most: number },
): Promise<BookableService[]> {
  const { tenantId } = tx;
  return tx
    .select({
      id: services.id,
      isArchived: sql<boolean>`(${services.archivedAt} IS NOT NULL OR ${locations.archivedAt} IS NOT NULL
        OR ${users.suspendedAt} IS NOT NULL OR EXISTS (SELECT 1 FROM account_deletions d
          WHERE d.tenant_id = ${tenantId} AND d.user_id = ${users.id}))`,
    })
    .from(services)
    .innerJoin(locations, and(eq(locations.tenantId, tenantId), eq(locations.id, services.locationId)))
    .innerJoin(users, and(eq(users.tenantId, tenantId), eq(users.id, services.userId)))
    .where(
      and(
        eq(services.tenantId, tenantId),
        sql`${services.userId} IN (
          SELECT owner_id FROM protocols WHERE tenant_id = ${tenantId} AND id = ${protocolId}
          UNION SELECT user_id FROM protocol_members WHERE tenant_id = ${tenantId} AND protocol_id = ${protocolId})`,
        ids && inArray(services.id, [...ids]),
      ),
    )
    .orderBy(asc(services.createdAt), asc(services.id))
    .limit(most);
}
