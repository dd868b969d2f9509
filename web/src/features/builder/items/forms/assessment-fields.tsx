import type { AssessmentItem } from '@regimen/engine/items.ts';
import { Link } from 'react-router';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { paths } from '../../../../paths.ts';
import { scoringTexts } from '../../../../shared/item-words/scoring-texts.ts';
import { questionTexts } from '../../../../shared/questions/question-texts.ts';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { useDraftStore } from '../../draft/use-draft.ts';
import { BandsEditor } from '../../questions/bands-editor.tsx';
import { SubscalesEditor } from '../../questions/subscales-editor.tsx';
import { AlertField } from './alert-field.tsx';
import { commonTexts } from './common-texts.ts';
import { FormSection } from './form-section.tsx';
import type { FieldsProps } from './item-fields.tsx';
import { UrgentField } from './urgent-field.tsx';

const methods = ['sum', 'mean', 'none'] as const;

/** Questions have pages of their own; here is what their answers come to. */
export function AssessmentFields({ form, item, change }: FieldsProps<AssessmentItem>) {
  const t = useTexts(scoringTexts);
  const shared = useTexts(commonTexts);
  const questions = useTexts(questionTexts);
  const store = useDraftStore();
  const { opened } = form;
  if (!opened) return <p className="text-14 text-ink-soft">{t('questionsNext')}</p>;
  const { method, multiply } = item.scoring;
  return (
    <>
      <FormSection title={t('questions')}>
        <p className="flex flex-wrap items-center gap-x-3">
          {questions('count', { n: item.questions.length })}
          <Link
            to={paths.builder(store.id, 'assessment', opened.id, 'questions')}
            className="inline-flex min-h-11 items-center font-semibold text-primary-text underline-offset-4 hover:underline"
          >
            {t('editQuestions')}
          </Link>
        </p>
      </FormSection>
      <FormSection title={t('scoring')} lead={t('scoringLead')}>
        <ChoiceField
          look="cards"
          label={t('method')}
          value={method}
          choices={methods.map((value) => ({ value, label: t(value), help: t(`${value}Help`) }))}
          onChange={(next) => change({ scoring: { ...item.scoring, method: next } })}
        />
        {method !== 'none' && (
          <NumberField
            name="scoring.multiply"
            label={t('multiply')}
            help={t('multiplyHelp')}
            optional={shared('optional')}
            error={form.errorAt('scoring.multiply')}
            value={multiply}
            onChange={(factor) =>
              change({ scoring: { method, ...(factor !== undefined && { multiply: factor }) } })
            }
          />
        )}
      </FormSection>
      {method !== 'none' && (
        <>
          <BandsEditor item={item} onChange={(bands) => change({ bands })} errorAt={form.errorAt} />
          <SubscalesEditor
            item={item}
            onChange={(subscales) => change({ subscales })}
            errorAt={form.errorAt}
          />
        </>
      )}
      <FormSection title={t('safety')}>
        <AlertField form={form} />
        <UrgentField form={form} />
      </FormSection>
    </>
  );
}
