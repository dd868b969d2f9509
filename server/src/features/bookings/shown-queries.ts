import type { BookingSide, BookingState, BookingView } from '@regimen/contract/booking-choices.ts';
import { longestDuration } from '@regimen/contract/service-choices.ts';
import { MINUTE_MS } from '@regimen/engine/calendar.ts';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from '../../db/drizzle.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import {
  bookings,
  locations,
  rooms,
  services,
  sessionHosts,
  sessionsBooked,
  users,
} from '../../db/schema.ts';

/** Hosts by name, in one column, so that a list costs one query. */
const hosts = sql<{ id: string; full_name: string }[]>`coalesce((
  SELECT json_agg(json_build_object('id', u.id, 'full_name', u.full_name) ORDER BY u.full_name, u.id)
  FROM ${sessionHosts} h JOIN ${users} u ON u.tenant_id = h.tenant_id AND u.id = h.user_id
  WHERE h.tenant_id = ${bookings.tenantId} AND h.session_id = ${bookings.sessionId}), '[]'::json)`;

const shown = {
  booking: bookings,
  session: sessionsBooked,
  client: { id: users.id, full_name: users.fullName },
  hosts,
  /** Whose service it is, while there is one. */
  ownerId: services.userId,
  room: rooms.name,
  /** As it is now, where the service and its place are still there. */
  joinAt: locations.onlineAt,
};

const select = (tx: Tx) =>
  tx
    .select(shown)
    .from(bookings)
    .innerJoin(
      sessionsBooked,
      and(eq(sessionsBooked.tenantId, bookings.tenantId), eq(sessionsBooked.id, bookings.sessionId)),
    )
    .innerJoin(users, and(eq(users.tenantId, bookings.tenantId), eq(users.id, bookings.userId)))
    .leftJoin(rooms, and(eq(rooms.tenantId, bookings.tenantId), eq(rooms.id, sessionsBooked.roomId)))
    .leftJoin(services, and(eq(services.tenantId, bookings.tenantId), eq(services.id, bookings.serviceId)))
    .leftJoin(
      locations,
      and(eq(locations.tenantId, bookings.tenantId), eq(locations.id, services.locationId)),
    );

export async function findShown(tx: Tx, id: string) {
  const [row] = await select(tx).where(and(eq(bookings.tenantId, tx.tenantId), eq(bookings.id, id)));
  return row;
}
export type ShownRow = NonNullable<Awaited<ReturnType<typeof findShown>>>;

export async function listShownByIds(tx: Tx, ids: readonly string[]): Promise<ShownRow[]> {
  if (ids.length === 0) return [];
  return select(tx)
    .where(and(eq(bookings.tenantId, tx.tenantId), inArray(bookings.id, [...ids])))
    .orderBy(asc(bookings.fromAt), asc(bookings.id));
}

export interface Wanted {
  side: BookingSide;
  userId: string;
  show: BookingView;
  state?: BookingState | undefined;
  service?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  now: Date;
}

/** Past and cancelled ones latest first, all others soonest first. */
export const isLatestFirst = ({ show }: Pick<Wanted, 'show'>): boolean =>
  show === 'past' || show === 'cancelled';

export interface From {
  at: Date;
  id: string;
  backwards: boolean;
}

export async function listShown(
  tx: Tx,
  wanted: Wanted,
  place: From | undefined,
  most: number,
): Promise<ShownRow[]> {
  const latestFirst = isLatestFirst(wanted) !== (place?.backwards ?? false);
  const order = latestFirst ? desc : asc;
  const at = place && sql`(${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`;
  const walk = (of: Walk) => {
    const fromAt = daysOf(of);
    const key = sql`(${fromAt}, ${bookings.id})`;
    const where = and(
      beginsIn(wanted, fromAt),
      place && (latestFirst ? lte(fromAt, place.at) : gte(fromAt, place.at)),
      viewOf(wanted),
      wanted.state && eq(bookings.state, wanted.state),
      wanted.service ? eq(bookings.serviceId, wanted.service) : undefined,
      wanted.from && gt(sessionsBooked.untilAt, wanted.from),
      at && (latestFirst ? sql`${key} < ${at}` : sql`${key} > ${at}`),
    );
    return listWalk(tx, of, wanted.userId, where, [order(fromAt), order(bookings.id)], most + 1);
  };
  if (wanted.side === 'client') return walk('client');
  const [given, owned] = await inOrder(walk('given'), walk('owned'));
  const way = latestFirst ? -1 : 1;
  return [...given, ...owned].sort((one, other) => way * inTime(one, other)).slice(0, most + 1);
}

const inTime = ({ booking: one }: ShownRow, { booking: other }: ShownRow): number =>
  one.fromAt.getTime() - other.fromAt.getTime() || (one.id < other.id ? -1 : 1);

