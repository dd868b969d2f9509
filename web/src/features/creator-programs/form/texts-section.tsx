import { directionOf, languages } from '@regimen/contract/language/languages.ts';
import type { DraftText } from '@regimen/contract/programs.ts';
import { textsOf } from '@regimen/engine/writing/texts-of.ts';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { DraftedTexts } from '../../../shared/drafted/drafted-texts.tsx';
import { UnreviewedNotes } from '../../../shared/drafted/unreviewed-note.tsx';
import { useSite } from '../../../shell/use-shell.ts';
import { CardSection } from '../../../ui/card-section.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { CheckIcon } from '../../../ui/shell-icons.tsx';
import { DraftTranslation } from './draft-translation.tsx';
import { OutcomesEditor } from './outcomes-editor.tsx';
import { emptyText, isComplete } from './program-draft.ts';
import { QuestionsEditor } from './questions-editor.tsx';
import type { ProgramForm } from './use-program-form.ts';
import { wordTexts } from './word-texts.ts';

const none: NonNullable<DraftText['unreviewed']> = [];

/** What the program says about itself, one language at a time. */
export function TextsSection({ form }: { form: ProgramForm }) {
  const t = useTexts(wordTexts);
  const { locales } = useSite();
  const { language } = form;
  const text = form.draft.texts[language] ?? emptyText;
  const written = useMemo(() => new Set(textsOf(text)), [text]);
  const unreviewed = text.unreviewed?.filter((each) => written.has(each.text)) ?? none;
  const at = (part: string) => ({
    name: `${language}.${part}`,
    error: form.errorAt(`texts.${language}.${part}`),
  });
  const spoken = { lang: language, dir: directionOf(language) };
  return (
    <CardSection id="texts" title={t('title')} lead={t('lead')}>
      {locales.length > 1 && (
        <ChoiceField
          label={t('language')}
          value={language}
          onChange={form.setLanguage}
          help={t('languageHelp')}
          choices={locales.map((locale) => ({
            value: locale,
            label: (
              <span className="inline-flex items-center gap-1.5">
                {languages[locale].name}
                {isComplete(form.draft.texts[locale]) && (
                  <>
                    <CheckIcon size={15} className="text-success-text" />
                    <span className="sr-only">{t('complete')}</span>
                  </>
                )}
              </span>
            ),
          }))}
        />
      )}
      <DraftTranslation key={`from ${language}`} form={form} />
      <UnreviewedNotes key={language} unreviewed={unreviewed}>
        <DraftedTexts
          unreviewed={unreviewed}
          onReviewed={(texts) =>
            form.changeText(language, {
              unreviewed: texts ? unreviewed.filter((each) => !texts.includes(each.text)) : [],
            })
          }
        />
        <TextField
          {...at('title')}
          {...spoken}
          label={t('name')}
          help={t('nameHelp')}
          maxLength={120}
          value={text.title}
          onChange={({ target }) => form.changeText(language, { title: target.value })}
        />
        <TextArea
          {...at('summary')}
          {...spoken}
          rows={3}
          label={t('summary')}
          help={t('summaryHelp')}
          maxLength={300}
          value={text.summary}
          onChange={({ target }) => form.changeText(language, { summary: target.value })}
        />
        <OutcomesEditor form={form} outcomes={text.outcomes} />
        <TextArea
          {...at('description')}
          {...spoken}
          rows={8}
          label={t('description')}
          optional={t('optional')}
          help={t('markdown')}
          maxLength={10_000}
          value={text.description}
          onChange={({ target }) => form.changeText(language, { description: target.value })}
        />
        <TextArea
          {...at('evidence')}
          {...spoken}
          rows={4}
          label={t('evidence')}
          optional={t('optional')}
          help={t('evidenceHelp')}
          maxLength={5_000}
          value={text.evidence}
          onChange={({ target }) => form.changeText(language, { evidence: target.value })}
        />
        <QuestionsEditor form={form} questions={text.questions} />
      </UnreviewedNotes>
    </CardSection>
  );
}
