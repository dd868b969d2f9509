import type { ProgramTexts } from '@regimen/contract/program-texts.ts';
import { and, asc, eq, gt, inArray, type SQL } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { locations, services, sessionsBooked } from './schema.ts';

// What keeps services from being deleted, across the areas that use them.

/** More are not named: nobody reads them. */
const mostNamed = 20;

export type OfServices = { service: string } | { location: string };

/** Until the transaction ends, nothing that would refer to these is written. */
export async function holdServices(tx: Tx, of: OfServices): Promise<string[]> {
  const which: SQL = 'service' in of ? eq(services.id, of.service) : eq(services.locationId, of.location);
  const held = await tx
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.tenantId, tx.tenantId), which))
    .orderBy(asc(services.id))
    .for('update');
  return held.map(({ id }) => id);
}

/** Sessions to come, the next first. */
export function listSessionsToCome(tx: Tx, serviceIds: string[], now: Date) {
  return tx
    .select({ name: services.name, from: sessionsBooked.fromAt, zone: locations.zone })
    .from(sessionsBooked)
    .innerJoin(services, and(eq(services.tenantId, tx.tenantId), eq(services.id, sessionsBooked.serviceId)))
    .innerJoin(locations, and(eq(locations.tenantId, tx.tenantId), eq(locations.id, services.locationId)))
    .where(
      and(
        eq(sessionsBooked.tenantId, tx.tenantId),
        inArray(sessionsBooked.serviceId, serviceIds),
        eq(sessionsBooked.state, 'open'),
        gt(sessionsBooked.seatsTaken, 0),
        gt(sessionsBooked.untilAt, now),
      ),
    )
    .orderBy(asc(sessionsBooked.fromAt), asc(sessionsBooked.id))
    .limit(mostNamed);
}

interface StepUse {
  /** Of a draft. */
  protocol: string | null;
  /** Of what was published. */
  texts: ProgramTexts | null;
  /** The owner of the services may know of it. */
  readable: boolean;
}

/** Others' drafts and published programs with a step that books one of these. One's own draft keeps nothing. */
export async function listStepsThatBook(tx: Tx, serviceIds: string[], ownerId: string): Promise<StepUse[]> {
  const { rows } = await tx.$client.query<StepUse>({
    name: 'list_steps_that_book',
    text: `WITH used AS (
        SELECT i.id FROM items i
        WHERE i.tenant_id = $1 AND i.kind = 'service' AND i.content->>'service' = ANY ($2::text[])
      )
      SELECT p.name AS protocol, NULL::jsonb AS texts, EXISTS (SELECT 1 FROM protocol_members m
          WHERE m.tenant_id = $1 AND m.protocol_id = p.id AND m.user_id = $3) AS readable
        FROM protocols p WHERE p.tenant_id = $1 AND p.owner_id <> $3
          AND p.id IN (SELECT u.protocol_id FROM item_uses u JOIN used ON used.id = u.item_id WHERE u.tenant_id = $1)
      UNION ALL
      SELECT NULL, l.texts, p.owner_id = $3 OR l.is_listed OR EXISTS (SELECT 1 FROM program_members m
          WHERE m.tenant_id = $1 AND m.program_id = p.id AND m.user_id = $3)
        FROM programs p JOIN program_listings l ON l.tenant_id = p.tenant_id AND l.program_id = p.id
        WHERE p.tenant_id = $1 AND p.id IN (SELECT v.program_id FROM version_uses u
            JOIN program_versions v ON v.tenant_id = u.tenant_id AND v.id = u.version_id
            WHERE u.tenant_id = $1 AND u.kind = 'service' AND u.object_id = ANY (($2::text[])::uuid[]))
      LIMIT $4`,
    values: [tx.tenantId, serviceIds, ownerId, mostNamed],
  });
  return rows;
}
