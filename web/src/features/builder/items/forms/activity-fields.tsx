import { unitName } from '@regimen/contract/language/durations.ts';
import type { ActivityItem } from '@regimen/engine/items.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { InlineQuestions } from '../../../../shared/questions/inline-questions.tsx';
import { TextArea } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { QuestionForm } from '../../questions/question-form.tsx';
import { activityTexts } from './activity-texts.ts';
import { AlertField } from './alert-field.tsx';
import { commonTexts } from './common-texts.ts';
import { FormSection } from './form-section.tsx';
import type { FieldsProps } from './item-fields.tsx';
import { UrgentField } from './urgent-field.tsx';

export function ActivityFields({ form, item, change }: FieldsProps<ActivityItem>) {
  const t = useTexts(activityTexts);
  const shared = useTexts(commonTexts);
  const locale = useLocale();
  const { errorAt } = form;
  return (
    <>
      <TextArea
        name="instructions"
        rows={6}
        label={t('instructions')}
        help={t('instructionsHelp')}
        maxLength={5000}
        error={errorAt('instructions')}
        value={item.instructions}
        onChange={({ target }) => change({ instructions: target.value })}
      />
      <NumberField
        name="minutes"
        label={t('minutes')}
        optional={shared('optional')}
        unit={unitName('minute', locale)}
        error={errorAt('minutes')}
        value={item.minutes}
        onChange={(minutes) => change({ minutes })}
      />
      <FormSection title={t('questions')} lead={t('questionsLead')}>
        <InlineQuestions
          questions={item.questions ?? []}
          fields={(props) => <QuestionForm {...props} item={item} />}
          onChange={(questions) => change({ questions: questions.length > 0 ? questions : undefined })}
        />
        {(item.questions?.length ?? 0) > 0 && <AlertField form={form} />}
        {(item.questions?.length ?? 0) > 0 && <UrgentField form={form} />}
      </FormSection>
    </>
  );
}
