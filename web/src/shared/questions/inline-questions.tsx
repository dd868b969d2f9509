import { question as readQuestion } from '@regimen/engine/parse/question.ts';
import type { Fault } from '@regimen/engine/parse/shape.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { checkFields } from '../../shell/attempt.ts';
import { FormModal, useCloseDialog } from '../../shell/form-modal.tsx';
import { LeaveGuard } from '../../shell/unsaved.tsx';
import { useAttempt } from '../../shell/use-attempt.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form.tsx';
import { ArrowDownIcon, ArrowUpIcon, PencilIcon, TrashIcon } from '../../ui/icons.tsx';
import { firstInFocus } from '../../ui/modal.tsx';
import { faultsInWords } from '../protocol-words/fault-words.ts';
import { inlineTexts } from './inline-texts.ts';
import { QuestionKindIcon } from './kind-choice.tsx';
import { moved, newQuestion, type QuestionKind } from './question-shape.ts';

/** One question while it is being written. */
export interface QuestionFieldsProps {
  question: Question;
  onChange: (question: Question) => void;
  errorAt: (path: string) => string | undefined;
}
type Fields = (props: QuestionFieldsProps) => ReactNode;

interface InlineQuestionsProps {
  questions: readonly Question[];
  onChange: (questions: Question[]) => void;
  /** What is asked about a question here. */
  fields: Fields;
  /** How many there may be, where that is limited. */
  most?: number;
  /** How a new one is asked at first. */
  firstKind?: QuestionKind;
}

/** A few questions inside another form; each is edited in a dialog. */
export function InlineQuestions({ questions, onChange, fields, ...rest }: InlineQuestionsProps) {
  const { most = Infinity, firstKind = 'single' } = rest;
  const t = useTexts(inlineTexts);
  const [edited, setEdited] = useState<Question | null>(null);
  const take = (question: Question) => {
    const known = questions.some(({ id }) => id === question.id);
    onChange(
      known ? questions.map((old) => (old.id === question.id ? question : old)) : [...questions, question],
    );
    setEdited(null);
  };
  return (
    <div className="grid gap-2">
      {questions.length > 0 && (
        <ol className="grid gap-1.5">
          {questions.map((question, index) => {
            const text = question.text || t('untitled');
            return (
              <li
                key={question.id}
                className="flex items-center gap-2 rounded-control border border-line ps-3"
              >
                <QuestionKindIcon kind={question.kind} />
                <bdi className="min-w-0 flex-1 truncate">{text}</bdi>
                <IconButton
                  label={t('up', { text })}
                  disabled={index === 0}
                  className="disabled:invisible max-sm:hidden"
                  onClick={() => onChange(moved(questions, index, index - 1))}
                >
                  <ArrowUpIcon size={16} />
                </IconButton>
                <IconButton
                  label={t('down', { text })}
                  disabled={index === questions.length - 1}
                  className="disabled:invisible max-sm:hidden"
                  onClick={() => onChange(moved(questions, index, index + 1))}
                >
                  <ArrowDownIcon size={16} />
                </IconButton>
                <IconButton label={t('editQuestion', { text })} onClick={() => setEdited(question)}>
                  <PencilIcon size={16} />
                </IconButton>
                <IconButton
                  label={t('removeQuestion', { text })}
                  onClick={() => onChange(questions.filter((_, at) => at !== index))}
                >
                  <TrashIcon size={16} />
                </IconButton>
              </li>
            );
          })}
        </ol>
      )}
      {questions.length < most && (
        <AddButton onClick={() => setEdited(newQuestion(firstKind))}>{t('addQuestion')}</AddButton>
      )}
      {edited &&
        // Outside the form that this stands in: forms do not nest.
        createPortal(
          <FormModal
            open
            onClose={() => setEdited(null)}
            title={t('question')}
            closeLabel={t('cancel')}
            width={800}
          >
            <QuestionDialog question={edited} fields={fields} onDone={take} />
          </FormModal>,
          document.body,
        )}
    </div>
  );
}

interface QuestionDialogProps {
  question: Question;
  fields: Fields;
  onDone: (question: Question) => void;
}

function QuestionDialog({ question, fields, onDone }: QuestionDialogProps) {
  const t = useTexts(inlineTexts);
  const locale = useLocale();
  const close = useCloseDialog();
  const [draft, setDraft] = useState(question);
  const { formProps, errorAt, clear, problem } = useAttempt();
  const submit = async () => {
    const faults: Fault[] = [];
    readQuestion(draft, '', faults);
    checkFields(faultsInWords(faults, locale));
    onDone(draft);
  };
  const change = (next: Question) => {
    setDraft(next);
    clear();
  };
  return (
    <form {...formProps(submit)} {...firstInFocus} className="grid gap-6">
      {fields({ question: draft, onChange: change, errorAt })}
      <FormProblem words={problem} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={close}>
          {t('cancel')}
        </Button>
        <Button type="submit">{t('done')}</Button>
      </div>
      <LeaveGuard when={!sameJson(draft, question)} />
    </form>
  );
}
