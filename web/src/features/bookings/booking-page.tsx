import { connectedDays } from '@regimen/contract/booking-choices.ts';
import type { Booking } from '@regimen/contract/bookings.ts';
import { ApiError } from '@regimen/contract/client.ts';
import { durationIn } from '@regimen/contract/language/durations.ts';
import { useLoaderData, useNavigate } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useCall } from '../../shell/use-call.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AnswersSection } from './answers-section.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { bookingPageTexts } from './booking-texts.ts';
import { HeldSection } from './held-section.tsx';
import { otherSide } from './people-words.ts';
import { StateBadge } from './state-badge.tsx';
import { texts } from './texts.ts';
import { WrittenSections } from './written-sections.tsx';

const page = pageData(({ api, params }) => api('GET bookings/{id}', { params: { id: params.id ?? '' } }));
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** One booking, for its client and for those who give it. */
export default function BookingPage() {
  const first = useLoaderData<typeof clientLoader>();
  const t = useTexts(bookingPageTexts);
  const ofList = useTexts(texts);
  const now = useNow();
  const locale = useLocale();
  const navigate = useNavigate();
  const called = useCall('GET bookings/{id}', { params: { id: first.id } }, { first });
  const { data: booking } = called;
  // Whoever gave it is done with it as soon as it is off.
  const put = (changed: Booking) => (changed.client ? called.put(changed) : void navigate(paths.bookings));
  const { terms, state, side, serviceId, from } = booking;
  const isGone = called.error instanceof ApiError && called.error.status === 404;
  const isOpen = state === 'held' || (state === 'expired' && serviceId !== null && Date.parse(from) > now);
  return (
    <div className="print-page">
      <PageHead title={terms.name} noIndex />
      <Breadcrumbs label={t('breadcrumb')} crumbs={[{ words: ofList('title'), to: paths.bookings }]} />
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-28 wrap-anywhere md:text-36">
          <bdi>{terms.name}</bdi>
        </h1>
        {!isGone && <StateBadge booking={booking} />}
      </header>
      <div className="grid max-w-modal-800 gap-8">
        {booking.clashes && <Notice tone="warning">{t('clashes')}</Notice>}
        {isGone ? (
          <Notice title={t('goneTitle')}>
            {t('goneText', { time: durationIn('day', connectedDays, locale, 'after') })}
          </Notice>
        ) : isOpen && side === 'client' ? (
          <HeldSection key={booking.id} booking={booking} onChanged={put} />
        ) : (
          <>
            <HowItStands booking={booking} />
            <BookingFacts booking={booking} />
            <BookingActions booking={booking} onChanged={put} />
            <AnswersSection booking={booking} onChanged={put} />
            <WrittenSections booking={booking} onChanged={put} />
          </>
        )}
      </div>
    </div>
  );
}

/** Why it is not simply confirmed. */
function HowItStands({ booking }: { booking: Booking }) {
  const t = useTexts(bookingPageTexts);
  const locale = useLocale();
  const { state, side, cancelledBy, reason } = booking;
  const name = otherSide(booking, locale);
  const isOwn = cancelledBy === side;
  const words =
    state === 'requested' && side === 'client'
      ? t('requestedNote', { name })
      : state === 'declined'
        ? t(isOwn ? 'declinedByYou' : 'declinedByHost', { name })
        : state === 'cancelled'
          ? t(isOwn ? 'cancelledByYou' : 'cancelledByOther', { name })
          : state === 'expired'
            ? t('expiredNote')
            : null;
  if (words === null && !reason) return null;
  return (
    <Notice>
      {words && <p>{words}</p>}
      {reason && (
        <p dir="auto" className="text-start whitespace-pre-line wrap-anywhere">
          {t('because', { reason })}
        </p>
      )}
    </Notice>
  );
}