/** A host's are those that they give, and those of a service of theirs that others give. */
type Walk = 'client' | 'given' | 'owned';
/** Where the days of each are in order, so that a page costs what is on it, however much was ever booked. */
const daysOf = (walk: Walk) => (walk === 'given' ? sessionHosts.fromAt : bookings.fromAt);

function listWalk(
  tx: Tx,
  walk: Walk,
  userId: string,
  where: SQL | undefined,
  order: SQL[],
  most: number,
): Promise<ShownRow[]> {
  const isHere = eq(bookings.tenantId, tx.tenantId);
  if (walk === 'client')
    return select(tx)
      .where(and(isHere, eq(bookings.userId, userId), where))
      .orderBy(...order)
      .limit(most);
  // What somebody only holds is nobody's business but theirs.
  const isShown = and(ne(bookings.state, 'held'), ne(bookings.state, 'expired'));
  if (walk === 'owned') {
    const isOthers = and(
      inArray(bookings.serviceId, servicesOf(tx, userId)),
      ne(bookings.userId, userId),
      notInArray(bookings.sessionId, sessionsOf(tx, userId)),
    );
    return select(tx)
      .where(and(isHere, isShown, isOthers, where))
      .orderBy(...order)
      .limit(most);
  }
  const isGiven = and(
    eq(sessionHosts.tenantId, tx.tenantId),
    eq(sessionHosts.sessionId, bookings.sessionId),
    eq(sessionHosts.userId, userId),
  );
  return select(tx)
    .innerJoin(sessionHosts, isGiven)
    .where(and(isHere, isShown, where))
    .orderBy(...order)
    .limit(most);
}

/** When they begin, as far as that follows from what is wanted. */
function beginsIn({ show, now, from, until }: Wanted, fromAt: ReturnType<typeof daysOf>): SQL | undefined {
  const isToCome = show === 'upcoming' || show === 'waiting';
  const endsAfter = Math.max(isToCome ? now.getTime() : 0, from?.getTime() ?? 0);
  const longest = longestDuration * MINUTE_MS;
  return and(
    endsAfter > 0 ? gt(fromAt, new Date(endsAfter - longest)) : undefined,
    until && lt(fromAt, until),
  );
}

const servicesOf = (tx: Tx, ownerId: string) =>
  tx
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.tenantId, tx.tenantId), eq(services.userId, ownerId)));
export const sessionsOf = (tx: Tx, hostId: string) =>
  tx
    .select({ id: sessionHosts.sessionId })
    .from(sessionHosts)
    .where(and(eq(sessionHosts.tenantId, tx.tenantId), eq(sessionHosts.userId, hostId)));

function viewOf({ show, side, now }: Wanted): SQL | undefined {
  const isHeld = and(eq(bookings.state, 'held'), gt(bookings.heldUntil, now));
  const comes = gt(sessionsBooked.untilAt, now);
  switch (show) {
    case 'upcoming':
      return and(comes, or(isHeld, inArray(bookings.state, ['requested', 'confirmed'])));
    case 'past':
      return or(
        inArray(bookings.state, ['no_show', 'completed']),
        and(lte(sessionsBooked.untilAt, now), ne(bookings.state, 'held'), ne(bookings.state, 'expired')),
      );
    case 'cancelled':
      return inArray(bookings.state, ['declined', 'cancelled']);
    case 'waiting':
      return and(gt(bookings.fromAt, now), side === 'host' ? eq(bookings.state, 'requested') : isHeld);
    case 'all':
      return or(isHeld, and(ne(bookings.state, 'held'), ne(bookings.state, 'expired')));
  }
}

/** Those that stand, from then on, soonest first; for calendars, so of a host only what they give themselves. */
export function listStanding(
  tx: Tx,
  { side, userId, since }: { side: BookingSide; userId: string; since: Date },
  most: number,
): Promise<ShownRow[]> {
  const walk = side === 'client' ? 'client' : 'given';
  const fromAt = daysOf(walk);
  const where = and(gt(fromAt, since), inArray(bookings.state, ['requested', 'confirmed', 'completed']));
  return listWalk(tx, walk, userId, where, [asc(fromAt), asc(bookings.id)], most);
}

/** Those of a series that stand; of one host, where one is named. */
export async function listSeries(tx: Tx, seriesId: string, hostId: string | null): Promise<SeriesRow[]> {
  const rows = await tx
    .select({ number: bookings.seriesNumber, wall: bookings.seriesWall })
    .from(bookings)
    .where(
      and(
        eq(bookings.tenantId, tx.tenantId),
        eq(bookings.seriesId, seriesId),
        inArray(bookings.state, ['requested', 'confirmed']),
        hostId === null ? undefined : inArray(bookings.sessionId, sessionsOf(tx, hostId)),
      ),
    );
  return rows.flatMap(({ number, wall }) => (number === null || wall === null ? [] : [{ number, wall }]));
}
export interface SeriesRow {
  number: number;
  wall: string;
}
