import { ApiError } from '@regimen/contract/client.ts';
import type { OpenFollowUp } from '@regimen/contract/follow-ups.ts';
import type { TaskResult } from '@regimen/contract/task-forms.ts';
import { type Answers, askedQuestions } from '@regimen/engine/questions.ts';
import { useState } from 'react';
import type { Location } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AnswerField, type FileQuestion } from '../../shared/answering/answer-field.tsx';
import { answerTexts } from '../../shared/answering/answer-texts.ts';
import { faultWords } from '../../shared/answering/fault-words.ts';
import { resultField } from '../../shared/answering/result-field.ts';
import { sheetFaults } from '../../shared/answering/sheet-faults.ts';
import { ReadingField } from '../../shared/readings/reading-field.tsx';
import { unitsOf } from '../../shared/readings/units.ts';
import { checkFields } from '../../shell/attempt.ts';
import { showFlash } from '../../shell/flash.ts';
import { LeaveGuard } from '../../shell/unsaved.tsx';
import { useAttempt } from '../../shell/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextArea } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BranchChoice } from './branch-choice.tsx';
import { followUpTexts } from './follow-up-texts.ts';
import { formTexts } from './form-texts.ts';
import { LastQuestion } from './last-question.tsx';
import type { NextWords } from './next-steps.ts';
import { readOpen } from './queue-query.ts';

interface ResultFormProps {
  followUp: Pick<OpenFollowUp, 'id' | 'kind' | 'item' | 'branches' | 'proposal' | 'follower'> & {
    inDanger?: boolean;
  };
  /** Which step a choice leads to, in words. */
  next?: NextWords;
  file: FileQuestion;
  onDone: () => void;
  /** Somebody else was first: shows it as it is now. */
  onLate?: () => void;
  /** Takes the result in place of the server: for whoever tries a program out. */
  onResult?: (result: TaskResult) => void;
}

