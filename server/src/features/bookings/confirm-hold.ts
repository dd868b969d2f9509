import type { Booking } from '@regimen/contract/bookings.ts';
import { type Answers, answerFaults, type Question } from '@regimen/engine/questions.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { refusalError } from '../enrollments/refusal-error.ts';
import { readBooking } from './present.ts';
import * as queries from './queries.ts';
import { settleBooking } from './settle-booking.ts';
import { holdService, takeSeat } from './take-seat.ts';

/** Books what was held. Whoever took longer than the hold lasts gets the time all the same, while it is free. */
export async function confirmHold(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  answers: Record<string, unknown>,
): Promise<Booking> {
  const booking = await holdBooking(scope, tx, id);
  if (booking.state !== 'held' && booking.state !== 'expired') throw conflict('hold_settled');
  requireAnswers(booking.questions, answers);
  if (booking.state === 'expired') await takeAgain(scope, tx, booking);
  await settleBooking(scope, tx, { ...booking, answers });
  return readBooking(scope, tx, id);
}

/** The booking as it is, while nobody else takes or frees a time of its service. */
export async function holdBooking(scope: SignedInScope, tx: Tx, id: string): Promise<queries.BookingRow> {
  const seen = await queries.findBooking(tx, id);
  if (!seen) throw notFound();
  if (seen.serviceId !== null) await holdService(tx, seen.serviceId, seen.sessionId, scope.now);
  const booking = await queries.lockBooking(tx, id);
  if (!booking) throw notFound();
  return booking;
}

async function takeAgain(scope: SignedInScope, tx: Tx, booking: queries.BookingRow): Promise<void> {
  const { id, serviceId, fromAt, userId } = booking;
  if (serviceId === null) throw conflict('service_archived');
  const duration = booking.terms.durationMinutes;
  const wish = { serviceId, duration, from: fromAt.getTime(), userId, seed: id, keepsLength: true };
  const { sessionId } = await takeSeat(scope, tx, wish);
  await queries.updateBooking(tx, id, { sessionId });
}

export function requireAnswers(questions: readonly Question[], answers: Record<string, unknown>): void {
  const faults = answerFaults(questions, answers as Answers);
  if (faults.length > 0) throw refusalError('answers-have-faults', faults);
}
