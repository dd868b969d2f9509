import type { BookingTerms } from '@regimen/contract/bookings.ts';
import { MINUTE_MS } from '@regimen/engine/calendar.ts';
import { chooseHosts, chooseRoom } from '@regimen/engine/slots/choose.ts';
import { slotAt } from '@regimen/engine/slots/offered.ts';
import type { Slot } from '@regimen/engine/slots/types.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid, notFound, slotTaken } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import * as occupancy from './occupancy-queries.ts';
import { findBooking, findSeat } from './queries.ts';
import { type Asked, findNext, type Offer, readOffer } from './read-slots.ts';
import * as sessions from './session-queries.ts';
import { tellOfSeats } from './tell-of-seats.ts';
import { wallAt } from './wall.ts';

/** Somebody else was quicker: what the transaction did is undone, and the next free time is looked for after it. */
class Taken extends Error {}

export interface Wish extends Asked {
  from: number;
  userId: string;
  /** Draws among hosts who have given the same. */
  seed: string;
  /** Those who look after it book at short notice and beyond the most a day. */
  byHost?: boolean;
  /** A session that is about to be left. */
  without?: string | null;
  /** Terms of a booking that stands: its length may be offered no more. */
  keepsLength?: boolean;
}

export interface Seat {
  sessionId: string;
  fromAt: Date;
  offer: Offer;
}

/** Everybody who books is told by this what else is free. */
export async function orNext<T>(
  scope: Scope,
  asked: Asked & { from: number },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Taken)) throw error;
    const next = await scope.read((tx) => findNext(tx, asked, asked.from, scope.now));
    throw slotTaken(
      next && {
        from: new Date(next.from).toISOString(),
        until: new Date(next.to).toISOString(),
        seatsLeft: next.seatsLeft,
      },
    );
  }
}

/** The same for one that exists: its service and length stand in it. */
export async function orNextOf<T>(
  scope: Scope,
  bookingId: string,
  from: number | null,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Taken)) throw error;
    const booking = await scope.read((tx) => findBooking(tx, bookingId));
    if (!booking?.serviceId) throw notFound();
    const duration = booking.terms.durationMinutes;
    const wish = { serviceId: booking.serviceId, duration, from: from ?? booking.fromAt.getTime() };
    return orNext(scope, wish, () => Promise.reject(error));
  }
}

/** From here to the end of the transaction nobody else takes a time of these hosts and rooms. */
export async function holdService(
  tx: Tx,
  serviceId: string,
  sessionId: string | null,
  now: Date,
): Promise<void> {
  await occupancy.lockService(tx, serviceId, sessionId);
  await occupancy.clearRunOut(tx, serviceId, now);
}

/** A seat at that time, with host and room, after `holdService`. */
export async function takeSeat(scope: Scope, tx: Tx, wish: Wish): Promise<Seat> {
  const { now } = scope;
  const { from, without = null } = wish;
  const offer = await readOffer(tx, wish, { now, span: { from, to: from + 1 }, without });
  if (!offer) throw notFound();
  requireBookable(offer, wish);
  const slot = slotAt(wish.byHost ? forHosts(offer).setup : offer.setup, now.getTime(), from);
  if (!slot) throw new Taken();
  if (slot.session !== null && (await findSeat(tx, slot.session, wish.userId)) !== undefined)
    throw conflict(wish.byHost ? 'has_place_already' : 'booked_already');
  tellOfSeats(scope, offer.service.id);
  return takeSlot(tx, offer, slot, { seed: wish.seed, now });
}

/** Hosts choose for themselves how soon, how far ahead and how much is well. */
export const forHosts = (offer: Offer): Offer => ({
  ...offer,
  setup: {
    ...offer.setup,
    rules: { ...offer.setup.rules, noticeMinutes: 0, aheadDays: 730, maxPerDay: null, maxPerWeek: null },
  },
});

function requireBookable({ service }: Offer, { duration, keepsLength }: Wish): void {
  if (!service.isOffered && !keepsLength) throw conflict('service_archived');
  if (duration !== undefined && !keepsLength && !service.durations.includes(duration))
    throw invalid('duration', 'duration_not_offered');
}

/** Joins the session of the slot, or begins one. */
export async function takeSlot(
  tx: Tx,
  offer: Offer,
  slot: Slot,
  { seed, now, host }: { seed: string; now: Date; host?: string | undefined },
): Promise<Seat> {
  const fromAt = new Date(slot.from);
  if (slot.session !== null) {
    if (!(await sessions.takeSeatIn(tx, slot.session))) throw new Taken();
    return { sessionId: slot.session, fromAt, offer };
  }
  const { setup, service } = offer;
  const hosts =
    host !== undefined && slot.hosts.includes(host) && setup.rules.hosts === 'any'
      ? [host]
      : chooseHosts(setup, slot, seed);
  const room = chooseRoom(setup, slot);
  const sessionId = newId(now.getTime());
  const { zone } = setup.location;
  const { bufferBeforeMinutes: before, bufferAfterMinutes: after, seats } = setup.rules;
  const row = {
    id: sessionId,
    serviceId: service.id,
    ...wallAt(zone, slot.from),
    zone,
    fromAt,
    untilAt: new Date(slot.to),
    bufferBefore: before,
    bufferAfter: after,
    seats,
    seatsTaken: 1,
    roomId: room,
    state: 'open' as const,
    createdAt: now,
  };
  await sessions.insertSession(tx, row, hosts);
  const span = { from: slot.from - before * MINUTE_MS, to: slot.to + after * MINUTE_MS };
  if (!(await occupancy.occupy(tx, { sessionId, hosts, room, ...span }))) throw new Taken();
  return { sessionId, fromAt, offer };
}

/** What is agreed by booking now. */
export function termsOf({ service, duration }: Offer): BookingTerms & { joinAt: string } {
  return {
    name: service.name,
    durationMinutes: duration,
    place: {
      name: service.placeName,
      kind: service.kind,
      address: service.address,
      directions: service.directions,
      onlineBy: service.onlineBy,
    },
    confirm: service.confirm,
    cancelHours: service.cancelHours,
    moveHours: service.moveHours,
    reminderMinutes: service.reminderMinutes,
    joinAt: service.onlineAt,
  };
}
