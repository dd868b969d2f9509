import type { Booking } from '@regimen/contract/bookings.ts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { SuccessIcon } from '../../ui/shell-icons.tsx';
import { bookingTexts } from './booking-texts.ts';
import { BookingTime } from './booking-time.tsx';

/** It is theirs, or asked for. */
export function Booked({ booking, onAnother }: { booking: Booking; onAnother?: (() => void) | undefined }) {
  const t = useTexts(bookingTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isRequest = booking.state === 'requested';
  return (
    <div className="grid gap-4">
      <div className="flex items-start gap-3 rounded-card bg-success-soft p-4">
        <SuccessIcon className="mt-1 shrink-0 text-success-text" />
        <div className="grid gap-2">
          <h3 ref={heading} tabIndex={-1} className="text-18 font-semibold">
            {t(isRequest ? 'requested' : 'booked')}
          </h3>
          <BookingTime from={booking.from} until={booking.until} zone={booking.zone} />
          <p className="text-ink-soft">{t(isRequest ? 'requestedHelp' : 'bookedHelp')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.booking(booking.id)}>{t('seeBooking')}</LinkButton>
        {!isRequest && <CalendarFile id={booking.id} />}
        {onAnother && (
          <Button look="plain" onClick={onAnother}>
            {t('bookAnother')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The entry for any calendar app. */
export function CalendarFile({ id }: { id: string }) {
  const t = useTexts(bookingTexts);
  return (
    <LinkButton look="quiet" to={`/api/bookings/${id}/calendar`} reloadDocument prefetch="none">
      <DownloadIcon />
      {t('toCalendar')}
    </LinkButton>
  );
}
