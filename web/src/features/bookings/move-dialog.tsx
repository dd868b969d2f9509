import { longestReason } from '@regimen/contract/booking-choices.ts';
import type { Booking, BookingCard } from '@regimen/contract/bookings.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { BookingTime } from '../../shared/booking/booking-time.tsx';
import { ChooseTime } from '../../shared/booking/choose-time.tsx';
import { TakenNotice } from '../../shared/booking/taken-notice.tsx';
import { type Taken, takenIn } from '../../shared/booking/use-hold.ts';
import { FormModal } from '../../shell/form-modal.tsx';
import { Unsaved } from '../../shell/unsaved.tsx';
import { useAttempt } from '../../shell/use-attempt.ts';
import { tell, useCall } from '../../shell/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form.tsx';
import { bookingPageTexts } from './booking-texts.ts';
import { otherSide } from './people-words.ts';

interface MoveDialogProps {
  booking: BookingCard;
  /** A time that was chosen already, in the calendar. */
  to?: string;
  onMoved: (booking: Booking) => void;
  onClose: () => void;
}

/** A host looks further ahead than they let others book. */
const hostDays = 180;

/** Another free time for a booking, and a word about it to the other side. */
export function MoveDialog({ booking, to, onMoved, onClose }: MoveDialogProps) {
  const t = useTexts(bookingPageTexts);
  const { serviceId, terms, zone, seats, side } = booking;
  const { data: offer } = useCall(
    'GET services/{id}/offer',
    serviceId === null ? null : { params: { id: serviceId } },
  );
  const [chosen, setChosen] = useState<string | null>(to ?? null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const choose = (from: string) => {
    setTaken(null);
    setChosen(from);
  };
  return (
    <FormModal open onClose={onClose} title={t('moveTitle')} closeLabel={t('close')} width={800}>
      {chosen !== null ? (
        <ConfirmMove
          booking={booking}
          from={chosen}
          onBack={() => setChosen(null)}
          onMoved={onMoved}
          onTaken={(quicker) => {
            setTaken(quicker);
            setChosen(null);
            if (serviceId !== null) void tell('GET services/{id}/slots', { id: serviceId });
          }}
        />
      ) : (
        serviceId !== null && (
          <div className="grid gap-6">
            <div role="status" className="empty:-mt-6">
              {taken && <TakenNotice taken={taken} pending={false} onTake={choose} />}
            </div>
            <ChooseTime
              serviceId={serviceId}
              duration={terms.durationMinutes}
              zone={zone}
              seats={seats}
              aheadDays={side === 'host' ? hostDays : (offer?.aheadDays ?? hostDays)}
              pending={null}
              onChoose={choose}
            />
          </div>
        )
      )}
    </FormModal>
  );
}

interface ConfirmMoveProps extends Pick<MoveDialogProps, 'booking' | 'onMoved'> {
  from: string;
  onBack: () => void;
  onTaken: (taken: Taken) => void;
}

function ConfirmMove({ booking, from, onBack, onMoved, onTaken }: ConfirmMoveProps) {
  const t = useTexts(bookingPageTexts);
  const locale = useLocale();
  const [reason, setReason] = useState('');
  const { formProps, errorAt, clear, pending, isDone, problem } = useAttempt();
  const { id, terms, zone, side } = booking;
  const until = new Date(Date.parse(from) + terms.durationMinutes * 60_000).toISOString();
  const props = formProps(async () => {
    try {
      const body = { from, reason: reason.trim() };
      onMoved(await api('POST bookings/{id}/move', { params: { id }, body }));
    } catch (error) {
      const taken = takenIn(error, from);
      if (!taken) throw error;
      onTaken(taken);
    }
  });
  return (
    <form {...props} className="grid gap-5">
      <dl className="grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-14 text-ink-soft">{t('moveNow')}</dt>
          <dd>
            <BookingTime from={booking.from} until={booking.until} zone={zone} />
          </dd>
        </div>
        <div>
          <dt className="text-14 text-ink-soft">{t('moveThen')}</dt>
          <dd>
            <BookingTime from={from} until={until} zone={zone} />
          </dd>
        </div>
      </dl>
      {side === 'client' && terms.confirm === 'by_hand' && (
        <p className="text-ink-soft">{t('moveAsks', { name: otherSide(booking, locale) })}</p>
      )}
      <TextArea
        name="reason"
        label={t('reason')}
        optional={t('optional')}
        rows={3}
        maxLength={longestReason}
        value={reason}
        error={errorAt('reason') ?? errorAt('from')}
        onChange={({ target }) => {
          setReason(target.value);
          clear('reason', 'from');
        }}
      />
      <FormProblem words={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          {t('moveTo')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('moveBack')}
        </Button>
      </div>
      <Unsaved form={{ props, pending, isDone }} />
    </form>
  );
}
