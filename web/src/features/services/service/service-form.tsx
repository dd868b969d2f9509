import type { Location } from '@regimen/contract/locations.ts';
import { mostBookingQuestions } from '@regimen/contract/service-choices.ts';
import type { Host, ServiceSaid } from '@regimen/contract/services.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { InlineQuestions } from '../../../shared/questions/inline-questions.tsx';
import { LeaveGuard, nothingLeft } from '../../../shell/unsaved.tsx';
import { useAttempt } from '../../../shell/use-attempt.ts';
import { CardSection } from '../../../ui/card-section.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { FormBar } from '../form-bar.tsx';
import { BasicsFields } from './basics-fields.tsx';
import { Fold } from './fold.tsx';
import { QuestionFields } from './question-fields.tsx';
import { ReminderFields, useRemindersSaid } from './reminder-fields.tsx';
import { RuleFields } from './rule-fields.tsx';
import { rulesSaid } from './rules-said.ts';
import { type ServiceDraft, saidOf } from './service-draft.ts';
import { serviceTexts } from './service-texts.ts';
import { SessionFields } from './session-fields.tsx';
import { TimeFields, useTimesSaid } from './time-fields.tsx';

/** What each part of the form gets. */
export interface ServiceFieldsProps {
  draft: ServiceDraft;
  change: (part: Partial<ServiceDraft>) => void;
  errorAt: (path: string) => string | undefined;
}

interface ServiceFormProps {
  first: ServiceDraft;
  location: Pick<Location, 'id' | 'kind' | 'rooms'>;
  /** Who may give it. */
  people: readonly Host[];
  submit: string;
  /** Saves it, and says where that leads. */
  send: (said: ServiceSaid) => Promise<string>;
  cancelTo: string;
}

/** A service: what nobody can guess comes first, and what most leave as it is is folded. */
export function ServiceForm({ first, location, people, submit, send, cancelTo }: ServiceFormProps) {
  const t = useTexts(serviceTexts);
  const navigate = useNavigate();
  const [draft, setDraft] = useState(first);
  const attempt = useAttempt();
  const { errorAt, clear, pending, refusals } = attempt;
  const change = (part: Partial<ServiceDraft>) => {
    clear(...Object.keys(part));
    setDraft((before) => ({ ...before, ...part }));
  };
  const save = () => send(saidOf(draft));
  const fields = { draft, change, errorAt };
  const [times, rules, reminders] = [
    useTimesSaid(draft),
    rulesSaid(draft, useLocale()),
    useRemindersSaid(draft),
  ];
  const { questions } = draft;
  return (
    <form
      {...attempt.formProps(async () => navigate(await save(), { state: nothingLeft }))}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <CardSection id="basics" title={t('basics')}>
        <BasicsFields {...fields} />
      </CardSection>
      <CardSection id="sessions" title={t('sessions')}>
        <SessionFields {...fields} location={location} people={people} />
      </CardSection>
      <Fold id="times" title={t('times')} said={times} refusals={refusals}>
        <TimeFields {...fields} />
      </Fold>
      <Fold id="rules" title={t('rules')} said={rules} refusals={refusals}>
        <RuleFields {...fields} />
      </Fold>
      <Fold
        id="questions"
        title={t('questions')}
        said={questions.length === 0 ? t('noQuestions') : t('questionsSaid', { n: questions.length })}
        refusals={refusals}
      >
        <p className="text-ink-soft">{t('questionsHelp')}</p>
        <InlineQuestions
          questions={questions}
          firstKind="text"
          most={mostBookingQuestions}
          fields={(props) => <QuestionFields {...props} />}
          onChange={(next) => change({ questions: next })}
        />
        <FieldError id="questions-error" words={errorAt('questions')} />
      </Fold>
      <Fold id="reminders" title={t('reminders')} said={reminders} refusals={refusals}>
        <ReminderFields {...fields} />
      </Fold>
      <FormBar attempt={attempt} submit={submit} cancelTo={cancelTo} />
      <LeaveGuard when={!sameJson(draft, first)} pending={pending} save={() => attempt.run(save)} />
    </form>
  );
}
