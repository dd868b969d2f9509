import { BoundedMap } from '@regimen/engine/bounded-map.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { holidaysOf } from '@regimen/engine/slots/holidays/holidays.ts';
import type {
  OpenHours,
  SlotHost,
  SlotRoom,
  SlotSession,
  SlotSetup,
  Span,
} from '@regimen/engine/slots/types.ts';
import type { Tx } from '../../db/pool.ts';
import { type HostSetupRow, readSetupRows, type ServiceSetupRow, type SetupRows } from './setup-queries.ts';

/** How a service can be booked, without the bookings that there are. */
export interface ReadSetup {
  /** With whatever a booking keeps of it. */
  service: ServiceSetupRow;
  /** By their ids. */
  hosts: readonly string[];
  /** Those that it may take; none where it needs none. */
  rooms: readonly string[];
  /** As the engine wants it, with the bookings that there are. */
  withTaken(durationMinutes: number, taken: Taken): SlotSetup;
}

/** What bookings take of it. Of whatever is not named nothing is taken. */
export interface Taken {
  /** When hosts and rooms are taken, buffers included. */
  busy: ReadonlyMap<string, readonly Span[]>;
  /** Sessions that each host gave in the last 30 days. */
  given: ReadonlyMap<string, number>;
  /** Of this service and duration, with seats that are left. */
  sessions: readonly SlotSession[];
  /** Sessions of this service by local day. */
  days: ReadonlyMap<number, number>;
}
export const nothingTaken: Taken = { busy: new Map(), given: new Map(), sessions: [], days: new Map() };

/** A session and its buffers may reach out of what was asked for, and no zone is further from UTC than a day. */
const marginMs = 3 * DAY_MS;

/** Those of these services that there are, as they can be booked in this span; as many queries for many as for one. */
export async function readSetups(
  tx: Tx,
  serviceIds: readonly string[],
  span: Span,
): Promise<ReadonlyMap<string, ReadSetup>> {
  const [from, to] = [span.from - marginMs, span.to + marginMs];
  const days = { firstDay: dateOf(from), lastDay: dateOf(to) };
  const rows = await readSetupRows(tx, serviceIds, { ...days, from: new Date(from), until: new Date(to) });
  const parts = sortOut(rows);
  return new Map(rows.services.map((service) => [service.id, setupOf(service, parts, { from, to })]));
}

export async function readSetup(tx: Tx, serviceId: string, span: Span): Promise<ReadSetup | undefined> {
  return (await readSetups(tx, [serviceId], span)).get(serviceId);
}

function sortOut({ days, rooms, hosts, away }: SetupRows) {
  return {
    days: Map.groupBy(days, ({ locationId }) => locationId),
    rooms: Map.groupBy(rooms, ({ locationId }) => locationId),
    hosts: Map.groupBy(hosts, ({ serviceId }) => serviceId),
    away: Map.groupBy(away, ({ userId }) => userId),
  };
}

function setupOf(service: ServiceSetupRow, parts: ReturnType<typeof sortOut>, span: Span): ReadSetup {
  const { zone, week, holidaysOf: country, locationId } = service;
  const own = (parts.days.get(locationId) ?? []).map(({ day, ranges }) => [dayOf(day), ranges] as const);
  const location: OpenHours = { zone, week, days: new Map([...closedDays(country, span), ...own]) };
  const hosts = parts.hosts.get(service.id) ?? [];
  const rooms = service.needsRoom ? (parts.rooms.get(locationId) ?? []) : [];
  const hostIn = (host: HostSetupRow, { busy, given }: Taken): SlotHost => ({
    id: host.id,
    weight: host.weight,
    hours: host.week && host.zone ? [{ zone: host.zone, week: host.week, days: noDays }] : [],
    busy: [...(parts.away.get(host.id) ?? []), ...(busy.get(host.id) ?? [])],
    given: given.get(host.id) ?? 0,
  });
  const roomIn = ({ id, seats }: { id: string; seats: number }, { busy }: Taken): SlotRoom => ({
    id,
    seats,
    busy: busy.get(id) ?? [],
  });
  return {
    service,
    hosts: hosts.map(({ id }) => id),
    rooms: rooms.map(({ id }) => id),
    withTaken: (durationMinutes, taken) => ({
      location,
      rules: rulesOf(service, durationMinutes),
      hosts: hosts.map((host) => hostIn(host, taken)),
      rooms: service.needsRoom ? rooms.map((room) => roomIn(room, taken)) : null,
      sessions: taken.sessions,
      taken: taken.days,
    }),
  };
}

const noDays: OpenHours['days'] = new Map();

const rulesOf = (service: ServiceSetupRow, durationMinutes: number): SlotSetup['rules'] => ({
  durationMinutes,
  bufferBeforeMinutes: service.bufferBefore,
  bufferAfterMinutes: service.bufferAfter,
  everyMinutes: service.everyMinutes,
  noticeMinutes: service.noticeMinutes,
  aheadDays: service.aheadDays,
  maxPerDay: service.maxPerDay,
  maxPerWeek: service.maxPerWeek,
  seats: service.seats,
  hosts: service.givenBy,
});

function closedDays(country: string | null, { from, to }: Span): [number, []][] {
  if (country === null) return [];
  const [first, last] = [from, to].map((at) => new Date(at).getUTCFullYear()) as [number, number];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return years.flatMap((year) => holidaysIn(country, year).map((day): [number, []] => [day, []]));
}

/** The same for ever, and asked for with every look at free times. */
const known = new BoundedMap<string, readonly number[]>(2_000);
function holidaysIn(country: string, year: number): readonly number[] {
  const key = `${country} ${year}`;
  const days = known.get(key) ?? holidaysOf(country, year).map(({ date }) => dayOf(date));
  known.set(key, days);
  return days;
}

const dayOf = (date: string): number => Date.parse(date) / DAY_MS;
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
