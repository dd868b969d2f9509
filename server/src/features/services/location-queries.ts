import type { LocationSaid } from '@regimen/contract/locations.ts';
import { and, asc, count, eq, inArray, isNull, notInArray, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { locationDays, locations, rooms, services } from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';

const isOne = (tx: Tx, id: string) => and(eq(locations.tenantId, tx.tenantId), eq(locations.id, id));

export async function findLocationOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  const [row] = await tx.select({ ownerId: locations.userId }).from(locations).where(isOne(tx, id));
  return row;
}

const servicesCount = sql<number>`(SELECT count(*)::int FROM ${services} s WHERE s.tenant_id = locations.tenant_id
  AND s.location_id = locations.id AND s.archived_at IS NULL)`;

const columns = {
  id: locations.id,
  userId: locations.userId,
  name: locations.name,
  kind: locations.kind,
  address: locations.address,
  directions: locations.directions,
  onlineBy: locations.onlineBy,
  onlineAt: locations.onlineAt,
  zone: locations.zone,
  week: locations.week,
  holidaysOf: locations.holidaysOf,
  archivedAt: locations.archivedAt,
};

/** Archived ones last. */
export function listLocations(tx: Tx, userId: string, most: number) {
  return tx
    .select({ ...columns, servicesCount })
    .from(locations)
    .where(and(eq(locations.tenantId, tx.tenantId), eq(locations.userId, userId)))
    .orderBy(sql`${locations.archivedAt} IS NOT NULL`, asc(locations.createdAt), asc(locations.id))
    .limit(most);
}
export type LocationRow = Awaited<ReturnType<typeof listLocations>>[number];

export async function getLocation(tx: Tx, id: string): Promise<LocationRow> {
  const [row] = await tx
    .select({ ...columns, servicesCount })
    .from(locations)
    .where(isOne(tx, id));
  if (!row) throw new Error('There is no such location.');
  return row;
}

export async function countLocations(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ locations: count() })
    .from(locations)
    .where(and(eq(locations.tenantId, tx.tenantId), eq(locations.userId, userId)));
  return row?.locations ?? 0;
}

type Said = Omit<LocationSaid, 'days' | 'rooms'>;

export async function insertLocation(
  tx: Tx,
  row: Said & { id: string; userId: string; createdAt: Date },
): Promise<void> {
  await tx.insert(locations).values({ ...row, tenantId: tx.tenantId });
}

export async function updateLocation(tx: Tx, id: string, said: Said): Promise<void> {
  await tx.update(locations).set(said).where(isOne(tx, id));
}

export async function archiveLocation(tx: Tx, id: string, archivedAt: Date | null): Promise<void> {
  await tx.update(locations).set({ archivedAt }).where(isOne(tx, id));
}

export async function deleteLocation(tx: Tx, id: string): Promise<void> {
  await tx.delete(locations).where(isOne(tx, id));
}

export function listDays(tx: Tx, locationId: string) {
  const { day, ranges, name } = locationDays;
  return tx
    .select({ day, ranges, name })
    .from(locationDays)
    .where(and(eq(locationDays.tenantId, tx.tenantId), eq(locationDays.locationId, locationId)))
    .orderBy(asc(day));
}

export async function replaceDays(tx: Tx, locationId: string, days: LocationSaid['days']): Promise<void> {
  await tx
    .delete(locationDays)
    .where(and(eq(locationDays.tenantId, tx.tenantId), eq(locationDays.locationId, locationId)));
  if (days.length > 0)
    await tx.insert(locationDays).values(days.map((day) => ({ ...day, tenantId: tx.tenantId, locationId })));
}

const inUse = (tx: Tx, locationId: string) =>
  and(eq(rooms.tenantId, tx.tenantId), eq(rooms.locationId, locationId), isNull(rooms.archivedAt));

export function listRooms(tx: Tx, locationId: string) {
  const { id, name, seats } = rooms;
  return tx
    .select({ id, name, seats })
    .from(rooms)
    .where(inUse(tx, locationId))
    .orderBy(asc(rooms.position), asc(id));
}

type RoomRow = Omit<typeof rooms.$inferInsert, 'tenantId' | 'locationId'>;

/** New ones are added, known ones changed, and all others put away: sessions may have been held in them. */
export async function replaceRooms(tx: Tx, locationId: string, wanted: RoomRow[], at: Date): Promise<void> {
  const { tenantId } = tx;
  const kept = wanted.map(({ id }) => id);
  await tx
    .update(rooms)
    .set({ archivedAt: at })
    .where(and(inUse(tx, locationId), kept.length > 0 ? notInArray(rooms.id, kept) : undefined));
  if (wanted.length === 0) return;
  const values = wanted.map((room) => ({ ...room, tenantId, locationId }));
  await tx
    .insert(rooms)
    .values(values)
    .onConflictDoUpdate({
      target: [rooms.tenantId, rooms.id],
      set: {
        name: sql`excluded.name`,
        seats: sql`excluded.seats`,
        position: sql`excluded.position`,
      },
    });
}

export async function listRoomIds(tx: Tx, locationId: string, among: string[]): Promise<string[]> {
  if (among.length === 0) return [];
  const rows = await tx
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(inUse(tx, locationId), inArray(rooms.id, among)));
  return rows.map(({ id }) => id);
}
