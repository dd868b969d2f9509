import { professions } from '@regimen/contract/roles.ts';
import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { locations, protocolMembers, protocols, serviceHosts, services, users } from '../../db/schema.ts';
import { isThere } from './queries.ts';

// What can be booked: by whoever looks at it, whose it is, and who can give it.

const place = {
  placeName: locations.name,
  kind: locations.kind,
  address: locations.address,
  directions: locations.directions,
  onlineBy: locations.onlineBy,
  zone: locations.zone,
};
const owner = {
  ownerId: users.id,
  ownerName: users.fullName,
  ownerUsername: users.username,
  ownerAvatar: users.avatar,
};
const columns = {
  id: services.id,
  name: services.name,
  description: services.description,
  photo: services.photo,
  durations: services.durations,
  seats: services.seats,
  ...place,
  ...owner,
};
const atLocation = and(eq(locations.tenantId, services.tenantId), eq(locations.id, services.locationId));
const ofOwner = and(eq(users.tenantId, services.tenantId), eq(users.id, services.userId));
const isOffered = (tx: Tx) =>
  and(
    eq(services.tenantId, tx.tenantId),
    isNull(services.archivedAt),
    isNull(locations.archivedAt),
    isThere(),
  );

const listed = (tx: Tx, which: SQL | undefined, most: number) =>
  tx
    .select(columns)
    .from(services)
    .innerJoin(locations, atLocation)
    .innerJoin(users, ofOwner)
    .where(and(isOffered(tx), which))
    .orderBy(asc(users.fullName), asc(services.createdAt), asc(services.id))
    .limit(most);
export type OfferCardRow = Awaited<ReturnType<typeof listed>>[number];

/** One that can be booked. */
export async function findOffer(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      ...columns,
      questions: services.questions,
      confirm: services.confirm,
      noticeMinutes: services.noticeMinutes,
      aheadDays: services.aheadDays,
      cancelHours: services.cancelHours,
      moveHours: services.moveHours,
      givenBy: services.givenBy,
    })
    .from(services)
    .innerJoin(locations, atLocation)
    .innerJoin(users, ofOwner)
    .where(and(isOffered(tx), eq(services.id, id)));
  return row;
}
export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

export const listOffersOf = (tx: Tx, userId: string, most: number): Promise<OfferCardRow[]> =>
  listed(tx, eq(services.userId, userId), most);

/** Of the owner of a protocol, and of everybody who works on it. */
export const listOffersFor = (tx: Tx, protocolId: string, most: number): Promise<OfferCardRow[]> =>
  listed(tx, isOfTeam(tx, protocolId), most);

const isOfTeam = (tx: Tx, protocolId: string): SQL | undefined =>
  or(
    inArray(
      services.userId,
      tx
        .select({ id: protocols.ownerId })
        .from(protocols)
        .where(and(eq(protocols.tenantId, tx.tenantId), eq(protocols.id, protocolId))),
    ),
    inArray(
      services.userId,
      tx
        .select({ id: protocolMembers.userId })
        .from(protocolMembers)
        .where(and(eq(protocolMembers.tenantId, tx.tenantId), eq(protocolMembers.protocolId, protocolId))),
    ),
  );

/** Others' services that somebody gives. */
export const listHostedBy = (tx: Tx, userId: string, most: number): Promise<OfferCardRow[]> =>
  listed(
    tx,
    and(
      ne(services.userId, userId),
      inArray(
        services.id,
        tx
          .select({ id: serviceHosts.serviceId })
          .from(serviceHosts)
          .where(and(eq(serviceHosts.tenantId, tx.tenantId), eq(serviceHosts.userId, userId))),
      ),
    ),
    most,
  );

const expertRoles = ['expert', ...professions];
const mostPossible = 500;

/**
 * Somebody, and the experts who work with them on a protocol of either or of a third: those whom a service of theirs
 * may name as hosts.
 */
export function listPossibleHosts(tx: Tx, userId: string) {
  const { tenantId } = tx;
  return tx
    .select({ id: users.id, fullName: users.fullName, username: users.username, avatar: users.avatar })
    .from(users)
    .where(
      and(
        eq(users.tenantId, tenantId),
        isThere(),
        or(
          eq(users.id, userId),
          and(
            sql`${users.roles} && ${sql.param(expertRoles)}::text[]`,
            sql`${users.id} IN (
              WITH mine AS (
                SELECT p.id, p.owner_id FROM protocols p WHERE p.tenant_id = ${tenantId} AND p.owner_id = ${userId}
                UNION SELECT p.id, p.owner_id FROM protocols p JOIN protocol_members m
                    ON m.tenant_id = p.tenant_id AND m.protocol_id = p.id
                  WHERE p.tenant_id = ${tenantId} AND m.user_id = ${userId}
              )
              SELECT owner_id FROM mine UNION SELECT m.user_id FROM mine JOIN protocol_members m
                ON m.tenant_id = ${tenantId} AND m.protocol_id = mine.id)`,
          ),
        ),
      ),
    )
    .orderBy(sql`${users.id} <> ${userId}`, asc(users.fullName), asc(users.id))
    .limit(mostPossible);
}
export type PossibleHost = Awaited<ReturnType<typeof listPossibleHosts>>[number];
