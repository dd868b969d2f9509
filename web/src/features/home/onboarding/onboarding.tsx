import { minutesADay } from '@regimen/contract/language/durations.ts';
import type { OnboardingAnswers } from '@regimen/contract/onboarding.ts';
import {
  mostGoals,
  onboardingMinutes,
  type ReminderChoice,
  reminderChoices,
} from '@regimen/contract/onboarding-choices.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { checkFields } from '../../../shell/attempt.ts';
import { useAttempt } from '../../../shell/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { Form } from '../../../ui/form.tsx';
import { GoalsField } from './goals-field.tsx';
import { onboardingTexts } from './onboarding-texts.ts';

interface OnboardingProps {
  /** As said before. */
  answers: OnboardingAnswers | null;
  onDone: () => Promise<void>;
  onSkip: () => void;
}

const steps = ['goals', 'minutes', 'reminders'] as const;

/** One question at a time; the last one sends them all. */
export function Onboarding({ answers, onDone, onSkip }: OnboardingProps) {
  const t = useTexts(onboardingTexts);
  const locale = useLocale();
  const [step, setStep] = useState(0);
  const [goals, setGoals] = useState<OnboardingAnswers['goals']>(answers?.goals ?? []);
  const [minutes, setMinutes] = useState<OnboardingAnswers['minutes']>(answers?.minutes ?? 10);
  const [reminders, setReminders] = useState<ReminderChoice>(answers?.reminders ?? 'email');
  const { formProps, errorAt, clear, pending, problem } = useAttempt();
  const heading = useHeadingOf(step);
  const isLast = step === steps.length - 1;
  const goOn = async () => {
    checkFields({ goals: step === 0 && goals.length === 0 && t('goalsNone') });
    if (!isLast) return setStep(step + 1);
    await api('PUT onboarding', { body: { goals, minutes, reminders } });
    await onDone();
  };
  const questions: Record<(typeof steps)[number], ReactNode> = {
    goals: (
      <GoalsField
        value={goals}
        most={mostGoals}
        error={errorAt('goals')}
        onChange={(next) => {
          setGoals(next);
          clear('goals');
        }}
      />
    ),
    minutes: (
      <ChoiceField
        label={t('minutes')}
        hideLabel
        look="list"
        value={`${minutes}`}
        onChange={(value) => setMinutes(Number(value) as typeof minutes)}
        choices={onboardingMinutes.map((n) => ({ value: `${n}`, label: minutesADay(n, locale) }))}
      />
    ),
    reminders: (
      <ChoiceField
        label={t('reminders')}
        hideLabel
        look="list"
        value={reminders}
        onChange={setReminders}
        choices={reminderChoices.map((value) => ({ value, label: t(value) }))}
      />
    ),
  };
  const current = steps[step] ?? 'goals';
  return (
    <section
      aria-labelledby="onboarding-title"
      className="grid gap-5 rounded-card border border-primary-line bg-primary-soft p-5 md:p-8"
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-14 text-primary-text">
        <span className="font-medium">{t('title')}</span>
        <span>{t('step', { n: step + 1, all: steps.length })}</span>
      </p>
      <div>
        <h2 ref={heading} id="onboarding-title" tabIndex={-1} className="text-22 outline-none md:text-28">
          {t(current)}
        </h2>
        <p className="mt-1 text-ink-soft">{t(`${current}Help`)}</p>
      </div>
      <Form
        form={{ props: formProps(goOn), problem }}
        actions={
          <>
            <Button type="submit" pending={pending}>
              {t(isLast ? 'finish' : 'next')}
            </Button>
            {step > 0 && (
              <Button look="quiet" onClick={() => setStep(step - 1)}>
                {t('back')}
              </Button>
            )}
            <Button look="plain" className="ms-auto -me-3 px-3" onClick={onSkip}>
              {t('skip')}
            </Button>
          </>
        }
      >
        {questions[current]}
      </Form>
    </section>
  );
}

/** The next question is read from its beginning. */
function useHeadingOf(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) heading.current?.focus();
    last.current = step;
  }, [step]);
  return heading;
}
