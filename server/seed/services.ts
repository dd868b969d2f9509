import type { WeekHours } from '@regimen/contract/weekly-hours.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import {
  locationDays,
  locations,
  outsideBusy,
  outsideCalendars,
  rooms,
  serviceHosts,
  services,
  timeOff,
  workingHours,
} from '../src/db/schema.ts';
import { addressPlace } from '../src/features/availability/address-place.ts';
import type { Vault } from '../src/providers/vault.ts';

const day = (...hours: [from: number, to: number][]) =>
  hours.map(([from, to]) => ({ from: from * 60, to: to * 60 }));
/** The same hours from Monday to Friday. */
export const weekdays = (...hours: [from: number, to: number][]): WeekHours => [
  ...Array.from({ length: 5 }, () => day(...hours)),
  [],
  [],
];

type NewLocation = Partial<typeof locations.$inferInsert> & {
  days?: Omit<typeof locationDays.$inferInsert, 'tenantId' | 'locationId'>[];
  rooms?: { name: string; seats: number }[];
};

/** A place with one room, open on weekdays, unless something else is said. `room` is its first. */
export async function seedLocation(
  tx: Tx,
  userId: string,
  { days = [], rooms: inIt = [{ name: 'Room 1', seats: 12 }], ...said }: NewLocation = {},
): Promise<{ location: string; room: string }> {
  const { tenantId } = tx;
  const location = newId(Date.now());
  await tx.insert(locations).values({
    name: 'Practice',
    kind: 'place',
    address: 'Torstraße 12, 10119 Berlin',
    zone: 'Europe/Berlin',
    week: weekdays([9, 17]),
    createdAt: new Date(),
    ...said,
    tenantId,
    id: location,
    userId,
  });
  if (days.length > 0)
    await tx.insert(locationDays).values(days.map((one) => ({ ...one, tenantId, locationId: location })));
  const made = inIt.map((room, position) => ({ ...room, position, id: newId(Date.now()) }));
  if (made.length > 0)
    await tx.insert(rooms).values(made.map((room) => ({ ...room, tenantId, locationId: location })));
  return { location, room: made[0]?.id ?? '' };
}

type NewService = Partial<typeof services.$inferInsert> & { hosts?: string[] };

/** Half an hour with its owner, unless something else is said. */
export async function seedService(
  tx: Tx,
  userId: string,
  locationId: string,
  { hosts = [userId], ...said }: NewService = {},
): Promise<string> {
  const id = newId(Date.now());
  const at = new Date();
  await tx.insert(services).values({
    name: 'Consultation',
    durations: [30],
    everyMinutes: 30,
    aheadDays: 60,
    createdAt: at,
    changedAt: at,
    ...said,
    tenantId: tx.tenantId,
    id,
    userId,
    locationId,
  });
  const given = hosts.map((host) => ({ tenantId: tx.tenantId, serviceId: id, userId: host }));
  if (given.length > 0) await tx.insert(serviceHosts).values(given);
  return id;
}

export async function seedWorkingHours(tx: Tx, userId: string, week: WeekHours, zone: string): Promise<void> {
  await tx.insert(workingHours).values({ tenantId: tx.tenantId, userId, week, zone });
}

const dayMs = 86_400_000;

/** From tomorrow for a day, unless something else is said. */
export async function seedTimeOff(
  tx: Tx,
  userId: string,
  said: Partial<typeof timeOff.$inferInsert> = {},
): Promise<string> {
  const id = newId(Date.now());
  const fromAt = new Date(Date.now() + dayMs);
  const untilAt = new Date(Date.now() + 2 * dayMs);
  await tx.insert(timeOff).values({ fromAt, untilAt, ...said, tenantId: tx.tenantId, id, userId });
  return id;
}

/** With one hour in it, tomorrow. */
export async function seedOutsideCalendar(
  tx: Tx,
  vault: Vault,
  userId: string,
  { name = 'Home', address = 'https://calendar.example.com/busy.ics' } = {},
): Promise<string> {
  const { tenantId } = tx;
  const id = newId(Date.now());
  const now = Date.now();
  await tx.insert(outsideCalendars).values({
    tenantId,
    id,
    userId,
    name,
    addressLocked: vault.lock(address, addressPlace(tenantId, id)),
    host: new URL(address).hostname,
    createdAt: new Date(now),
    fetchedAt: new Date(now),
  });
  const fromAt = new Date(now + dayMs);
  const untilAt = new Date(now + dayMs + 3_600_000);
  await tx.insert(outsideBusy).values({ tenantId, calendarId: id, fromAt, untilAt });
  return id;
}
