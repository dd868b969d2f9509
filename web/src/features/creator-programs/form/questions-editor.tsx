import { directionOf } from '@regimen/contract/language/languages.ts';
import type { DraftText } from '@regimen/contract/programs.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PairsField } from '../../../ui/pairs-field.tsx';
import type { ProgramForm } from './use-program-form.ts';
import { wordTexts } from './word-texts.ts';

/** What people ask before they begin, with the answers. */
export function QuestionsEditor({
  form,
  questions,
}: {
  form: ProgramForm;
  questions: DraftText['questions'];
}) {
  const t = useTexts(wordTexts);
  const { language } = form;
  return (
    <PairsField
      legend={
        <legend className="mb-1.5 font-medium">
          {t('questions')}
          <span className="font-normal text-ink-faint">{` ${t('optional')}`}</span>
        </legend>
      }
      pairs={questions}
      onChange={(next) => form.changeText(language, { questions: next })}
      empty={() => ({ question: '', answer: '' })}
      short={{ field: 'question', label: (n) => t('question', { n }), most: 200 }}
      long={{ field: 'answer', label: () => t('answer'), most: 2_000, rows: 3 }}
      pathOf={(index, field) => `texts.${language}.questions.${index}.${field}`}
      errorAt={form.errorAt}
      most={30}
      removeName={(n) => t('removeQuestion', { n })}
      addName={t('addQuestion')}
      lang={language}
      dir={directionOf(language)}
    />
  );
}
