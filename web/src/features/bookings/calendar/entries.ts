import type { BookingCard } from '@regimen/contract/bookings.ts';

/** What stands on the calendar at one time: a booking, or a group with all who come. */
export interface CalendarEntry {
  from: string;
  until: string;
  /** Of a group: the first one. */
  booking: BookingCard;
  people: number;
}

const alone = (booking: BookingCard): CalendarEntry => ({
  from: booking.from,
  until: booking.until,
  booking,
  people: 1,
});

/** Each booking by itself, or those of one session together. */
export function entriesOf(bookings: readonly BookingCard[], isTogether: boolean): CalendarEntry[] {
  if (!isTogether) return bookings.map(alone);
  return [...Map.groupBy(bookings, ({ sessionId }) => sessionId).values()].flatMap((ofSession) => {
    const [first] = ofSession;
    return first ? [{ ...alone(first), people: ofSession.length }] : [];
  });
}
