import type { ActivityItem } from '@regimen/engine/items.ts';
import { question as readQuestion } from '@regimen/engine/parse/question.ts';
import type { Fault } from '@regimen/engine/parse/shape.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { faultsInWords } from '../../../shared/protocol-words/fault-words.ts';
import { checkFields } from '../../../shell/attempt.ts';
import { FormModal, useCloseDialog } from '../../../shell/form-modal.tsx';
import { LeaveGuard } from '../../../shell/unsaved.tsx';
import { useAttempt } from '../../../shell/use-attempt.ts';
import { AddButton } from '../../../ui/add-button.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form.tsx';
import { ArrowDownIcon, ArrowUpIcon, PencilIcon, TrashIcon } from '../../../ui/icons.tsx';
import { activityTexts } from '../items/forms/activity-texts.ts';
import { QuestionKindIcon } from './kind-choice.tsx';
import { listTexts } from './list-texts.ts';
import { QuestionForm } from './question-form.tsx';
import { moved, newQuestion } from './question-shape.ts';
import { sheetTexts } from './sheet-texts.ts';

interface InlineQuestionsProps {
  item: ActivityItem;
  onChange: (questions: Question[]) => void;
}

/** A few questions inside another form; each is edited in a dialog. */
export function InlineQuestions({ item, onChange }: InlineQuestionsProps) {
  const t = useTexts(activityTexts);
  const list = useTexts(listTexts);
  const sheet = useTexts(sheetTexts);
  const questions = item.questions ?? [];
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
            const text = question.text || sheet('untitled');
            return (
              <li
                key={question.id}
                className="flex items-center gap-2 rounded-control border border-line ps-3"
              >
                <QuestionKindIcon kind={question.kind} />
                <bdi className="min-w-0 flex-1 truncate">{text}</bdi>
                <IconButton
                  label={list('up', { text })}
                  disabled={index === 0}
                  className="disabled:invisible max-sm:hidden"
                  onClick={() => onChange(moved(questions, index, index - 1))}
                >
                  <ArrowUpIcon size={16} />
                </IconButton>
                <IconButton
                  label={list('down', { text })}
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
      <AddButton onClick={() => setEdited(newQuestion('single'))}>{t('addQuestion')}</AddButton>
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
            <QuestionDialog question={edited} item={item} onDone={take} />
          </FormModal>,
          document.body,
        )}
    </div>
  );
}

interface QuestionDialogProps {
  question: Question;
  item: ActivityItem;
  onDone: (question: Question) => void;
}

function QuestionDialog({ question, item, onDone }: QuestionDialogProps) {
  const t = useTexts(activityTexts);
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
    <form {...formProps(submit)} className="grid gap-6">
      <QuestionForm question={draft} onChange={change} item={item} errorAt={errorAt} />
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
