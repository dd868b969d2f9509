import type { BookingSide, BookingState } from '@regimen/contract/booking-choices.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, weekdayOf } from '@regimen/engine/calendar.ts';
import { dayAt, instantOf } from '@regimen/engine/wall-clock.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { bookingFeeds, waitlist } from '../src/db/schema.ts';
import { newBooking } from '../src/features/bookings/new-booking.ts';
import { giveBackSeats } from '../src/features/bookings/occupancy-queries.ts';
import { type BookingRow, insertBooking, updateBooking } from '../src/features/bookings/queries.ts';
import { readOffer } from '../src/features/bookings/read-slots.ts';
import { remindsAt } from '../src/features/bookings/settle-booking.ts';
import { takeSlot, termsOf } from '../src/features/bookings/take-seat.ts';
import { hashSecret, newSecret } from '../src/secrets.ts';

/** Ten in the morning of the second working day from now or a later one, in Berlin: what `seedService` makes is open then. */
export function openTime(now = Date.now(), later = 0): number {
  const zone = 'Europe/Berlin';
  let day = dayAt(zone, now) + 2;
  for (let left = later; left > 0 || weekdayOf(day) > 4; day++) if (weekdayOf(day) <= 4) left--;
  return instantOf(zone, day, 10 * HOUR_MS);
}

export interface SeededBooking {
  service: string;
  client: string;
  /** One of them, where several give it. */
  host?: string;
  from: number;
  duration?: number;
  state?: BookingState;
  by?: BookingSide;
  said?: Partial<BookingRow>;
  now?: number;
}

/** A booking as booking makes it, at a time that nobody looks whether it is offered: it may be over by now. */
export async function seedBooking(tx: Tx, booking: SeededBooking): Promise<string> {
  const { service, client, from, duration = 30, state = 'confirmed', now = Date.now() } = booking;
  const madeAt = new Date(Math.min(now, from) - 2 * DAY_MS);
  const span = { from, to: from + 1 };
  const offer = await readOffer(tx, { serviceId: service, duration }, { now: madeAt, span });
  if (!offer) throw new Error('There is no such service.');
  const { setup } = offer;
  const hosts = setup.hosts.map(({ id }) => id);
  const rooms = setup.rooms?.map(({ id }) => id) ?? [];
  const session = setup.sessions.find((one) => one.from === from && one.seatsLeft > 0)?.id ?? null;
  const to = from + duration * MINUTE_MS;
  const slot = { from, to, hosts, rooms, session, seatsLeft: setup.rules.seats };
  const id = newId(madeAt.getTime());
  const seat = await takeSlot(tx, offer, slot, { seed: id, now: madeAt, host: booking.host });
  await insertBooking(tx, newBooking({ id, seat, userId: client, now: madeAt }));
  const isOff = state === 'cancelled' || state === 'declined' || state === 'expired';
  await updateBooking(tx, id, {
    state,
    heldUntil: state === 'held' ? new Date(now + 9 * MINUTE_MS) : null,
    ...remindsAt({ fromAt: seat.fromAt, terms: termsOf(offer), state }, new Date(now)),
    ...(state === 'cancelled' && { cancelledBy: booking.by ?? 'client' }),
    ...booking.said,
  });
  if (isOff) await giveBackSeats(tx, [seat.sessionId]);
  return id;
}

export async function seedWaiting(
  tx: Tx,
  {
    service,
    person,
    from,
    days = 3,
    duration = 30,
  }: { service: string; person: string; from: number; days?: number; duration?: number },
): Promise<string> {
  const id = newId(Date.now());
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  await tx.insert(waitlist).values({
    tenantId: tx.tenantId,
    id,
    serviceId: service,
    userId: person,
    duration,
    fromDay: day(from),
    untilDay: day(from + days * DAY_MS),
    state: 'waiting',
    createdAt: new Date(),
  });
  return id;
}

/** The secret of a link by which a calendar app reads somebody's bookings. */
export async function seedBookingFeed(tx: Tx, userId: string): Promise<string> {
  const secret = newSecret();
  const row = { tenantId: tx.tenantId, userId, secretHash: hashSecret(secret), createdAt: new Date() };
  await tx.insert(bookingFeeds).values(row);
  return secret;
}
