import type { BookingCard } from '@regimen/contract/bookings.ts';
import { timeOfDay } from '@regimen/contract/language/instants.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { bookingTexts } from '../../shared/booking/booking-texts.ts';
import { PlaceLine } from '../../shared/booking/offer-facts.tsx';
import { useClockZone } from '../../shell/reader-zone.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Badge } from '../../ui/badge.tsx';
import { JoinButton } from './join-button.tsx';
import { givenByOthers } from './people-words.ts';
import { RequestButtons } from './request-buttons.tsx';
import { StateBadge } from './state-badge.tsx';
import { texts } from './texts.ts';

interface SessionRowProps {
  /** All of one session, by the same clock. */
  bookings: readonly [BookingCard, ...BookingCard[]];
  onChanged: (booking: BookingCard) => void;
}

const isOff = ({ state }: BookingCard): boolean => state === 'cancelled' || state === 'declined';

/** One session of a group: when and what it is, how many come, and each of them, who opens their booking. */
export function SessionRow({ bookings, onChanged }: SessionRowProps) {
  const t = useTexts(texts);
  const ofTimes = useTexts(bookingTexts);
  const locale = useLocale();
  const zone = useClockZone();
  const [first] = bookings;
  const { from, until, terms, seats, seatsTaken } = first;
  const givers = givenByOthers(first, useViewer()?.id, locale);
  const coming = bookings.filter((booking) => !isOff(booking));
  const time = (at: string) => isolate(timeOfDay(locale, Date.parse(at), zone), locale);
  return (
    <li className="grid gap-x-6 gap-y-2 rounded-card border border-line bg-raised p-4 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <p className="font-medium tabular-nums">
        <time dateTime={from}>{ofTimes('fromTo', { from: time(from), until: time(until) })}</time>
      </p>
      <div className="grid min-w-0 gap-1">
        <h3 className="text-16 font-semibold wrap-anywhere">
          <bdi>{terms.name}</bdi>
        </h3>
        {coming.length > 0 && <p className="text-ink-soft">{t('people', { n: coming.length })}</p>}
        {givers && <p className="text-14 text-ink-soft">{t('givenBy', { names: givers })}</p>}
        <div className="text-14 text-ink-soft">
          <PlaceLine place={terms.place} />
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-2 sm:max-w-48 sm:justify-end">
        {first.clashes && <Badge tone="warning">{t('clashes')}</Badge>}
        {coming.length > 0 && <Badge>{t('group', { taken: seatsTaken, n: seats })}</Badge>}
      </div>
      <ul className="divide-y divide-line border-t border-line sm:col-span-2 sm:col-start-2">
        {bookings.map((booking) => (
          <li key={booking.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
            {booking.client ? (
              <Link
                to={paths.booking(booking.id)}
                prefetch="intent"
                className="inline-flex min-h-11 items-center wrap-anywhere hover:underline"
              >
                <bdi>{booking.client.full_name}</bdi>
              </Link>
            ) : (
              <span className="inline-flex min-h-11 items-center text-ink-soft">{t('personGone')}</span>
            )}
            <div className="flex flex-wrap items-center gap-2">
              {booking.state !== 'confirmed' && <StateBadge booking={booking} />}
              <RequestButtons booking={booking} onChanged={onChanged} />
            </div>
          </li>
        ))}
      </ul>
      <div className="empty:hidden sm:col-start-2 print:hidden">
        <JoinButton booking={coming[0] ?? first} />
      </div>
    </li>
  );
}
