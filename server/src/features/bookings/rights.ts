import { type BookingSide, type BookingState, connectedDays } from '@regimen/contract/booking-choices.ts';
import type { BookingCard } from '@regimen/contract/bookings.ts';
import { DAY_MS, HOUR_MS } from '@regimen/engine/calendar.ts';
import type { BookingRow } from './queries.ts';

export interface Judged {
  booking: Pick<BookingRow, 'state' | 'fromAt' | 'heldUntil' | 'serviceId' | 'terms'>;
  untilAt: Date;
}

/** By these its host has to do with the client; what was called off, or only held, connects nobody. */
export const connectingStates = [
  'requested',
  'confirmed',
  'completed',
  'no_show',
] as const satisfies readonly BookingState[];
const connectedMs = connectedDays * DAY_MS;

/** Until when its host sees it; null: not, or not any more. */
export const connectedUntil = (state: BookingState, untilAt: Date): Date | null =>
  (connectingStates as readonly BookingState[]).includes(state)
    ? new Date(untilAt.getTime() + connectedMs)
    : null;
/** What was over before that connects nobody. */
export const connectedSince = (now: Date): Date => new Date(now.getTime() - connectedMs);

export const isConnecting = ({ booking, untilAt }: Judged, now: Date): boolean =>
  (connectedUntil(booking.state, untilAt)?.getTime() ?? 0) > now.getTime();

/** Up to when its client may cancel or move it, by the hours that were agreed; a request has not been agreed to yet. */
function cutOff({ booking: { state, fromAt } }: Judged, hours: number): Date | null {
  if (state === 'requested') return fromAt;
  return state === 'confirmed' ? new Date(fromAt.getTime() - hours * HOUR_MS) : null;
}
export const cancelUntil = (judged: Judged): Date | null => cutOff(judged, judged.booking.terms.cancelHours);
export const moveUntil = (judged: Judged): Date | null =>
  judged.booking.serviceId === null ? null : cutOff(judged, judged.booking.terms.moveHours);

/** What somebody on this side may do with it now; pages show a button for each, and the calls ask the same. */
export function rightsOf(judged: Judged, side: BookingSide, now: Date): BookingCard['can'] {
  const { booking, untilAt } = judged;
  const { state, fromAt, heldUntil, serviceId } = booking;
  const isHeld = state === 'held' && heldUntil !== null && heldUntil > now;
  const stands = state === 'requested' || state === 'confirmed';
  const [isToCome, isOver] = [fromAt > now, untilAt <= now];
  const isInTime = (until: Date | null) => until !== null && now <= until && isToCome;
  if (side === 'client')
    return {
      ...nothing,
      confirm: isHeld,
      answer: stands && isToCome,
      cancel: isInTime(cancelUntil(judged)),
      move: isInTime(moveUntil(judged)),
    };
  if (!isConnecting(judged, now)) return nothing;
  const canBeClosed = !isToCome && ['confirmed', 'no_show', 'completed'].includes(state);
  return {
    ...nothing,
    accept: state === 'requested' && isToCome,
    decline: state === 'requested',
    cancel: stands && !isOver,
    move: stands && !isOver && serviceId !== null,
    noShow: canBeClosed && state !== 'no_show',
    complete: canBeClosed && state !== 'completed',
  };
}

const nothing: BookingCard['can'] = {
  confirm: false,
  answer: false,
  accept: false,
  decline: false,
  cancel: false,
  move: false,
  noShow: false,
  complete: false,
};
