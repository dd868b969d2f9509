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
import { givenByOthers, otherSide } from './people-words.ts';
import { RequestButtons } from './request-buttons.tsx';
import { StateBadge } from './state-badge.tsx';
import { texts } from './texts.ts';

interface BookingRowProps {
  booking: BookingCard;
  onChanged: (booking: BookingCard) => void;
}

/** One booking of a day: when, what, with whom. The whole of it opens the booking, while there is somebody in it. */
export function BookingRow({ booking, onChanged }: BookingRowProps) {
  const t = useTexts(texts);
  const ofTimes = useTexts(bookingTexts);
  const locale = useLocale();
  const zone = useClockZone();
  const { id, from, until, terms, series, seats, seatsTaken, side } = booking;
  const stands = booking.state === 'requested' || booking.state === 'confirmed';
  const givers = givenByOthers(booking, useViewer()?.id, locale);
  const time = (at: string) => isolate(timeOfDay(locale, Date.parse(at), zone), locale);
  return (
    <li className="relative grid gap-x-6 gap-y-2 rounded-card border border-line bg-raised p-4 transition-colors duration-120 has-[a]:hover:border-primary-line sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <p className="font-medium tabular-nums">
        <time dateTime={from}>{ofTimes('fromTo', { from: time(from), until: time(until) })}</time>
      </p>
      <div className="grid min-w-0 gap-1">
        {booking.client ? (
          <Link
            to={paths.booking(id)}
            prefetch="intent"
            className="font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card"
          >
            <bdi>{terms.name}</bdi>
          </Link>
        ) : (
          <p className="font-semibold wrap-anywhere">
            <bdi>{terms.name}</bdi>
          </p>
        )}
        <p className="text-ink-soft">
          {booking.client ? t('with', { name: otherSide(booking, locale) }) : t('personGone')}
        </p>
        {givers && <p className="text-14 text-ink-soft">{t('givenBy', { names: givers })}</p>}
        <div className="text-14 text-ink-soft">
          <PlaceLine place={terms.place} />
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-2 sm:max-w-48 sm:justify-end">
        <StateBadge booking={booking} />
        {booking.clashes && <Badge tone="warning">{t('clashes')}</Badge>}
        {booking.needsAnswers && side === 'client' && booking.can.answer && (
          <Badge tone="warning">{t('needsAnswers')}</Badge>
        )}
        {series && <Badge>{t('partOf', { n: series.number, count: series.count })}</Badge>}
        {seats > 1 && side === 'host' && stands && (
          <Badge>{t('group', { taken: seatsTaken, n: seats })}</Badge>
        )}
      </div>
      <div className="relative flex flex-wrap gap-2 empty:hidden sm:col-start-2 print:hidden">
        <JoinButton booking={booking} />
        <RequestButtons booking={booking} onChanged={onChanged} />
      </div>
    </li>
  );
}
