import type { BookingSide } from '@regimen/contract/booking-choices.ts';
import type { Booking, BookingCard } from '@regimen/contract/bookings.ts';
import { type Answers, answerFaults } from '@regimen/engine/questions.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { cancelUntil, isConnecting, moveUntil, rightsOf } from './rights.ts';
import { findShown, type ShownRow } from './shown-queries.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentCard(row: ShownRow, side: BookingSide, now: Date): BookingCard {
  const { booking, session } = row;
  const { joinAt, ...terms } = booking.terms;
  const judged = { booking, untilAt: session.untilAt };
  const series =
    booking.seriesId === null
      ? null
      : { id: booking.seriesId, number: booking.seriesNumber ?? 1, count: booking.seriesCount ?? 1 };
  const isConfirmed = booking.state === 'confirmed';
  return {
    id: booking.id,
    sessionId: booking.sessionId,
    serviceId: booking.serviceId,
    state: booking.state,
    side,
    from: booking.fromAt.toISOString(),
    until: session.untilAt.toISOString(),
    zone: session.zone,
    terms,
    client: isShownTo(side, row, now) ? row.client : null,
    hosts: row.hosts,
    room: row.room,
    seats: session.seats,
    seatsTaken: session.seatsTaken,
    heldUntil: booking.state === 'held' ? instant(booking.heldUntil) : null,
    series,
    taskId: side === 'client' ? booking.taskId : null,
    clashes: side === 'host' && session.clashAt !== null,
    needsAnswers: answerFaults(booking.questions, booking.answers as Answers).length > 0,
    joinAt: isConfirmed && terms.place.kind === 'online' ? row.joinAt || joinAt || null : null,
    madeAt: booking.madeAt.toISOString(),
    changedAt: booking.changedAt.toISOString(),
    cancelUntil: instant(cancelUntil(judged)),
    moveUntil: instant(moveUntil(judged)),
    can: rightsOf(judged, side, now),
  };
}

/** Whether its client is: those who gave it keep that there was something at that time, and not whose it was. */
export const isShownTo = (side: BookingSide, { booking, session }: ShownRow, now: Date): boolean =>
  side === 'client' || isConnecting({ booking, untilAt: session.untilAt }, now);

export const present = (row: ShownRow, side: BookingSide, now: Date): Booking => ({
  ...presentCard(row, side, now),
  ...written(isShownTo(side, row, now) ? row.booking : nothingWritten, side),
  reason: row.booking.reason,
  cancelledBy: row.booking.cancelledBy,
});

const nothingWritten = { questions: [], answers: {}, privateNote: '', summary: '' };
const written = (
  { questions, answers, privateNote, summary }: Pick<ShownRow['booking'], keyof typeof nothingWritten>,
  side: BookingSide,
) => ({ questions, answers, note: side === 'host' ? privateNote : null, summary });

/** Whoever made it is its client, everybody else who gets here looks after it. */
export const sideOf = ({ booking }: Pick<ShownRow, 'booking'>, userId: string): BookingSide =>
  booking.userId === userId ? 'client' : 'host';

/** One booking as the caller sees it; its client finds that it was looked at. */
export async function readBooking(scope: SignedInScope, tx: Tx, id: string): Promise<Booking> {
  const row = await findShown(tx, id);
  if (!row) throw notFound();
  scope.concerns([row.booking.userId]);
  return present(row, sideOf(row, scope.actor.userId), scope.now);
}
