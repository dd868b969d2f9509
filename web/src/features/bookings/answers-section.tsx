import type { Booking } from '@regimen/contract/bookings.ts';
import type { Answers } from '@regimen/engine/questions.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { QuestionFields, useQuestionFaults } from '../../shared/booking/question-fields.tsx';
import { GivenLines } from '../../shared/person/given-lines.tsx';
import { questionLines } from '../../shared/person/given-words.ts';
import { storyTexts } from '../../shared/person/story-texts.ts';
import { checkFields } from '../../shell/attempt.ts';
import { showFlash } from '../../shell/flash.ts';
import { refreshViewer } from '../../shell/session.ts';
import { LeaveGuard } from '../../shell/unsaved.tsx';
import { useAttempt } from '../../shell/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form.tsx';
import { Section } from '../../ui/section.tsx';
import { bookingPageTexts } from './booking-texts.ts';

interface AnswersSectionProps {
  booking: Booking;
  onChanged: (booking: Booking) => void;
}

/** What was asked: its client can answer until it begins, everybody else reads. */
export function AnswersSection({ booking, onChanged }: AnswersSectionProps) {
  const t = useTexts(bookingPageTexts);
  const ofStory = useTexts(storyTexts);
  const locale = useLocale();
  const { questions, answers, side, can, needsAnswers } = booking;
  if (questions.length === 0) return null;
  if (can.answer)
    return (
      <Section title={t('answersTitle')} {...(needsAnswers && { help: t('answersNeeded') })}>
        <AnswersForm booking={booking} onChanged={onChanged} />
      </Section>
    );
  const lines = questionLines(questions, answers as Answers, ofStory, locale);
  return (
    <Section title={t(side === 'host' ? 'theirAnswersTitle' : 'answersTitle')}>
      {lines.length > 0 ? <GivenLines lines={lines} /> : <p className="text-ink-soft">{t('noAnswers')}</p>}
    </Section>
  );
}

function AnswersForm({ booking: { id, questions, answers: saved }, onChanged }: AnswersSectionProps) {
  const t = useTexts(bookingPageTexts);
  const [changed, setChanged] = useState<Answers | null>(null);
  const attempt = useAttempt({ pathOf: (path) => path.replace(/^answers\./, '') });
  const faultsOf = useQuestionFaults();
  const answers = changed ?? (saved as Answers);
  const save = async () => {
    checkFields(faultsOf(questions, answers));
    const booking = await api('PUT bookings/{id}/answers', { params: { id }, body: { answers } });
    setChanged(null);
    showFlash({ tone: 'success', message: t('answersSaved') });
    onChanged(booking);
    await refreshViewer();
  };
  return (
    <form {...attempt.formProps(save)} className="grid gap-6">
      <QuestionFields
        questions={questions}
        answers={answers}
        errorAt={attempt.errorAt}
        onChange={(question, answer) => {
          const { [question]: _old, ...others } = answers;
          setChanged(answer === undefined ? others : { ...others, [question]: answer });
          attempt.clear(question);
        }}
      />
      <FormProblem words={attempt.problem} />
      <Button
        type="submit"
        look="quiet"
        pending={attempt.pending}
        className="justify-self-start print:hidden"
      >
        {t('saveAnswers')}
      </Button>
      <LeaveGuard when={changed !== null} pending={attempt.pending} />
    </form>
  );
}
