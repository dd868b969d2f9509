import type { Advice } from '@regimen/engine/advice.ts';
import { ALWAYS } from '@regimen/engine/condition.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { kpiTexts } from '../../../../shared/item-words/kpi-texts.ts';
import { AddButton } from '../../../../ui/add-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/field.tsx';
import { XIcon } from '../../../../ui/shell-icons.tsx';
import { ConditionEditor } from '../../conditions/condition-editor.tsx';
import { FormSection } from './form-section.tsx';
import type { FieldsProps } from './item-fields.tsx';

const most = 10;

/** What people read right after a reading: the first that fits. A KPI has to be saved before its readings can be named. */
export function AdviceEditor({ form, item, change }: FieldsProps<KpiItem>) {
  const t = useTexts(kpiTexts);
  const advice = item.advice ?? [];
  const set = (next: Advice[]) => change({ advice: next.length > 0 ? next : undefined });
  const replace = (index: number, part: Partial<Advice>) =>
    set(advice.map((old, at) => (at === index ? { ...old, ...part } : old)));
  if (form.opened === null) return null;
  return (
    <FormSection title={t('advice')} lead={t('adviceLead')}>
      {advice.map(({ when, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: advice has no id; each is drawn from its value alone
        <div key={index} className="grid gap-3 rounded-card border border-line p-3">
          <ConditionEditor
            about="advice"
            label={t('adviceWhen', { n: index + 1 })}
            value={when}
            own={{ item, itemId: form.opened?.id }}
            onChange={(next) => replace(index, { when: next })}
          />
          <TextArea
            name={`advice[${index}].text`}
            label={t('adviceText', { n: index + 1 })}
            rows={3}
            maxLength={2_000}
            value={text}
            error={form.errorAt(`advice[${index}].text`)}
            onChange={({ target }) => replace(index, { text: target.value })}
          />
          <Button
            look="plain"
            className="-ms-3 justify-self-start px-3"
            onClick={() => set(advice.filter((_, at) => at !== index))}
          >
            <XIcon size={16} />
            {t('removeAdvice', { n: index + 1 })}
          </Button>
        </div>
      ))}
      {advice.length < most && (
        <AddButton onClick={() => set([...advice, { when: ALWAYS, text: '' }])}>{t('addAdvice')}</AddButton>
      )}
    </FormSection>
  );
}
