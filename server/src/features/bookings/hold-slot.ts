import { holdMinutes, mostHolds } from '@regimen/contract/booking-choices.ts';
import type { Booking } from '@regimen/contract/bookings.ts';
import { MINUTE_MS } from '@regimen/engine/calendar.ts';
import { holdUser } from '../../db/hold-user.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { taskFor } from './book-for-task.ts';
import { newBooking } from './new-booking.ts';
import { giveBackSeats } from './occupancy-queries.ts';
import { offerFreed } from './offer-freed.ts';
import { readBooking } from './present.ts';
import * as queries from './queries.ts';
import { holdService, takeSeat } from './take-seat.ts';
import { endOffer } from './waitlist-queries.ts';

interface Hold {
  serviceId: string;
  from: number;
  duration: number;
  taskId: string | undefined;
}

/** Keeps a time for whoever is about to answer the questions. One that they held of the same service before is let go. */
export async function holdSlot(scope: SignedInScope, tx: Tx, { taskId, ...wish }: Hold): Promise<Booking> {
  const { now } = scope;
  const { userId } = scope.actor;
  await holdUser(tx, userId);
  await holdService(tx, wish.serviceId, null, now);
  const task = await taskFor(tx, userId, wish.serviceId, taskId);
  await letGoOthers(tx, wish.serviceId, userId, now);
  if ((await queries.countHolds(tx, userId, now)) >= mostHolds) throw conflict(`too_many_holds:${mostHolds}`);
  const id = newId(now.getTime());
  const seat = await takeSeat(scope, tx, { ...wish, userId, seed: id });
  const heldUntil = new Date(Math.min(now.getTime() + holdMinutes * MINUTE_MS, seat.fromAt.getTime()));
  await queries.insertBooking(tx, newBooking({ id, seat, userId, now, taskId: task, heldUntil }));
  return readBooking(scope, tx, id);
}

async function letGoOthers(tx: Tx, serviceId: string, userId: string, now: Date): Promise<void> {
  const gone = await queries.endOwnHolds(tx, serviceId, userId, now);
  if (gone.length > 0) await giveBackSeats(tx, gone);
}

/** Lets go of a time; whoever is next on the waitlist may have it. */
export async function letGo(scope: SignedInScope, tx: Tx, id: string): Promise<void> {
  const seen = await queries.findBooking(tx, id);
  if (!seen) throw notFound();
  if (seen.serviceId !== null) await holdService(tx, seen.serviceId, seen.sessionId, scope.now);
  const booking = await queries.lockBooking(tx, id);
  if (booking?.state === 'expired') return;
  if (booking?.state !== 'held') throw conflict('hold_settled');
  await queries.updateBooking(tx, id, { state: 'expired', changedAt: scope.now });
  await endOffer(tx, id, 'passed');
  await giveBackSeats(tx, [booking.sessionId]);
  if (booking.serviceId !== null) await offerFreed(scope, tx, booking.serviceId);
}
