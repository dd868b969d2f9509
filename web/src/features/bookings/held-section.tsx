import type { Booking } from '@regimen/contract/bookings.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { BookService } from '../../shared/booking/book-service.tsx';
import { ConfirmHeld, HeldTime } from '../../shared/booking/confirm-held.tsx';
import { TakenNotice } from '../../shared/booking/taken-notice.tsx';
import { type Taken, useHold } from '../../shared/booking/use-hold.ts';
import { refreshViewer } from '../../shell/session.ts';
import { Button } from '../../ui/button.tsx';
import { bookingPageTexts } from './booking-texts.ts';

interface HeldSectionProps {
  booking: Booking;
  onChanged: (booking: Booking) => void;
}

/** A time that is held, or was: whoever had to sign up first comes back to this. */
export function HeldSection({ booking, onChanged }: HeldSectionProps) {
  const t = useTexts(bookingPageTexts);
  const navigate = useNavigate();
  const { serviceId, terms, taskId } = booking;
  const [taken, setTaken] = useState<Taken | null>(null);
  const [choosing, setChoosing] = useState(false);
  const next = useHold(serviceId ?? '', taskId ?? undefined);
  const held = next.held ?? booking;
  const quicker = next.taken ?? taken;
  const booked = (done: Booking) => {
    next.keep();
    void refreshViewer();
    if (done.id === booking.id) onChanged(done);
    else void navigate(paths.booking(done.id), { replace: true });
  };
  if (choosing && serviceId !== null)
    return <BookService serviceId={serviceId} onBooked={booked} {...(taskId !== null && { taskId })} />;
  return (
    <div className="grid gap-6">
      {quicker ? (
        <>
          <div role="status">
            <TakenNotice
              taken={quicker}
              pending={next.pending !== null}
              onTake={(from) => {
                setTaken(null);
                next.hold(from, terms.durationMinutes);
              }}
            />
          </div>
          <Button look="quiet" className="justify-self-start" onClick={() => setChoosing(true)}>
            {t('bookAgain')}
          </Button>
        </>
      ) : (
        <>
          <HeldTime booking={held} />
          <ConfirmHeld booking={held} onBooked={booked} onTaken={setTaken}>
            <Button look="plain" onClick={() => setChoosing(true)}>
              {t('bookAgain')}
            </Button>
          </ConfirmHeld>
        </>
      )}
    </div>
  );
}
