import type { WaitlistState } from '@regimen/contract/booking-choices.ts';
import { and, asc, eq, getTableColumns, gte, inArray, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { bookings, services, sessionsBooked, users, waitlist } from '../../db/schema.ts';

const isOne = (tx: Tx, id: string) => and(eq(waitlist.tenantId, tx.tenantId), eq(waitlist.id, id));
const stays: WaitlistState[] = ['waiting', 'offered'];

export type WaitlistRow = typeof waitlist.$inferSelect;

/** `joined`: in milliseconds, to the microsecond. */
export type Waiting = WaitlistRow & { joined: number };
const joined = sql<number>`(extract(epoch FROM ${waitlist.joinedAt}) * 1000)::float8`;

const shown = {
  entry: waitlist,
  service: { id: services.id, name: services.name },
  person: { id: users.id, full_name: users.fullName },
  offer: {
    bookingId: bookings.id,
    state: bookings.state,
    from: bookings.fromAt,
    heldUntil: bookings.heldUntil,
  },
  until: sessionsBooked.untilAt,
  zone: sessionsBooked.zone,
  before: sql<number>`(SELECT count(*)::int FROM waitlist w WHERE w.tenant_id = ${waitlist.tenantId}
    AND w.service_id = ${waitlist.serviceId} AND w.state = 'waiting'
    AND (w.created_at, w.id) < (${waitlist.createdAt}, ${waitlist.id}))`,
};

const select = (tx: Tx, where: SQL | undefined) =>
  tx
    .select(shown)
    .from(waitlist)
    .innerJoin(services, and(eq(services.tenantId, waitlist.tenantId), eq(services.id, waitlist.serviceId)))
    .innerJoin(users, and(eq(users.tenantId, waitlist.tenantId), eq(users.id, waitlist.userId)))
    .leftJoin(
      bookings,
      and(eq(bookings.tenantId, waitlist.tenantId), eq(bookings.id, waitlist.offeredBooking)),
    )
    .leftJoin(
      sessionsBooked,
      and(eq(sessionsBooked.tenantId, waitlist.tenantId), eq(sessionsBooked.id, bookings.sessionId)),
    )
    .where(and(eq(waitlist.tenantId, tx.tenantId), where));

export async function getShown(tx: Tx, id: string) {
  const [row] = await select(tx, eq(waitlist.id, id));
  if (!row) throw new Error('There is no such entry.');
  return row;
}
export type ShownEntry = Awaited<ReturnType<typeof getShown>>;

export const listOfUser = (tx: Tx, userId: string, most: number) =>
  select(tx, and(eq(waitlist.userId, userId), inArray(waitlist.state, stays)))
    .orderBy(asc(waitlist.fromDay), asc(waitlist.id))
    .limit(most);

export const listOfService = (tx: Tx, serviceId: string, most: number) =>
  select(tx, and(eq(waitlist.serviceId, serviceId), inArray(waitlist.state, stays)))
    .orderBy(asc(waitlist.createdAt), asc(waitlist.id))
    .limit(most);

/** Who waits for a time that is still to come, first come first. */
export const listWaiting = (tx: Tx, serviceId: string, today: string, most: number): Promise<Waiting[]> =>
  tx
    .select({ ...getTableColumns(waitlist), joined })
    .from(waitlist)
    .where(
      and(
        eq(waitlist.tenantId, tx.tenantId),
        eq(waitlist.serviceId, serviceId),
        eq(waitlist.state, 'waiting'),
        gte(waitlist.untilDay, today),
      ),
    )
    .orderBy(asc(waitlist.createdAt), asc(waitlist.id))
    .limit(most);

/** Services that somebody waits for. */
export async function listWaitedFor(tx: Tx, most: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: waitlist.serviceId })
    .from(waitlist)
    .where(and(eq(waitlist.tenantId, tx.tenantId), eq(waitlist.state, 'waiting')))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function findOwner(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ userId: waitlist.userId }).from(waitlist).where(isOne(tx, id));
  return row?.userId;
}

export async function lockEntry(tx: Tx, id: string): Promise<WaitlistRow | undefined> {
  const [row] = await tx.select().from(waitlist).where(isOne(tx, id)).for('update');
  return row;
}

/** Of one person, those that stay; for what there may be only so many of. */
export const listStaying = (tx: Tx, userId: string): Promise<WaitlistRow[]> =>
  tx
    .select()
    .from(waitlist)
    .where(
      and(eq(waitlist.tenantId, tx.tenantId), eq(waitlist.userId, userId), inArray(waitlist.state, stays)),
    )
    .limit(100);

export async function insertEntry(
  tx: Tx,
  row: Omit<typeof waitlist.$inferInsert, 'tenantId'>,
): Promise<void> {
  await tx.insert(waitlist).values({ ...row, tenantId: tx.tenantId });
}

export async function updateEntry(
  tx: Tx,
  id: string,
  set: { state: WaitlistState; offeredBooking?: string | null },
): Promise<void> {
  await tx.update(waitlist).set(set).where(isOne(tx, id));
}

/** What was held for somebody of a waitlist was booked, or let go. */
export async function endOffer(tx: Tx, bookingId: string, state: 'taken' | 'passed'): Promise<void> {
  await tx
    .update(waitlist)
    .set({ state })
    .where(
      and(
        eq(waitlist.tenantId, tx.tenantId),
        eq(waitlist.offeredBooking, bookingId),
        eq(waitlist.state, 'offered'),
      ),
    );
}

/** A host, a room or a seat that somebody gave back. Instants are milliseconds. */
export interface Freed {
  sessionId: string;
  /** A host or a room. */
  resource: string;
  /** Buffers included. */
  from: number;
  to: number;
  /** When it became free. */
  at: number;
  /** A group of this service begins then: others joined it while it had seats. */
  groupAt: number | null;
}

/** What has become free of a service's hosts and rooms since an instant. */
export async function listFreed(tx: Tx, serviceId: string, since: number): Promise<Freed[]> {
  const ms = (column: string) => sql.raw(`(extract(epoch FROM ${column}) * 1000)::float8`);
  const { rows } = await tx.execute<Freed & Record<string, unknown>>(sql`
    SELECT s.id AS "sessionId", held.resource, ${ms('s.freed_at')} AS at,
      ${ms('s.from_at')} - s.buffer_before * 60000 AS "from", ${ms('s.until_at')} + s.buffer_after * 60000 AS "to",
      CASE WHEN s.seats > 1 AND s.service_id = ${serviceId}::uuid THEN ${ms('s.from_at')} END AS "groupAt"
    FROM sessions_booked s
    CROSS JOIN LATERAL (
      SELECT h.user_id AS resource FROM session_hosts h WHERE h.tenant_id = s.tenant_id AND h.session_id = s.id
      UNION ALL SELECT s.room_id WHERE s.room_id IS NOT NULL
    ) held
    WHERE s.tenant_id = ${tx.tenantId} AND s.freed_at >= to_timestamp(${since}::float8 / 1000) - interval '1 second'
      AND held.resource IN (
        SELECT user_id FROM service_hosts WHERE tenant_id = ${tx.tenantId} AND service_id = ${serviceId}::uuid
        UNION ALL SELECT r.id FROM rooms r
          JOIN services o ON o.tenant_id = r.tenant_id AND o.location_id = r.location_id
          WHERE o.tenant_id = ${tx.tenantId} AND o.id = ${serviceId}::uuid)`);
  return rows;
}
