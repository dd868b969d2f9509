import type { BookingSide } from '@regimen/contract/booking-choices.ts';
import type { Booking } from '@regimen/contract/bookings.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, forbidden, invalid } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { tellTask } from './book-for-task.ts';
import { holdBooking, requireAnswers } from './confirm-hold.ts';
import * as occupancy from './occupancy-queries.ts';
import { offerFreed } from './offer-freed.ts';
import { readBooking, sideOf } from './present.ts';
import * as queries from './queries.ts';
import { rightsOf } from './rights.ts';
import { getSession, type SessionRow } from './session-queries.ts';
import { remindsAt } from './settle-booking.ts';
import { takeSeat } from './take-seat.ts';
import { tellOfBooking } from './tell-of-booking.ts';

interface Held {
  booking: queries.BookingRow;
  session: SessionRow;
  side: BookingSide;
  can: Booking['can'];
}

async function holdForChange(scope: SignedInScope, tx: Tx, id: string): Promise<Held> {
  const booking = await holdBooking(scope, tx, id);
  const session = await getSession(tx, booking.sessionId);
  const side = sideOf({ booking }, scope.actor.userId);
  return { booking, session, side, can: rightsOf({ booking, untilAt: session.untilAt }, side, scope.now) };
}

/** Of somebody who may no longer: too late by what was agreed, or there is nothing left to change. */
const stands = ({ booking, session }: Held, now: Date): boolean =>
  ['requested', 'confirmed'].includes(booking.state) && session.untilAt > now;

export async function cancelBooking(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  reason: string,
): Promise<Booking> {
  const held = await holdForChange(scope, tx, id);
  const { booking, side, can } = held;
  if (!can.cancel) throw conflict(stands(held, scope.now) ? 'too_late_to_cancel' : 'not_cancellable');
  await endBooking(scope, tx, booking, { state: 'cancelled', cancelledBy: side, reason });
  await tellOfBooking(scope, tx, id, 'cancelled', side);
  await tellTask(scope, tx, booking, 'cancelled');
  return readBooking(scope, tx, id);
}

export async function declineRequest(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  reason: string,
): Promise<Booking> {
  const { booking, can } = await holdForChange(scope, tx, id);
  if (!can.decline) throw conflict('no_request');
  await endBooking(scope, tx, booking, { state: 'declined', cancelledBy: 'host', reason });
  await tellOfBooking(scope, tx, id, 'declined', 'host');
  await tellTask(scope, tx, booking, 'cancelled');
  return readBooking(scope, tx, id);
}

type Ending = Pick<queries.BookingRow, 'state' | 'cancelledBy' | 'reason'>;

/** The seat is free again, and held at once for whoever waits for it. */
export async function endBooking(
  scope: SignedInScope,
  tx: Tx,
  { id, sessionId, serviceId, sequence }: queries.BookingRow,
  ending: Ending,
): Promise<void> {
  const change = { ...ending, remindAt: null, sequence: sequence + 1, changedAt: scope.now };
  await queries.updateBooking(tx, id, change);
  await occupancy.giveBackSeats(tx, [sessionId]);
  if (serviceId !== null) await offerFreed(scope, tx, serviceId);
}

export async function acceptRequest(scope: SignedInScope, tx: Tx, id: string): Promise<Booking> {
  const { booking, can } = await holdForChange(scope, tx, id);
  if (!can.accept) throw conflict('no_request');
  const confirmed = { ...booking, state: 'confirmed' as const };
  const change = { state: confirmed.state, sequence: booking.sequence + 1, changedAt: scope.now };
  await queries.updateBooking(tx, id, { ...change, ...remindsAt(confirmed, scope.now) });
  await tellOfBooking(scope, tx, id, 'accepted', 'host');
  await tellTask(scope, tx, booking, 'booked');
  return readBooking(scope, tx, id);
}

/** To another free time of the same length, under the terms of the first. */
export async function moveBooking(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  { from, reason }: { from: number; reason: string },
): Promise<Booking> {
  const held = await holdForChange(scope, tx, id);
  const { booking, session, side, can } = held;
  if (!can.move || booking.serviceId === null)
    throw conflict(stands(held, scope.now) ? 'too_late_to_move' : 'not_movable');
  if (from === booking.fromAt.getTime()) throw invalid('from', 'same_time');
  // Its own time is free for it, where it leaves nobody behind there.
  const isAlone = session.seatsTaken === 1;
  if (isAlone) await occupancy.vacate(tx, session.id);
  const { sessionId, fromAt } = await takeSeat(scope, tx, {
    serviceId: booking.serviceId,
    duration: booking.terms.durationMinutes,
    from,
    userId: booking.userId,
    seed: id,
    byHost: side === 'host',
    without: isAlone ? session.id : null,
    keepsLength: true,
  });
  // A host agrees to a time, not to whichever the client takes afterwards.
  const state = side === 'client' && booking.terms.confirm === 'by_hand' ? 'requested' : booking.state;
  const moved = { ...booking, state, sessionId, fromAt };
  const change = { state, sessionId, fromAt, reason, sequence: booking.sequence + 1, changedAt: scope.now };
  await queries.updateBooking(tx, id, { ...change, ...remindsAt(moved, scope.now) });
  await occupancy.giveBackSeats(tx, [session.id]);
  await offerFreed(scope, tx, booking.serviceId);
  await tellOfBooking(scope, tx, id, 'moved', side, session);
  return readBooking(scope, tx, id);
}

/** Whether somebody came, once it has begun; it can be corrected afterwards. */
export async function closeBooking(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  state: 'no_show' | 'completed',
): Promise<Booking> {
  const { booking, session, can } = await holdForChange(scope, tx, id);
  if (!(state === 'no_show' ? can.noShow : can.complete)) {
    if (booking.state === state) return readBooking(scope, tx, id);
    const isEarly = booking.state === 'confirmed' && session.fromAt > scope.now;
    throw conflict(isEarly ? 'not_begun' : 'not_confirmed');
  }
  await queries.updateBooking(tx, id, { state, remindAt: null, changedAt: scope.now });
  await tellTask(scope, tx, booking, state === 'completed' ? 'attended' : 'missed');
  return readBooking(scope, tx, id);
}

export async function answerQuestions(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  answers: Record<string, unknown>,
): Promise<Booking> {
  const { booking, can, side } = await holdForChange(scope, tx, id);
  if (side !== 'client') throw forbidden();
  if (!can.answer) throw conflict('begun_already');
  requireAnswers(booking.questions, answers);
  await queries.updateBooking(tx, id, { answers, changedAt: scope.now });
  return readBooking(scope, tx, id);
}
