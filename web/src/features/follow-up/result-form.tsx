import type { OpenFollowUp } from '@regimen/contract/follow-ups.ts';
import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { Answers } from '@regimen/engine/questions.ts';
import { askedQuestions } from '@regimen/engine/questions.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AnswerField, type FileQuestion } from '../../shared/answering/answer-field.tsx';
import { answerTexts } from '../../shared/answering/answer-texts.ts';
import { faultWords } from '../../shared/answering/fault-words.ts';
import { sheetFaults } from '../../shared/answering/sheet-faults.ts';
import { ReadingField } from '../../shared/readings/reading-field.tsx';
import { unitsOf } from '../../shared/readings/units.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextArea } from '../../ui/field.tsx';
import { BranchChoice } from './branch-choice.tsx';
import { followUpTexts } from './follow-up-texts.ts';
import { formTexts } from './form-texts.ts';
import { useSettle } from './work-actions.tsx';

interface ResultFormProps {
  followUp: Pick<OpenFollowUp, 'id' | 'kind' | 'item' | 'branches' | 'proposal' | 'follower'> & {
    inDanger?: boolean;
  };
  /** The step that comes after each result, where that is sure. */
  next?: { success: string | null; failure: string | null };
  file: FileQuestion;
  onDone: () => void;
  /** Takes the result in place of the server: for whoever tries a program out. */
  onResult?: (result: TaskResult) => void;
}

/** What the expert hands in: a decision, answers, a reading or a note, as the kind of task asks. */
export function ResultForm({ followUp, next, file, onDone, onResult }: ResultFormProps) {
  const t = useTexts(formTexts);
  const said = useTexts(followUpTexts);
  const answerWords = useTexts(answerTexts);
  const { id, kind, item, branches, proposal, follower } = followUp;
  const isLook = kind === 'alert' && followUp.inDanger === true;
  const questions = item?.kind === 'activity' || item?.kind === 'assessment' ? (item.questions ?? []) : [];
  const kpi = kind === 'kpi' && item?.kind === 'kpi' ? item : null;
  const [outcome, setOutcome] = useState<'success' | 'failure' | ''>(kind === 'ai' || kpi ? 'success' : '');
  const [branch, setBranch] = useState(proposal ?? '');
  const [answers, setAnswers] = useState<Answers>({});
  const [value, setValue] = useState<number | undefined>();
  const [unit, setUnit] = useState(kpi?.unit ?? '');
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const settle = useSettle(onDone);

  const asksAnswers = questions.length > 0 && outcome !== 'failure' && kind !== 'alert';
  const asked = askedQuestions(questions, answers);
  const faults = asksAnswers ? sheetFaults(questions, answers) : [];
  const missing = {
    outcome: kind !== 'alert' && kind !== 'ai' && !kpi && outcome === '',
    branch: kind === 'ai' && branch === '',
    value: kpi !== null && outcome === 'success' && value === undefined,
    note: kind === 'alert' && !isLook && words.trim() === '',
  };
  const isWhole = faults.length === 0 && !Object.values(missing).some(Boolean);
  const result = (): TaskResult => {
    if (kind === 'alert') return words.trim() === '' ? { type: 'done' } : { type: 'decision', words };
    if (kind === 'ai') return { type: 'decision', outcome: 'success', branch, words };
    if (kpi && outcome === 'success') return { type: 'reading', value: value ?? 0, unit };
    const decision = { type: 'decision', outcome: outcome || 'success', words } as const;
    return asksAnswers ? { ...decision, answers } : decision;
  };
  const doneWords = () => {
    if (kind === 'alert') return said('alertFlash');
    return outcome === 'failure' ? said('decidedFlash') : said('doneFlash', { name: follower.full_name });
  };
  const [send, sending] = useAction(() =>
    settle(async () => {
      await api('POST follow-ups/{id}/result', { params: { id }, body: { result: result() } });
      showFlash({ tone: 'success', message: doneWords() });
    }),
  );
  const faultOf = (question: string) => faults.find((each) => each.question === question)?.fault;
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isWhole && onResult) onResult(result());
        else if (isWhole) void send();
        else focusFirstProblem(event.currentTarget);
      }}
    >
      {kind === 'ai' && (
        <BranchChoice
          branches={branches}
          proposal={proposal}
          value={branch}
          onChange={setBranch}
          error={tried && missing.branch ? t('branchMissing') : undefined}
        />
      )}
      {kind !== 'ai' && kind !== 'alert' && (
        <div className="grid gap-1.5">
          <ChoiceField
            look="cards"
            label={t('outcome')}
            value={outcome}
            choices={[
              {
                value: 'success',
                label: t('success'),
                help: next?.success ? t('nextIs', { name: next.success }) : t('successHelp'),
              },
              {
                value: 'failure',
                label: t('failure'),
                help: next?.failure ? t('nextIs', { name: next.failure }) : t('failureHelp'),
              },
            ]}
            onChange={setOutcome}
          />
          {tried && missing.outcome && <Problem words={answerWords('missing')} />}
        </div>
      )}
      {kpi && outcome === 'success' && (
        <ReadingField
          label={kpi.name}
          value={value}
          onValue={setValue}
          unit={unit}
          units={unitsOf(kpi).units}
          onUnit={setUnit}
          range={unitsOf(kpi).rangeIn(unit)}
          error={tried && missing.value ? t('readingMissing') : undefined}
        />
      )}
      {asksAnswers &&
        asked.map((question) => {
          const fault = tried ? faultOf(question.id) : undefined;
          return (
            <AnswerField
              key={question.id}
              question={question}
              answer={answers[question.id]}
              file={file}
              error={fault && faultWords(question, fault, answerWords)}
              onChange={(answer) =>
                setAnswers(({ [question.id]: _before, ...rest }) =>
                  answer === undefined ? rest : { ...rest, [question.id]: answer },
                )
              }
            />
          );
        })}
      {!(kpi && outcome === 'success') && (
        <TextArea
          name="words"
          label={t(kind === 'alert' ? 'alertNote' : 'words')}
          {...((kind !== 'alert' || isLook) && { optional: t('optional') })}
          rows={3}
          maxLength={2_000}
          value={words}
          error={tried && missing.note ? t('noteMissing') : undefined}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <Button type="submit" pending={sending} className="justify-self-start">
        {t(isLook ? 'looked' : buttonWords(kind, kpi !== null && outcome === 'success', asksAnswers))}
      </Button>
    </form>
  );
}

function buttonWords(kind: string, isReading: boolean, asksAnswers: boolean) {
  if (kind === 'alert') return 'acknowledge';
  if (isReading) return 'record';
  return asksAnswers ? 'answer' : 'decide';
}

const Problem = ({ words }: { words: string }) => (
  <p role="alert" className="text-14 text-danger-text">
    {words}
  </p>
);

/** What is missing has not been drawn yet when the button is pressed. */
function focusFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const first = form.querySelector<HTMLElement>(
      '[aria-invalid="true"], fieldset[aria-describedby] input, fieldset:has(+ [role="alert"]) input',
    );
    first?.focus();
  });
}
