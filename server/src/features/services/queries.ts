import type { ServiceSaid } from '@regimen/contract/services.ts';
import { and, asc, count, eq, inArray, ne, notInArray, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { images, locations, serviceHosts, services, users } from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';

const isOne = (tx: Tx, id: string) => and(eq(services.tenantId, tx.tenantId), eq(services.id, id));

export async function findServiceOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  const [row] = await tx.select({ ownerId: services.userId }).from(services).where(isOne(tx, id));
  return row;
}

/** Somebody as a host of a service that is another's; nobody: they are none. */
export async function findHostOf(
  tx: Tx,
  serviceId: string,
  userId: string | undefined,
): Promise<Owned | undefined> {
  if (userId === undefined) return undefined;
  const [row] = await tx
    .select({ ownerId: serviceHosts.userId })
    .from(serviceHosts)
    .innerJoin(services, and(eq(services.tenantId, tx.tenantId), eq(services.id, serviceHosts.serviceId)))
    .where(and(isHost(tx, serviceId, userId), ne(services.userId, userId)));
  return row;
}
const isHost = (tx: Tx, serviceId: string, userId: string) =>
  and(
    eq(serviceHosts.tenantId, tx.tenantId),
    eq(serviceHosts.serviceId, serviceId),
    eq(serviceHosts.userId, userId),
  );

const columns = {
  id: services.id,
  locationId: services.locationId,
  userId: services.userId,
  name: services.name,
  description: services.description,
  photo: services.photo,
  durations: services.durations,
  bufferBefore: services.bufferBefore,
  bufferAfter: services.bufferAfter,
  everyMinutes: services.everyMinutes,
  seats: services.seats,
  noticeMinutes: services.noticeMinutes,
  aheadDays: services.aheadDays,
  maxPerDay: services.maxPerDay,
  maxPerWeek: services.maxPerWeek,
  givenBy: services.givenBy,
  needsRoom: services.needsRoom,
  questions: services.questions,
  confirm: services.confirm,
  cancelHours: services.cancelHours,
  moveHours: services.moveHours,
  reminderMinutes: services.reminderMinutes,
  noteTemplate: services.noteTemplate,
  archivedAt: services.archivedAt,
  changedAt: services.changedAt,
};

export async function getService(tx: Tx, id: string) {
  const [row] = await tx.select(columns).from(services).where(isOne(tx, id));
  if (!row) throw new Error('There is no such service.');
  return row;
}
export type ServiceRow = Awaited<ReturnType<typeof getService>>;

const cardColumns = {
  id: services.id,
  locationId: services.locationId,
  name: services.name,
  photo: services.photo,
  durations: services.durations,
  seats: services.seats,
  archivedAt: services.archivedAt,
};

/** Archived ones last. */
export function listServicesAt(tx: Tx, locationId: string, most: number) {
  return tx
    .select(cardColumns)
    .from(services)
    .where(and(eq(services.tenantId, tx.tenantId), eq(services.locationId, locationId)))
    .orderBy(sql`${services.archivedAt} IS NOT NULL`, asc(services.createdAt), asc(services.id))
    .limit(most);
}
export type ServiceCardRow = Awaited<ReturnType<typeof listServicesAt>>[number];

export async function countServices(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ services: count() })
    .from(services)
    .where(and(eq(services.tenantId, tx.tenantId), eq(services.userId, userId)));
  return row?.services ?? 0;
}

type Said = Omit<ServiceSaid, 'hosts'> & { changedAt: Date };

export async function insertService(
  tx: Tx,
  row: Said & { id: string; userId: string; locationId: string; createdAt: Date },
): Promise<void> {
  await tx.insert(services).values({ ...row, tenantId: tx.tenantId });
}

export async function updateService(tx: Tx, id: string, said: Said): Promise<void> {
  await tx.update(services).set(said).where(isOne(tx, id));
}

export async function archiveService(tx: Tx, id: string, archivedAt: Date | null): Promise<void> {
  await tx.update(services).set({ archivedAt }).where(isOne(tx, id));
}

export async function deleteService(tx: Tx, id: string): Promise<void> {
  await tx.delete(services).where(isOne(tx, id));
}

/** Hosts of these services, as people see them, in the order of their names. */
export function listHosts(tx: Tx, serviceIds: readonly string[]) {
  return tx
    .select({
      serviceId: serviceHosts.serviceId,
      weight: serviceHosts.weight,
      id: users.id,
      fullName: users.fullName,
      username: users.username,
      avatar: users.avatar,
    })
    .from(serviceHosts)
    .innerJoin(users, and(eq(users.tenantId, tx.tenantId), eq(users.id, serviceHosts.userId)))
    .where(
      and(
        eq(serviceHosts.tenantId, tx.tenantId),
        inArray(serviceHosts.serviceId, [...serviceIds]),
        isThere(),
      ),
    )
    .orderBy(asc(users.fullName), asc(users.id));
}
export type HostRow = Awaited<ReturnType<typeof listHosts>>[number];

/** Neither suspended nor about to leave. */
export const isThere = (): SQL =>
  sql`(${users.suspendedAt} IS NULL AND NOT EXISTS (SELECT 1 FROM account_deletions d
    WHERE d.tenant_id = users.tenant_id AND d.user_id = users.id))`;

/** All of them, whoever is there at the moment. */
export async function listHostIds(tx: Tx, serviceId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: serviceHosts.userId })
    .from(serviceHosts)
    .where(and(eq(serviceHosts.tenantId, tx.tenantId), eq(serviceHosts.serviceId, serviceId)));
  return rows.map(({ id }) => id);
}

export async function replaceHosts(
  tx: Tx,
  serviceId: string,
  hosts: readonly { id: string; weight: number }[],
): Promise<void> {
  const ids = hosts.map(({ id }) => id);
  await tx
    .delete(serviceHosts)
    .where(
      and(
        eq(serviceHosts.tenantId, tx.tenantId),
        eq(serviceHosts.serviceId, serviceId),
        notInArray(serviceHosts.userId, ids),
      ),
    );
  await tx
    .insert(serviceHosts)
    .values(hosts.map(({ id, weight }) => ({ tenantId: tx.tenantId, serviceId, userId: id, weight })))
    .onConflictDoUpdate({
      target: [serviceHosts.tenantId, serviceHosts.serviceId, serviceHosts.userId],
      set: { weight: sql`excluded.weight` },
    });
}

export async function deleteHost(tx: Tx, serviceId: string, userId: string): Promise<void> {
  await tx.delete(serviceHosts).where(isHost(tx, serviceId, userId));
}

/** Whether a location takes bookings, and how many its largest room holds. */
export async function getPlace(tx: Tx, locationId: string) {
  const [row] = await tx
    .select({
      archivedAt: locations.archivedAt,
      largestRoom: sql<number>`coalesce((SELECT max(r.seats) FROM rooms r WHERE r.tenant_id = locations.tenant_id
        AND r.location_id = locations.id AND r.archived_at IS NULL), 0)`,
    })
    .from(locations)
    .where(and(eq(locations.tenantId, tx.tenantId), eq(locations.id, locationId)));
  if (!row) throw new Error('There is no such location.');
  return row;
}

export async function findFullName(tx: Tx, userId: string): Promise<string> {
  const [row] = await tx
    .select({ name: users.fullName })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
  return row?.name ?? '';
}

export async function isOwnImage(tx: Tx, name: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ name: images.name })
    .from(images)
    .where(and(eq(images.tenantId, tx.tenantId), eq(images.name, name), eq(images.ownerId, userId)));
  return rows.length > 0;
}
