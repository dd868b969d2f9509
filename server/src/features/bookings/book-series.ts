import type { BookingCard } from '@regimen/contract/bookings.ts';
import type { SeriesTime } from '@regimen/contract/slots.ts';
import { DAY_MS, MINUTE_MS } from '@regimen/engine/calendar.ts';
import { chooseHosts } from '@regimen/engine/slots/choose.ts';
import { slotAt } from '@regimen/engine/slots/offered.ts';
import type { Slot } from '@regimen/engine/slots/types.ts';
import { daysLater } from '@regimen/engine/wall-clock.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import type { Scope, SignedInScope } from '../../scope.ts';
import { requireAnswers } from './confirm-hold.ts';
import { newBooking } from './new-booking.ts';
import { presentCard } from './present.ts';
import * as queries from './queries.ts';
import { type Offer, readOffer } from './read-slots.ts';
import { settleBooking } from './settle-booking.ts';
import * as shown from './shown-queries.ts';
import { holdService, takeSlot } from './take-seat.ts';
import { tellOfSeats } from './tell-of-seats.ts';
import { wallAt } from './wall.ts';

export interface Series {
  serviceId: string;
  from: number;
  duration: number;
  everyWeeks: number;
  times: number;
}

interface Time {
  /** Counted from 1. */
  number: number;
  from: number;
  /** Nothing: it is taken. */
  slot: Slot | null;
}

/** The same time by the place’s clock, so many weeks apart. Sessions of a series lie on days of their own and in weeks of their own. */
async function timesOf(tx: Tx, series: Series, now: Date): Promise<{ offer: Offer; times: Time[] }> {
  const { serviceId, duration, from, everyWeeks } = series;
  const wholeMs = everyWeeks * 7 * series.times * DAY_MS;
  const span = { from, to: from + Math.min(wholeMs, 400 * DAY_MS) };
  const offer = await readOffer(tx, { serviceId, duration }, { now, span });
  if (!offer) throw notFound();
  if (!offer.service.isOffered) throw conflict('service_archived');
  if (!offer.service.durations.includes(duration)) throw invalid('duration', 'duration_not_offered');
  const { zone } = offer.setup.location;
  const times = Array.from({ length: series.times }, (_, index) => {
    const at = daysLater(zone, from, index * everyWeeks * 7);
    return { number: index + 1, from: at, slot: slotAt(offer.setup, now.getTime(), at) };
  });
  return { offer, times };
}

export async function previewSeries(scope: Scope, tx: Tx, series: Series): Promise<SeriesTime[]> {
  const { times } = await timesOf(tx, series, scope.now);
  return times.map(({ from, slot }) => ({
    from: new Date(from).toISOString(),
    until: new Date(from + series.duration * MINUTE_MS).toISOString(),
    isFree: slot !== null,
  }));
}

/** Books all times that are free, with the same host wherever that is possible. */
export async function bookSeries(
  scope: SignedInScope,
  tx: Tx,
  series: Series,
  { skipClashes, answers }: { skipClashes: boolean; answers: Record<string, unknown> },
): Promise<BookingCard[]> {
  const { now, actor } = scope;
  await holdService(tx, series.serviceId, null, now);
  const { offer, times } = await timesOf(tx, series, now);
  const free = await withoutOwn(tx, times, actor.userId);
  if (free.length === 0) throw conflict('no_time_free');
  if (free.length < times.length && !skipClashes) throw conflict('some_times_taken');
  requireAnswers(offer.service.questions, answers);
  const seriesId = newId(now.getTime());
  const { zone } = offer.setup.location;
  const [host] = chooseHosts(offer.setup, (free[0] as FreeTime).slot, seriesId);
  const ids: string[] = [];
  tellOfSeats(scope, series.serviceId);
  for (const { number, slot } of free) {
    const seat = await takeSlot(tx, offer, slot, { seed: seriesId, now, host });
    const id = newId(now.getTime());
    const booking = newBooking({ id, seat, userId: actor.userId, now });
    const row = await queries.insertBooking(tx, {
      ...booking,
      seriesId,
      seriesNumber: number,
      seriesCount: times.length,
      seriesWall: wallAt(zone, slot.from).wall,
      seriesWeeks: series.everyWeeks,
    });
    // One mail says it of all.
    await settleBooking(scope, tx, { ...row, answers }, { isTold: ids.length === 0 });
    ids.push(id);
  }
  const rows = await shown.listShownByIds(tx, ids);
  return rows.map((row) => presentCard(row, 'client', now));
}

interface FreeTime {
  number: number;
  slot: Slot;
}

async function withoutOwn(tx: Tx, times: readonly Time[], userId: string): Promise<FreeTime[]> {
  const free: FreeTime[] = [];
  for (const { number, slot } of times)
    if (slot && (slot.session === null || !(await queries.findSeat(tx, slot.session, userId))))
      free.push({ number, slot });
  return free;
}
