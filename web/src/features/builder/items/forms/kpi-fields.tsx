import type { KpiItem } from '@regimen/engine/items.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { AlertField } from './alert-field.tsx';
import { ConversionsEditor } from './conversions-editor.tsx';
import { FormSection } from './form-section.tsx';
import { commonTexts } from './form-texts.ts';
import { FormulaEditor } from './formula-editor.tsx';
import type { FieldsProps } from './item-fields.tsx';
import { kpiTexts } from './scoring-texts.ts';

const origins = ['asked', 'device', 'formula'] as const;
const directions = ['lower', 'higher', 'within'] as const;

export function KpiFields({ form, item, change }: FieldsProps<KpiItem>) {
  const t = useTexts(kpiTexts);
  const shared = useTexts(commonTexts);
  const { errorAt } = form;
  const { range, target = {} } = item;
  const setTarget = (part: { min?: number | undefined; max?: number | undefined }) => {
    const { min, max } = { ...target, ...part };
    const next = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    change({ target: Object.keys(next).length > 0 ? next : undefined });
  };
  const turned = (low: number | undefined, high: number | undefined) =>
    low !== undefined && high !== undefined && high <= low ? t('turned') : undefined;
  return (
    <>
      <TextField
        name="unit"
        label={t('unit')}
        help={t('unitHelp')}
        maxLength={40}
        error={errorAt('unit')}
        value={item.unit}
        onChange={({ target: input }) => change({ unit: input.value })}
      />
      <ChoiceField
        look="cards"
        label={t('origin')}
        value={item.origin}
        choices={origins.map((value) => ({ value, label: t(value), help: t(`${value}Help`) }))}
        onChange={(origin) => change({ origin, ...(origin !== 'formula' && { formula: undefined }) })}
      />
      {item.origin === 'formula' && (
        <FormulaEditor item={item} itemId={form.opened?.id} onChange={(formula) => change({ formula })} />
      )}
      <FormSection title={t('range')} lead={t('rangeLead')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            name="range.min"
            label={t('from')}
            unit={item.unit}
            error={errorAt('range.min')}
            value={range.min}
            onChange={(min) => min !== undefined && change({ range: { ...range, min } })}
          />
          <NumberField
            name="range.max"
            label={t('to')}
            unit={item.unit}
            error={errorAt('range.max') ?? turned(range.min, range.max)}
            value={range.max}
            onChange={(max) => max !== undefined && change({ range: { ...range, max } })}
          />
        </div>
      </FormSection>
      <FormSection title={t('target')} lead={t('targetLead')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            name="target.min"
            label={t('from')}
            unit={item.unit}
            optional={shared('optional')}
            error={errorAt('target.min')}
            value={target.min}
            onChange={(min) => setTarget({ min })}
          />
          <NumberField
            name="target.max"
            label={t('to')}
            unit={item.unit}
            optional={shared('optional')}
            error={errorAt('target.max') ?? turned(target.min, target.max)}
            value={target.max}
            onChange={(max) => setTarget({ max })}
          />
        </div>
        <ChoiceField
          label={t('direction')}
          value={item.direction}
          choices={directions.map((value) => ({ value, label: t(value) }))}
          onChange={(direction) => change({ direction })}
        />
      </FormSection>
      {item.origin !== 'formula' && (
        <ConversionsEditor
          item={item}
          onChange={(conversions) => change({ conversions })}
          errorAt={errorAt}
        />
      )}
      <FormSection title={t('safety')}>
        <AlertField form={form} />
      </FormSection>
    </>
  );
}
