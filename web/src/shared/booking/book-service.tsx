import type { Booking } from '@regimen/contract/bookings.ts';
import { ApiError } from '@regimen/contract/client.ts';
import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { dateIn } from '@regimen/contract/language/instants.ts';
import type { Offer } from '@regimen/contract/services.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { stateOf } from '../../shell/shell-data.ts';
import { tell, useCall } from '../../shell/use-call.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { addDays } from '../calendar/month-days.ts';
import { Booked } from './booked.tsx';
import { bookingTexts } from './booking-texts.ts';
import { ChooseTime, lastDay } from './choose-time.tsx';
import { ConfirmHeld, HeldTime } from './confirm-held.tsx';
import { ConfirmSeries } from './confirm-series.tsx';
import { JoinWaitlist } from './join-waitlist.tsx';
import { OfferFacts, OfferRules } from './offer-facts.tsx';
import { SeriesField, type SeriesWish } from './series-field.tsx';
import { TakenNotice } from './taken-notice.tsx';
import { useHold } from './use-hold.ts';

interface BookServiceProps {
  serviceId: string;
  /** The task of a program that asks for it. */
  taskId?: string;
  /** What begins later is of no use. */
  until?: string | undefined;
  /** What to say where it is offered no more. */
  gone?: string;
  onBooked?: (booking: Booking) => void;
}

/** Booking one service from its offer to the end: length, day, time, questions, done. */
export function BookService({ serviceId, gone, ...rest }: BookServiceProps) {
  const t = useTexts(bookingTexts);
  const { data, failed, error, renew } = useCall('GET services/{id}/offer', { params: { id: serviceId } });
  if (data) return <BookOffer key={serviceId} offer={data} {...rest} />;
  if (error instanceof ApiError && error.status === 404)
    return <Notice tone="warning">{gone ?? t('gone')}</Notice>;
  if (!failed)
    return (
      <p role="status" className="text-ink-soft">
        {t('loading')}
      </p>
    );
  return (
    <Notice tone="warning">
      <p>{t('failed')}</p>
      <Button look="quiet" className="mt-3" onClick={() => void renew()}>
        {t('again')}
      </Button>
    </Notice>
  );
}

function BookOffer({
  offer,
  taskId,
  until,
  onBooked,
}: Omit<BookServiceProps, 'serviceId' | 'gone'> & { offer: Offer }) {
  const t = useTexts(bookingTexts);
  const locale = useLocale();
  const now = useNow();
  const isRegistered = stateOf(useShell()) === 'registered';
  const { id, durations, place, seats, aheadDays } = offer;
  const [duration, setDuration] = useState(durations[0] ?? 30);
  const [series, setSeries] = useState<SeriesWish | null>(null);
  const [seriesFrom, setSeriesFrom] = useState<string | null>(null);
  const [booked, setBooked] = useState<Booking | null>(null);
  const { held, taken, pending, hold, setTaken, letGo, keep } = useHold(id, taskId);
  if (booked) return <Booked booking={booked} onAnother={taskId ? undefined : () => setBooked(null)} />;
  if (series && seriesFrom !== null)
    return (
      <ConfirmSeries
        offer={offer}
        duration={duration}
        from={seriesFrom}
        wish={series}
        onBack={() => setSeriesFrom(null)}
      />
    );
  const today = dateIn(now, place.zone);
  const takenNotice = taken && (
    <TakenNotice taken={taken} pending={pending !== null} onTake={(from) => hold(from, duration)} />
  );
  if (held && !taken)
    return (
      <div className="grid gap-5">
        <HeldTime booking={held} />
        <ConfirmHeld
          booking={held}
          onLeave={keep}
          onTaken={(quicker) => {
            letGo();
            setTaken(quicker);
          }}
          onBooked={(done) => {
            keep();
            letGo();
            setBooked(done);
            void tell('GET services/{id}/slots', { id });
            onBooked?.(done);
          }}
        >
          <Button look="plain" onClick={letGo}>
            {t('otherTime')}
          </Button>
        </ConfirmHeld>
        <OfferRules offer={offer} />
      </div>
    );
  return (
    <div className="grid gap-6">
      <OfferFacts offer={offer} />
      {durations.length > 1 && (
        <ChoiceField
          label={t('duration')}
          value={String(duration)}
          choices={durations.map((minutes) => ({
            value: String(minutes),
            label: durationWords(minutes, locale),
          }))}
          onChange={(minutes) => setDuration(Number(minutes))}
        />
      )}
      {/* A task asks for one. */}
      {isRegistered && !taskId && <SeriesField value={series} onChange={setSeries} />}
      <div role="status" className="empty:-mt-6">
        {takenNotice}
      </div>
      <ChooseTime
        serviceId={id}
        duration={duration}
        zone={place.zone}
        seats={seats}
        aheadDays={aheadDays}
        until={until}
        canWait={isRegistered && seats > 1}
        pending={pending}
        onChoose={(from) => (series ? setSeriesFrom(from) : hold(from, duration))}
      />
      {/* Of a group one waits for the full time itself. */}
      {isRegistered && seats === 1 && (
        <JoinWaitlist
          offer={offer}
          duration={duration}
          first={today}
          last={lastDay(addDays(today, aheadDays), until, place.zone)}
        />
      )}
    </div>
  );
}
