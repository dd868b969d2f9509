import type { Booking } from '@regimen/contract/bookings.ts';
import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import type { Answer, Answers } from '@regimen/engine/questions.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { checkFields } from '../../shell/attempt.ts';
import { rememberPath } from '../../shell/remembered-path.ts';
import { stateOf } from '../../shell/shell-data.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { useBegun } from '../../shell/use-begun.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form.tsx';
import { bookingTexts } from './booking-texts.ts';
import { BookingTime } from './booking-time.tsx';
import { QuestionFields, useQuestionFaults } from './question-fields.tsx';
import { type Taken, takenIn } from './use-hold.ts';

interface ConfirmHeldProps {
  booking: Booking;
  onBooked: (booking: Booking) => void;
  onTaken: (taken: Taken) => void;
  /** They go on elsewhere, and it stays theirs. */
  onLeave?: () => void;
  children?: React.ReactNode;
}

/** The last step: what is asked, and the button. Whoever has no account yet is led to one, and comes back to the booking. */
export function ConfirmHeld({ booking, onBooked, onTaken, onLeave, children }: ConfirmHeldProps) {
  const t = useTexts(bookingTexts);
  const state = stateOf(useShell());
  if (state === 'registered')
    return (
      <Questions booking={booking} onBooked={onBooked} onTaken={onTaken}>
        {children}
      </Questions>
    );
  const isTemporary = state === 'temporary';
  const goOn = () => {
    onLeave?.();
    rememberPath(paths.booking(booking.id));
  };
  return (
    <div className="grid gap-4">
      <p className="max-w-measure">{t(isTemporary ? 'registerFirst' : 'confirmAddress')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton to={isTemporary ? paths.finishRegistration : '/verification/sent'} onClick={goOn}>
          {t(isTemporary ? 'register' : 'toInbox')}
        </LinkButton>
        {children}
      </div>
    </div>
  );
}

function Questions({ booking, onBooked, onTaken, children }: Omit<ConfirmHeldProps, 'onLeave'>) {
  const t = useTexts(bookingTexts);
  const { id, serviceId, questions, terms } = booking;
  // By its service: another time of the same keeps what was typed.
  const [answers, setAnswers, forget] = useBegun<Answers>(`booking:${serviceId}`, {});
  const attempt = useAttempt({ pathOf: (path) => path.replace(/^answers\./, '') });
  const faultsOf = useQuestionFaults();
  const submit = async () => {
    checkFields(faultsOf(questions, answers));
    try {
      const booked = await api('POST bookings/{id}/confirm-hold', { params: { id }, body: { answers } });
      forget();
      onBooked(booked);
    } catch (error) {
      const taken = takenIn(error, booking.from);
      if (!taken) throw error;
      onTaken(taken);
    }
  };
  const change = (question: string, answer: Answer | undefined) => {
    const { [question]: _old, ...others } = answers;
    setAnswers(answer === undefined ? others : { ...others, [question]: answer });
    attempt.clear(question);
  };
  return (
    <form {...attempt.formProps(submit)} className="grid gap-6">
      <QuestionFields questions={questions} answers={answers} errorAt={attempt.errorAt} onChange={change} />
      <FormProblem words={attempt.problem} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={attempt.pending}>
          {t(terms.confirm === 'by_hand' ? 'askFor' : 'book')}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** What is being booked, and how long it is held. */
export function HeldTime({ booking }: { booking: Booking }) {
  const t = useTexts(bookingTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="held-time" className="grid gap-2 rounded-card bg-primary-soft p-4">
      <h3 id="held-time" ref={heading} tabIndex={-1} className="text-14 font-medium text-ink-soft">
        {t('held')}
      </h3>
      <BookingTime from={booking.from} until={booking.until} zone={booking.zone} />
      <HeldFor until={booking.heldUntil} />
    </section>
  );
}

/** How long a time is still held, in whole minutes; told aloud when it is over, not each minute. */
function HeldFor({ until }: { until: string | null }) {
  const t = useTexts(bookingTexts);
  const locale = useLocale();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = until === null ? 0 : Math.ceil((Date.parse(until) - now) / 60_000);
  return left > 0 ? (
    <p className="text-14 text-ink-soft">{t('stillHeld', { time: durationWords(left, locale, 'after') })}</p>
  ) : (
    <p role="status" className="text-14 text-ink-soft">
      {t('heldOver')}
    </p>
  );
}
