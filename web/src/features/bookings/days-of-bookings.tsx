import type { BookingCard } from '@regimen/contract/bookings.ts';
import { dateIn, weekdayAndDate } from '@regimen/contract/language/instants.ts';
import { useLocale } from '../../i18n/use-texts.ts';
import { useClockZone } from '../../shell/reader-zone.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { BookingRow } from './booking-row.tsx';
import { SessionRow } from './session-row.tsx';

interface DaysOfBookingsProps {
  bookings: readonly BookingCard[];
  /** They are with the reader, who sees each group once. */
  isHost: boolean;
  onChanged: () => void;
}

/** Bookings under their days. */
export function DaysOfBookings({ bookings, isHost, onChanged }: DaysOfBookingsProps) {
  const locale = useLocale();
  const zone = useClockZone();
  const now = useNow();
  const days = [...Map.groupBy(bookings, ({ from }) => dateIn(Date.parse(from), zone))];
  return days.map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`day-${day}`} className="grid gap-2">
      <h2 id={`day-${day}`} className="text-18 font-semibold">
        {weekdayAndDate(locale, Date.parse(`${day}T00:00Z`), now, 'UTC')}
      </h2>
      <ul className="grid gap-2">
        {sessionsIn(ofDay, isHost).map(([booking, ...others]) =>
          others.length > 0 ? (
            <SessionRow key={booking.sessionId} bookings={[booking, ...others]} onChanged={onChanged} />
          ) : (
            <BookingRow key={booking.id} booking={booking} onChanged={onChanged} />
          ),
        )}
      </ul>
    </section>
  ));
}

/** A host sees each session of a group once, with all its people. */
function sessionsIn(
  bookings: readonly BookingCard[],
  isTogether: boolean,
): [BookingCard, ...BookingCard[]][] {
  const keyOf = ({ id, sessionId, seats }: BookingCard) => (isTogether && seats > 1 ? sessionId : id);
  return [...Map.groupBy(bookings, keyOf).values()].flatMap(([first, ...others]) =>
    first ? [[first, ...others] as [BookingCard, ...BookingCard[]]] : [],
  );
}
