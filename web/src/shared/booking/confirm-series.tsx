import type { BookingCard } from '@regimen/contract/bookings.ts';
import { weekdayAndDate } from '@regimen/contract/language/instants.ts';
import type { Offer } from '@regimen/contract/services.ts';
import type { SeriesTime } from '@regimen/contract/slots.ts';
import type { Answers } from '@regimen/engine/questions.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { checkFields } from '../../shell/attempt.ts';
import { useClockZone } from '../../shell/reader-zone.ts';
import { useAction } from '../../shell/use-action.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { useBegun } from '../../shell/use-begun.ts';
import { tell } from '../../shell/use-call.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form.tsx';
import { SuccessIcon, WarningIcon } from '../../ui/shell-icons.tsx';
import { bookingTexts } from './booking-texts.ts';
import { BookingTime } from './booking-time.tsx';
import { QuestionFields, useQuestionFaults } from './question-fields.tsx';
import type { SeriesWish } from './series-field.tsx';
import { seriesTexts } from './series-texts.ts';

interface ConfirmSeriesProps {
  offer: Offer;
  duration: number;
  from: string;
  wish: SeriesWish;
  onBack: () => void;
}

/** All times of a series, those that are taken first seen and then left out; then its questions, once. */
export function ConfirmSeries({ offer, duration, from, wish, onBack }: ConfirmSeriesProps) {
  const ofBooking = useTexts(bookingTexts);
  const [times, setTimes] = useState<SeriesTime[] | null>(null);
  const [booked, setBooked] = useState<BookingCard[] | null>(null);
  const { id } = offer;
  const series = { from, duration, ...wish };
  const [look, looking] = useAction(async () => {
    const { data } = await api('POST services/{id}/series/preview', { params: { id }, body: series });
    setTimes(data);
  });
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => void latest.current(), []);
  if (booked)
    return <BookedSeries bookings={booked} wanted={times?.filter(({ isFree }) => isFree).length ?? 0} />;
  if (!times)
    return (
      <div className="grid justify-items-start gap-4">
        {looking ? (
          <p role="status" className="text-ink-soft">
            {ofBooking('loading')}
          </p>
        ) : (
          <Button look="quiet" onClick={() => look()}>
            {ofBooking('again')}
          </Button>
        )}
        <Button look="plain" className="-ms-3 px-3" onClick={onBack}>
          {ofBooking('otherTime')}
        </Button>
      </div>
    );
  const free = times.filter(({ isFree }) => isFree).length;
  const book = async (answers: Answers) => {
    const body = { ...series, skipClashes: free < times.length, answers };
    try {
      const { data } = await api('POST services/{id}/series', { params: { id }, body });
      setBooked(data);
      void tell('GET services/{id}/slots', { id });
    } catch (error) {
      // Somebody was quicker: what is left is shown before anything is booked.
      await look();
      throw error;
    }
  };
  return (
    <div className="grid gap-6">
      <TimesOfSeries times={times} zone={offer.place.zone} />
      <SeriesForm offer={offer} free={free} onBook={book} onBack={onBack} />
    </div>
  );
}

function TimesOfSeries({ times, zone }: { times: readonly SeriesTime[]; zone: string }) {
  const t = useTexts(seriesTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const free = times.filter(({ isFree }) => isFree).length;
  const words =
    free === times.length
      ? t('allFree', { n: free })
      : free === 0
        ? t('noneFree')
        : t('someFree', { free, n: times.length });
  return (
    <section aria-labelledby="series-times" className="grid gap-3">
      <h3 id="series-times" ref={heading} tabIndex={-1} className="text-18 font-semibold">
        {words}
      </h3>
      <ol className="grid max-h-80 gap-2 overflow-y-auto">
        {times.map(({ from, until, isFree }) => (
          <li
            key={from}
            className={`flex items-start gap-3 rounded-control border px-3 py-2 ${
              isFree ? 'border-line bg-raised' : 'border-transparent bg-warning-soft'
            }`}
          >
            {isFree ? (
              <SuccessIcon className="mt-0.5 shrink-0 text-success-text" />
            ) : (
              <WarningIcon className="mt-0.5 shrink-0 text-warning-text" />
            )}
            <div>
              <BookingTime from={from} until={until} zone={zone} />
              {!isFree && <p className="text-14">{t('isTaken')}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SeriesFormProps {
  offer: Offer;
  free: number;
  onBook: (answers: Answers) => Promise<void>;
  onBack: () => void;
}

function SeriesForm({ offer: { id, questions, confirm }, free, onBook, onBack }: SeriesFormProps) {
  const t = useTexts(seriesTexts);
  const ofBooking = useTexts(bookingTexts);
  const [answers, setAnswers, forget] = useBegun<Answers>(`booking:${id}`, {});
  const attempt = useAttempt({ pathOf: (path) => path.replace(/^answers\./, '') });
  const faultsOf = useQuestionFaults();
  const submit = async () => {
    checkFields(faultsOf(questions, answers));
    await onBook(answers);
    forget();
  };
  return (
    <form {...attempt.formProps(submit)} className="grid gap-6">
      {free > 0 && (
        <QuestionFields
          questions={questions}
          answers={answers}
          errorAt={attempt.errorAt}
          onChange={(question, answer) => {
            const { [question]: _old, ...others } = answers;
            setAnswers(answer === undefined ? others : { ...others, [question]: answer });
            attempt.clear(question);
          }}
        />
      )}
      <FormProblem words={attempt.problem} />
      <div className="flex flex-wrap items-center gap-3">
        {free > 0 && (
          <Button type="submit" pending={attempt.pending}>
            {t(confirm === 'by_hand' ? 'askForAll' : 'bookAll', { n: free })}
          </Button>
        )}
        <Button look="plain" onClick={onBack}>
          {ofBooking('otherTime')}
        </Button>
      </div>
    </form>
  );
}

/** What became of it, time by time. */
function BookedSeries({ bookings, wanted }: { bookings: readonly BookingCard[]; wanted: number }) {
  const t = useTexts(seriesTexts);
  const ofBooking = useTexts(bookingTexts);
  const locale = useLocale();
  const zone = useClockZone();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isRequest = bookings[0]?.state === 'requested';
  return (
    <div className="grid gap-4">
      <div className="grid gap-2 rounded-card bg-success-soft p-4">
        <h3 ref={heading} tabIndex={-1} className="text-18 font-semibold">
          {t(isRequest ? 'allAsked' : 'allBooked', { n: bookings.length })}
        </h3>
        {bookings.length < wanted && <p>{t('fewer')}</p>}
        <ul>
          {bookings.map(({ id, from }) => (
            <li key={id}>
              <time dateTime={from}>{weekdayAndDate(locale, Date.parse(from), now, zone)}</time>
            </li>
          ))}
        </ul>
        <p className="text-ink-soft">{ofBooking(isRequest ? 'requestedHelp' : 'bookedHelp')}</p>
      </div>
      <div>
        <LinkButton to={`${paths.bookings}?as=client`}>{t('seeAll')}</LinkButton>
      </div>
    </div>
  );
}
