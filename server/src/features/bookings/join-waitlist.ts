import { mostWaiting } from '@regimen/contract/booking-choices.ts';
import type { WaitlistEntry } from '@regimen/contract/waitlist.ts';
import { dayAt } from '@regimen/engine/wall-clock.ts';
import { holdUser } from '../../db/hold-user.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { letGo } from './hold-slot.ts';
import { readOffer, slotsOf } from './read-slots.ts';
import { holdService } from './take-seat.ts';
import * as queries from './waitlist-queries.ts';
import { dayNumber } from './wall.ts';

/** Nobody waits for what nobody can book yet. */
const longestAheadDays = 366;

interface Joining {
  serviceId: string;
  duration: number;
  fromDay: string;
  untilDay: string;
  from: number | null;
}

/** For what becomes free after this; for one time only while it is not free. */
export async function joinWaitlist(scope: SignedInScope, tx: Tx, wanted: Joining): Promise<WaitlistEntry> {
  const { now, actor } = scope;
  const { serviceId, duration, fromDay, untilDay } = wanted;
  await holdUser(tx, actor.userId);
  await holdService(tx, serviceId, null, now);
  const staying = await queries.listStaying(tx, actor.userId);
  if (staying.length >= mostWaiting) throw conflict(`too_many_waits:${mostWaiting}`);
  const from = wanted.from ?? now.getTime();
  const span = { from, to: from + 1 };
  const offer = await readOffer(tx, { serviceId, duration }, { now, span });
  if (!offer) throw notFound();
  if (!offer.service.isOffered) throw conflict('service_archived');
  if (!offer.service.durations.includes(duration)) throw invalid('duration', 'duration_not_offered');
  const today = dayAt(offer.setup.location.zone, now.getTime());
  if (dayNumber(untilDay) < today) throw invalid('untilDay', 'waits_for_past');
  if (dayNumber(untilDay) > today + longestAheadDays)
    throw invalid('untilDay', `span_too_long:${longestAheadDays}`);
  if (wanted.from !== null && wanted.from < now.getTime()) throw invalid('from', 'waits_for_past');
  if (wanted.from !== null && slotsOf(offer, now, span).length > 0) throw conflict('free_now');
  const fromAt = wanted.from === null ? null : new Date(wanted.from);
  const isSame = (row: queries.WaitlistRow) =>
    row.serviceId === serviceId &&
    row.duration === duration &&
    row.fromDay === fromDay &&
    row.untilDay === untilDay &&
    row.fromAt?.getTime() === fromAt?.getTime();
  if (staying.some(isSame)) throw conflict('waiting_already');
  const id = newId(now.getTime());
  const row = { id, serviceId, userId: actor.userId, duration, fromDay, untilDay, fromAt, createdAt: now };
  await queries.insertEntry(tx, { ...row, state: 'waiting' });
  return presentEntry(await queries.getShown(tx, id), now);
}

export async function leaveWaitlist(scope: SignedInScope, tx: Tx, id: string): Promise<void> {
  const entry = await queries.lockEntry(tx, id);
  if (!entry) throw notFound();
  await queries.updateEntry(tx, id, { state: 'left' });
  if (entry.state === 'offered' && entry.offeredBooking !== null)
    await letGo(scope, tx, entry.offeredBooking);
}

export function presentEntry(
  { entry, service, person, before, ...row }: queries.ShownEntry,
  now: Date,
): WaitlistEntry {
  return {
    id: entry.id,
    service,
    person,
    durationMinutes: entry.duration,
    fromDay: entry.fromDay,
    untilDay: entry.untilDay,
    from: entry.fromAt?.toISOString() ?? null,
    state: entry.state,
    before: entry.state === 'waiting' ? before : null,
    offer: entry.state === 'offered' ? heldFor(row, now) : null,
    createdAt: entry.createdAt.toISOString(),
  };
}

function heldFor(
  { offer, until, zone }: Pick<queries.ShownEntry, 'offer' | 'until' | 'zone'>,
  now: Date,
): WaitlistEntry['offer'] {
  const { bookingId, state, from, heldUntil } = offer ?? {};
  if (state !== 'held' || !bookingId || !from || !until || !zone || !heldUntil || heldUntil <= now)
    return null;
  return {
    bookingId,
    from: from.toISOString(),
    until: until.toISOString(),
    zone,
    heldUntil: heldUntil.toISOString(),
  };
}
