import { directionOf } from '@regimen/contract/language/languages.ts';
import type { DraftText } from '@regimen/contract/programs.ts';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { AddButton } from '../../../ui/add-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { changeThenFocus } from '../../../ui/change-then-focus.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import type { ProgramForm } from './use-program-form.ts';
import { wordTexts } from './word-texts.ts';

type Questions = DraftText['questions'];
const most = 30;

/** What people ask before they begin, with the answers. */
export function QuestionsEditor({ form, questions }: { form: ProgramForm; questions: Questions }) {
  const t = useTexts(wordTexts);
  const list = useRef<HTMLFieldSetElement>(null);
  const { language } = form;
  const set = (next: Questions) => form.changeText(language, { questions: next });
  const change = (index: number, part: Partial<Questions[number]>) =>
    set(questions.map((each, place) => (place === index ? { ...each, ...part } : each)));
  const at = (index: number, part: 'question' | 'answer') => ({
    name: `${language}.questions.${index}.${part}`,
    error: form.errorAt(`texts.${language}.questions.${index}.${part}`),
    lang: language,
    dir: directionOf(language),
  });
  return (
    <fieldset ref={list} className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-medium">
        {t('questions')}
        <span className="ms-1.5 font-normal text-ink-faint">{t('optional')}</span>
      </legend>
      {questions.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pairs are only added at the end
        <div key={index} className="grid gap-3 rounded-control border border-line bg-sunken p-4">
          <TextField
            {...at(index, 'question')}
            label={t('question', { n: index + 1 })}
            maxLength={200}
            value={question}
            onChange={({ target }) => change(index, { question: target.value })}
          />
          <TextArea
            {...at(index, 'answer')}
            rows={3}
            label={t('answer')}
            maxLength={2_000}
            value={answer}
            onChange={({ target }) => change(index, { answer: target.value })}
          />
          {/* After the answer: whoever goes on by Tab from the question comes to the answer. */}
          <Button
            look="plain"
            className="-mb-2 justify-self-end px-3 text-14"
            onClick={() => set(questions.toSpliced(index, 1))}
          >
            <TrashIcon />
            {t('removeQuestion', { n: index + 1 })}
          </Button>
        </div>
      ))}
      {questions.length < most && (
        <AddButton
          onClick={() =>
            changeThenFocus(
              () => set([...questions, { question: '', answer: '' }]),
              () => list.current?.querySelectorAll('input')[questions.length],
            )
          }
        >
          {t('addQuestion')}
        </AddButton>
      )}
    </fieldset>
  );
}
