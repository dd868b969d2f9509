import type { BookingState } from '@regimen/contract/booking-choices.ts';
import { MINUTE_MS } from '@regimen/engine/calendar.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { tellTask } from './book-for-task.ts';
import type { BookingRow } from './queries.ts';
import * as queries from './queries.ts';
import { tellOfBooking } from './tell-of-booking.ts';
import { endOffer } from './waitlist-queries.ts';

/** The hold becomes a booking, or a request where its host says yes first. */
export async function settleBooking(
  scope: Scope,
  tx: Tx,
  booking: BookingRow,
  { isTold = true } = {},
): Promise<void> {
  const { id, terms, answers } = booking;
  const byHost = booking.bookedBy !== null && booking.bookedBy !== booking.userId;
  const state = terms.confirm === 'by_hand' && !byHost ? 'requested' : 'confirmed';
  const settled = { state, answers, heldUntil: null, changedAt: scope.now } as const;
  await queries.updateBooking(tx, id, { ...settled, ...remindsAt({ ...booking, state }, scope.now) });
  await endOffer(tx, id, 'taken');
  if (isTold) await tellOfBooking(scope, tx, id, state === 'requested' ? 'requested' : 'booked');
  if (state === 'confirmed') await tellTask(scope, tx, booking, 'booked');
}

/** The next of the reminders that were agreed; a booking that does not stand has none. */
export function remindsAt(
  { fromAt, terms, state }: Pick<BookingRow, 'fromAt' | 'terms'> & { state: BookingState },
  after: Date,
): { remindAt: Date | null } {
  if (state !== 'confirmed') return { remindAt: null };
  const times = terms.reminderMinutes
    .map((minutes) => fromAt.getTime() - minutes * MINUTE_MS)
    .filter((at) => at > after.getTime());
  return { remindAt: times.length > 0 ? new Date(Math.min(...times)) : null };
}
