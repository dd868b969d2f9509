import type { Item } from '@regimen/engine/items.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { UnreviewedNotes } from '../../../shared/drafted/unreviewed-note.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AlertIcon } from '../../../ui/shell-icons.tsx';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { BuilderPage } from '../items/builder-page.tsx';
import { FieldClash } from '../items/field-clash.tsx';
import { TwoColumns } from '../items/item-editor.tsx';
import { itemPageTexts } from '../items/item-page-texts.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { listTexts } from './list-texts.ts';
import { QuestionForm } from './question-form.tsx';
import { questionFieldName, questionFieldWords } from './question-words.ts';
import type { Assessment } from './use-assessment.ts';
import { useQuestionForm } from './use-question-form.ts';

interface QuestionEditorProps {
  title: string;
  assessment: Assessment;
  question: Question;
  isNew?: boolean;
  /** Saved, and one more is wanted. */
  onNext?: (saved: Question) => void;
}

/** One question: its form, and the question as the follower will see it. */
export function QuestionEditor({ title, assessment, question, isNew = false, onNext }: QuestionEditorProps) {
  const t = useTexts(listTexts);
  const page = useTexts(itemPageTexts);
  const locale = useLocale();
  const store = useDraftStore();
  const protocol = useProtocol();
  const form = useQuestionForm({ assessment, question, isNew, onNext });
  const { opened } = form;
  const list = paths.builder(store.id, 'assessment', opened.id, 'questions');
  // Alone it has nobody to depend on: it is shown whatever its condition says.
  const { when: _when, ...alone } = form.value;
  return (
    <>
      <PageHead title={`${title} · ${opened.item.name}`} />
      <BuilderPage
        title={title}
        before={
          <Breadcrumbs
            label={t('back')}
            crumbs={[
              { words: opened.item.name, to: paths.builder(store.id, 'assessment', opened.id) },
              { words: t('back'), to: list },
            ]}
          />
        }
      >
        <TwoColumns
          preview={
            <div className="rounded-card border border-line bg-raised p-5">
              <AnswerSheet item={{ ...opened.item, questions: [alone as Question], bands: [] }} />
            </div>
          }
          form={
            <form {...form.props} className="grid gap-5">
              {form.restored && (
                <Notice>
                  <p>{page('restored')}</p>
                  <Button look="plain" className="-ms-5 mt-1" onClick={form.discard}>
                    {page(isNew ? 'discardNew' : 'discard')}
                  </Button>
                </Notice>
              )}
              <UnreviewedNotes unreviewed={opened.unreviewed}>
                <QuestionForm
                  question={form.value}
                  onChange={form.set}
                  item={opened.item}
                  errorAt={form.errorAt}
                />
              </UnreviewedNotes>
              <div className="sticky bottom-0 z-10 -mx-1 grid gap-2 border-t border-line bg-surface px-1 py-3">
                <div role="alert">
                  {(form.problem || form.hasErrors) && (
                    <p className="flex items-start gap-2 text-14 text-danger-text">
                      <AlertIcon size={16} className="mt-0.5 shrink-0" />
                      {form.problem ?? page('errors')}
                    </p>
                  )}
                </div>
                <div className="flex flex-wrap items-center gap-3">
                  <Button type="submit" pending={form.pending}>
                    {t('save')}
                  </Button>
                  {onNext && (
                    <Button look="quiet" pending={form.pending} onClick={form.saveAndNext}>
                      {t('saveAndNext')}
                    </Button>
                  )}
                </div>
              </div>
              {!isNew && (
                <DeleteQuestion opened={opened} question={question} save={form.saveChange} list={list} />
              )}
              {form.theirs && (
                <FieldClash<Question>
                  base={form.base.value}
                  mine={form.value}
                  theirs={form.theirs}
                  nameOf={(field) => questionFieldName(field, locale)}
                  wordsOf={(each, field) =>
                    questionFieldWords(each, field, opened.item as Item, protocol, locale)
                  }
                  onChoose={form.choose}
                />
              )}
            </form>
          }
        />
      </BuilderPage>
    </>
  );
}
