import type { BookingState } from '@regimen/contract/booking-choices.ts';
import { isConnected } from '../../db/connected.ts';
import { and, eq, gt, inArray, or, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { bookings, serviceHosts, services, sessionHosts, sessionsBooked, waitlist } from '../../db/schema.ts';
import { connectedSince, connectingStates } from './rights.ts';
import { sessionsOf } from './shown-queries.ts';

const isOne = (tx: Tx, id: string) => and(eq(bookings.tenantId, tx.tenantId), eq(bookings.id, id));
const seated: BookingState[] = ['held', 'requested', 'confirmed'];

export type BookingRow = typeof bookings.$inferSelect;
export type NewBooking = Omit<typeof bookings.$inferInsert, 'tenantId'>;
type Change = Partial<Omit<NewBooking, 'id' | 'userId' | 'madeAt'>>;

/** As it is while nobody else changes it. */
export async function lockBooking(tx: Tx, id: string): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(isOne(tx, id)).for('update');
  return row;
}

export async function findBooking(tx: Tx, id: string): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(isOne(tx, id));
  return row;
}

export async function insertBooking(tx: Tx, row: NewBooking): Promise<BookingRow> {
  const [made] = await tx
    .insert(bookings)
    .values({ ...row, tenantId: tx.tenantId })
    .returning();
  return made as BookingRow;
}

export async function updateBooking(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.update(bookings).set(change).where(isOne(tx, id));
}

export async function countHolds(tx: Tx, userId: string, now: Date): Promise<number> {
  const rows = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.tenantId, tx.tenantId),
        eq(bookings.userId, userId),
        eq(bookings.state, 'held'),
        gt(bookings.heldUntil, now),
      ),
    )
    .limit(100);
  return rows.length;
}

/** Ends what somebody holds of a service, but for what a waitlist holds for them; answers in which sessions that was. */
export async function endOwnHolds(tx: Tx, serviceId: string, userId: string, now: Date): Promise<string[]> {
  const offered = tx
    .select({ id: waitlist.offeredBooking })
    .from(waitlist)
    .where(
      and(eq(waitlist.tenantId, tx.tenantId), eq(waitlist.userId, userId), eq(waitlist.state, 'offered')),
    );
  const rows = await tx
    .update(bookings)
    .set({ state: 'expired', changedAt: now })
    .where(
      and(
        eq(bookings.tenantId, tx.tenantId),
        eq(bookings.serviceId, serviceId),
        eq(bookings.userId, userId),
        eq(bookings.state, 'held'),
        sql`${bookings.id} <> ALL(array(${offered}))`,
      ),
    )
    .returning({ sessionId: bookings.sessionId });
  return rows.map(({ sessionId }) => sessionId);
}

/** Somebody's seat in a session, where they have one. */
export async function findSeat(tx: Tx, sessionId: string, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.tenantId, tx.tenantId),
        eq(bookings.sessionId, sessionId),
        eq(bookings.userId, userId),
        inArray(bookings.state, seated),
      ),
    );
  return row?.id;
}

/** Who has a seat in a session. */
export const listSeated = (tx: Tx, sessionId: string): Promise<BookingRow[]> =>
  tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.tenantId, tx.tenantId),
        eq(bookings.sessionId, sessionId),
        inArray(bookings.state, seated),
      ),
    );

/** What stands and is still to come of somebody, on either side. */
export const listComingOf = (tx: Tx, userId: string, now: Date): Promise<BookingRow[]> =>
  tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.tenantId, tx.tenantId),
        gt(bookings.fromAt, now),
        inArray(bookings.state, seated),
        or(eq(bookings.userId, userId), inArray(bookings.sessionId, sessionsOf(tx, userId))),
      ),
    );

/** For whom an expert may book: whoever follows a program they look after, or is connected with them by a booking. */
export async function isClientOf(tx: Tx, userId: string, expertId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ is: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM enrollments JOIN programs p
        ON p.tenant_id = enrollments.tenant_id AND p.id = enrollments.program_id
      WHERE enrollments.tenant_id = ${tx.tenantId} AND enrollments.user_id = ${userId} AND ${isConnected}
        AND (p.owner_id = ${expertId} OR EXISTS (SELECT FROM program_members m
          WHERE m.tenant_id = p.tenant_id AND m.program_id = p.id AND m.user_id = ${expertId}))
    ) OR EXISTS (
      SELECT FROM bookings b JOIN session_hosts h ON h.tenant_id = b.tenant_id AND h.session_id = b.session_id
      JOIN sessions_booked s ON s.tenant_id = b.tenant_id AND s.id = b.session_id
      WHERE b.tenant_id = ${tx.tenantId} AND b.user_id = ${userId} AND h.user_id = ${expertId}
        AND b.state IN ${connectingStates} AND s.until_at > ${connectedSince(now)}
    ) AS is`);
  return rows[0]?.is ?? false;
}

export async function findSides(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      clientId: bookings.userId,
      state: bookings.state,
      untilAt: sessionsBooked.untilAt,
      hosts: hostIds,
    })
    .from(bookings)
    .innerJoin(
      sessionsBooked,
      and(eq(sessionsBooked.tenantId, bookings.tenantId), eq(sessionsBooked.id, bookings.sessionId)),
    )
    .where(isOne(tx, id));
  return row;
}
export type Sides = NonNullable<Awaited<ReturnType<typeof findSides>>>;
/** Whoever gives it, and whose service it is. */
const hostIds = sql<string[]>`array(SELECT h.user_id::text FROM ${sessionHosts} h
  WHERE h.tenant_id = ${bookings.tenantId} AND h.session_id = ${bookings.sessionId}
  UNION SELECT o.user_id::text FROM ${services} o
  WHERE o.tenant_id = ${bookings.tenantId} AND o.id = ${bookings.serviceId})`;

/** Whoever gives a service, its owner among them. */
export async function findGiver(
  tx: Tx,
  id: string,
  userId: string,
): Promise<{ ownerId: string } | undefined> {
  if (userId === '') return undefined;
  const [row] = await tx
    .select({ ownerId: services.userId, gives: gives(userId) })
    .from(services)
    .where(and(eq(services.tenantId, tx.tenantId), eq(services.id, id)));
  return row && { ownerId: row.gives ? userId : row.ownerId };
}
const gives = (userId: string) => sql<boolean>`EXISTS (SELECT 1 FROM ${serviceHosts} g
  WHERE g.tenant_id = ${services.tenantId} AND g.service_id = ${services.id} AND g.user_id = ${userId})`;
