import type { BookingCard } from '@regimen/contract/bookings.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { CalendarFile } from '../../../shared/booking/booked.tsx';
import { bookingTexts } from '../../../shared/booking/booking-texts.ts';
import { BookingTime } from '../../../shared/booking/booking-time.tsx';
import { PlaceLine } from '../../../shared/booking/offer-facts.tsx';
import { useCall } from '../../../shell/use-call.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { CalendarIcon, UsersIcon } from '../../../ui/shell-icons.tsx';
import { endingTexts } from './ending-texts.ts';

/** The booking that a task was done by; none where its follower arranged it themselves. */
export function useAppointment({ id, appointment, status, result }: OpenTask): BookingCard | undefined {
  const service = appointment?.serviceId ?? null;
  const isBooked =
    status === 'done' &&
    result?.type === 'booking' &&
    (result.status === 'booked' || result.status === 'attended');
  const { data } = useCall(
    'GET bookings',
    isBooked && service !== null ? { query: { service, show: 'all' as const } } : null,
  );
  return data?.data.find(
    ({ taskId, state }) => taskId === id && (state === 'confirmed' || state === 'completed'),
  );
}

/** When, where and with whom it is, and what can be done with it. */
export function AppointmentCard({ booking }: { booking: BookingCard }) {
  const t = useTexts(bookingTexts);
  const ofEnding = useTexts(endingTexts);
  const locale = useLocale();
  const { id, from, until, zone, terms, hosts, state, can } = booking;
  const names = withCommas(
    hosts.map(({ full_name }) => full_name),
    locale,
  );
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p className="font-semibold">
          <bdi>{terms.name}</bdi>
        </p>
        <div className="flex items-start gap-2">
          <CalendarIcon className="mt-0.5 shrink-0 text-ink-faint" />
          <BookingTime from={from} until={until} zone={zone} />
        </div>
        <PlaceLine place={terms.place} />
        {names && (
          <p className="flex items-start gap-2">
            <UsersIcon className="mt-0.5 shrink-0 text-ink-faint" />
            {t('with', { names })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {state === 'confirmed' && <CalendarFile id={id} />}
        <LinkButton look="quiet" to={paths.booking(id)}>
          {t('seeBooking')}
        </LinkButton>
      </div>
      {(can.move || can.cancel) && <p className="text-14 text-ink-soft">{ofEnding('changeThere')}</p>}
    </div>
  );
}
