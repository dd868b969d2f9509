import { quoted } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { askedBy } from '../../../shared/questions/question-shape.ts';
import { useAction } from '../../../shell/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { listTexts } from './list-texts.ts';
import { removeQuestion } from './question-changes.ts';
import type { AssessmentChange, OpenAssessment } from './use-assessment.ts';

interface DeleteQuestionProps {
  opened: OpenAssessment;
  question: Question;
  save: (change: AssessmentChange) => Promise<unknown>;
  list: string;
}

/** Names the questions that depend on its answer. */
export function DeleteQuestion({ opened, question, save, list }: DeleteQuestionProps) {
  const t = useTexts(listTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [remove, removing] = useAction(async () => {
    await save(removeQuestion(question.id));
    navigate(list);
  });
  const names = askedBy(opened.item.questions, question.id).map(({ text }) => quoted(text, locale));
  const also =
    names.length > 0
      ? t('deleteAsked', {
          names: listWords(names, locale),
        })
      : '';
  return (
    <>
      <Button look="plain" className="-ms-4 text-danger-text!" onClick={() => setAsking(true)}>
        <TrashIcon />
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('deleteTitle')}
        text={[t('deleteText'), also].filter(Boolean).join(' ')}
        keep={t('keep')}
        confirm={t('delete')}
        pending={removing}
        onConfirm={() => remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
