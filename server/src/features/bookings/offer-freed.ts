import { offerMinutes } from '@regimen/contract/booking-choices.ts';
import { DAY_MS, MINUTE_MS } from '@regimen/engine/calendar.ts';
import type { Slot, Span } from '@regimen/engine/slots/types.ts';
import { dayAt } from '@regimen/engine/wall-clock.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { newBooking } from './new-booking.ts';
import { findSeat, insertBooking } from './queries.ts';
import { type Offer, readOffer, slotsOf } from './read-slots.ts';
import { takeSlot } from './take-seat.ts';
import { tellOfBooking } from './tell-of-booking.ts';
import { tellOfSeats } from './tell-of-seats.ts';
import * as queries from './waitlist-queries.ts';
import { dayNumber, dayText } from './wall.ts';
import { wasTaken } from './was-taken.ts';

/** At one time; what is left is offered by the hourly work. */
const mostOffers = 20;
const mostLookedAt = 200;
/** Nobody is asked to decide about what begins in a moment. */
const leastMinutes = 15;

/**
 * Seats that have become free since they joined are held for those who wait, first come first, before anybody else can
 * see them. After `holdService`.
 */
export async function offerFreed(scope: Scope, tx: Tx, serviceId: string): Promise<number> {
  const { now } = scope;
  tellOfSeats(scope, serviceId);
  // By any clock: the first day that is not over everywhere.
  const today = dayText(Math.floor(now.getTime() / DAY_MS) - 1);
  const waiting = await queries.listWaiting(tx, serviceId, today, mostLookedAt);
  if (waiting.length === 0) return 0;
  const spans = waiting.map(spanOf);
  const whole = {
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  };
  // Read once for each length, and anew once something of it was taken.
  const known = new Map<number, Promise<Offer | undefined>>();
  const freed = await queries.listFreed(tx, serviceId, Math.min(...waiting.map(({ joined }) => joined)));
  let offered = 0;
  for (const entry of waiting) {
    if (offered >= mostOffers) break;
    const { duration } = entry;
    const reading = known.get(duration) ?? readOffer(tx, { serviceId, duration }, { now, span: whole });
    known.set(duration, reading);
    const offer = await reading;
    const slot = offer && (await fittingSlot(tx, entry, offer, freed, now));
    if (!slot) continue;
    await holdFor(scope, tx, entry, offer, slot);
    known.clear();
    offered++;
  }
  return offered;
}

async function fittingSlot(
  tx: Tx,
  entry: queries.Waiting,
  offer: Offer,
  freed: readonly queries.Freed[],
  now: Date,
): Promise<Slot | undefined> {
  const since = freed.filter(({ at }) => at > entry.joined);
  const { zone } = offer.setup.location;
  const [first, last] = [dayNumber(entry.fromDay), dayNumber(entry.untilDay)];
  const soonest = now.getTime() + leastMinutes * MINUTE_MS;
  for (const slot of slotsOf(offer, now, spanOf(entry))) {
    const day = dayAt(zone, slot.from);
    if (slot.from < soonest || day < first || day > last || !wasTaken(slot, offer, since)) continue;
    if (slot.session === null || (await findSeat(tx, slot.session, entry.userId)) === undefined) return slot;
  }
  return undefined;
}

async function holdFor(
  scope: Scope,
  tx: Tx,
  entry: queries.WaitlistRow,
  offer: Offer,
  slot: Slot,
): Promise<void> {
  const { now } = scope;
  const { userId } = entry;
  const id = newId(now.getTime());
  const seat = await takeSlot(tx, offer, slot, { seed: id, now });
  const heldUntil = new Date(Math.min(now.getTime() + offerMinutes * MINUTE_MS, seat.fromAt.getTime()));
  await insertBooking(tx, newBooking({ id, seat, userId, now, heldUntil }));
  await queries.updateEntry(tx, entry.id, { state: 'offered', offeredBooking: id });
  await tellOfBooking(scope, tx, id, 'offered');
}

/** A day more on both ends, whichever zone the days are of. */
function spanOf({ fromAt, fromDay, untilDay }: queries.WaitlistRow): Span {
  if (fromAt !== null) return { from: fromAt.getTime(), to: fromAt.getTime() + 1 };
  return { from: (dayNumber(fromDay) - 1) * DAY_MS, to: (dayNumber(untilDay) + 2) * DAY_MS };
}