/** What the expert hands in: a decision, answers, a reading or a note, as the kind of task asks. */
export function ResultForm({ followUp, next, file, onDone, onLate, onResult }: ResultFormProps) {
  const t = useTexts(formTexts);
  const said = useTexts(followUpTexts);
  const answerWords = useTexts(answerTexts);
  const { id, kind, item, branches, proposal, follower } = followUp;
  const isDanger = followUp.inDanger === true;
  const isAppointment = item?.kind === 'service';
  const isLook = kind === 'alert' && isDanger;
  const questions = item?.kind === 'activity' || item?.kind === 'assessment' ? (item.questions ?? []) : [];
  const kpi = kind === 'kpi' && item?.kind === 'kpi' ? item : null;
  const [outcome, setOutcome] = useState<'success' | 'failure' | 'missed' | ''>(
    kind === 'ai' || kpi ? 'success' : '',
  );
  const [branch, setBranch] = useState(proposal ?? '');
  const [answers, setAnswers] = useState<Answers>({});
  const [value, setValue] = useState<number | undefined>();
  const [unit, setUnit] = useState(kpi?.unit ?? '');
  const [words, setWords] = useState('');
  const [isLate, setLate] = useState(false);
  // What was about a danger is closed for good, so that is asked once more, here in the form.
  const [isAsking, setAsking] = useState(false);
  const { formProps, errorAt, clear, pending, isDone, problem } = useAttempt({ pathOf: resultField });

  const asksAnswers = questions.length > 0 && outcome !== 'failure' && kind !== 'alert';
  const asked = askedQuestions(questions, answers);
  const asksNote = !(kpi && outcome === 'success');
  const needsNote = asksNote && (kind === 'alert' || isDanger);
  const faults = asksAnswers ? sheetFaults(questions, answers) : [];
  const check = () =>
    checkFields({
      ...Object.fromEntries(
        asked.map((question) => {
          const fault = faults.find((each) => each.question === question.id)?.fault;
          return [question.id, fault && faultWords(question, fault, answerWords)];
        }),
      ),
      outcome: kind !== 'alert' && kind !== 'ai' && !kpi && outcome === '' && answerWords('missing'),
      branch: kind === 'ai' && branch === '' && t('branchMissing'),
      value: kpi !== null && outcome === 'success' && value === undefined && t('readingMissing'),
      words: needsNote && words.trim() === '' && t('noteMissing'),
    });
  const result = (): TaskResult => {
    if (kind === 'alert') return { type: 'decision', words };
    if (kind === 'ai') return { type: 'decision', outcome: 'success', branch, words };
    if (kpi && outcome === 'success') return { type: 'reading', value: value ?? 0, unit };
    if (outcome === 'missed') return { type: 'booking', status: 'missed', words };
    const decision = { type: 'decision', outcome: outcome || 'success', words } as const;
    return asksAnswers ? { ...decision, answers } : decision;
  };
  const doneWords = () => {
    const { full_name: name } = follower;
    if (kind === 'alert') return said(isLook ? 'seenFlash' : 'alertFlash', { name });
    return said(outcome === 'failure' || outcome === 'missed' ? 'decidedFlash' : 'doneFlash', { name });
  };
  const send = async () => {
    check();
    if (onResult) return onResult(result());
    if (isDanger && !isAsking) return setAsking(true);
    try {
      await api('POST follow-ups/{id}/result', { params: { id }, body: { result: result() } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      return setLate(true);
    }
    showFlash({ tone: 'success', message: doneWords() });
    onDone();
  };
  const isTyped = words.trim() !== '' || Object.keys(answers).length > 0;
  return (
    <form {...formProps(send)} className="grid gap-6">
      {kind === 'ai' && (
        <BranchChoice
          branches={branches}
          proposal={proposal}
          next={next}
          value={branch}
          onChange={(next) => {
            setBranch(next);
            clear('branch');
          }}
          error={errorAt('branch')}
        />
      )}
      {kind !== 'ai' && kind !== 'alert' && (
        <ChoiceField
          look="cards"
          label={t('outcome')}
          value={outcome}
          choices={[
            {
              value: 'success',
              label: t('success'),
              help: next?.({ outcome: 'success' }) ?? t('successHelp'),
            },
            {
              value: 'failure',
              label: t('failure'),
              help: next?.({ outcome: 'failure' }) ?? t('failureHelp'),
            },
            ...(isAppointment
              ? [{ value: 'missed' as const, label: t('missed'), help: t('missedHelp') }]
              : []),
          ]}
          error={errorAt('outcome')}
          onChange={(next) => {
            setOutcome(next);
            clear('outcome');
          }}
        />
      )}
      {kpi && outcome === 'success' && (
        <ReadingField
          label={kpi.name}
          value={value}
          onValue={(next) => {
            setValue(next);
            clear('value');
          }}
          unit={unit}
          units={unitsOf(kpi).units}
          onUnit={(next) => {
            setUnit(next);
            clear('unit');
          }}
          range={unitsOf(kpi).rangeIn(unit)}
          error={errorAt('value') ?? errorAt('unit')}
        />
      )}
      {asksAnswers &&
        asked.map((question) => (
          <AnswerField
            key={question.id}
            question={question}
            answer={answers[question.id]}
            file={file}
            error={errorAt(question.id)}
            onChange={(answer) => {
              clear(question.id);
              setAnswers(({ [question.id]: _before, ...rest }) =>
                answer === undefined ? rest : { ...rest, [question.id]: answer },
              );
            }}
          />
        ))}
      {asksNote && (
        <TextArea
          name="words"
          label={t(kind === 'alert' ? 'alertNote' : isDanger ? 'dangerNote' : 'words')}
          {...(!needsNote && { optional: t('optional') })}
          {...(isDanger && { help: t('dangerNoteHelp') })}
          rows={3}
          maxLength={2_000}
          value={words}
          error={errorAt('words')}
          onChange={({ target }) => {
            setWords(target.value);
            clear('words');
          }}
        />
      )}
      {isLate && (
        <Notice tone="warning">
          <p role="alert">{t('late')}</p>
          <Button look="plain" className="-ms-5 mt-1" onClick={onLate}>
            {t('showNow')}
          </Button>
        </Notice>
      )}
      <FormProblem words={problem} />
      <LeaveGuard when={isTyped && !onResult && (!isDone || isAsking)} pending={pending} place={placeOf} />
      {isAsking ? (
        <LastQuestion
          isLook={isLook}
          name={follower.full_name}
          pending={pending}
          onBack={() => setAsking(false)}
        />
      ) : (
        <Button type="submit" pending={pending} className="justify-self-start">
          {t(isLook ? 'looked' : buttonWords(kind, kpi !== null && outcome === 'success', asksAnswers))}
        </Button>
      )}
    </form>
  );
}

function buttonWords(kind: string, isReading: boolean, asksAnswers: boolean) {
  if (kind === 'alert') return 'acknowledge';
  if (isReading) return 'record';
  return asksAnswers ? 'answer' : 'decide';
}

/** Another follow-up of the queue is another address of the same page. */
const placeOf = ({ pathname, search }: Location): string =>
  `${pathname} ${readOpen(new URLSearchParams(search))}`;
