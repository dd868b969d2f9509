import type { KpiItem } from '@regimen/engine/items.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { kpiTexts } from '../../../../shared/item-words/kpi-texts.ts';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { AdviceEditor } from './advice-editor.tsx';
import { AlertField } from './alert-field.tsx';
import { commonTexts } from './common-texts.ts';
import { ConversionsEditor } from './conversions-editor.tsx';
import { FormSection } from './form-section.tsx';
import { FormulaEditor } from './formula-editor.tsx';
import type { FieldsProps } from './item-fields.tsx';
import { UnitAndRange } from './unit-and-range.tsx';
import { UnitChange } from './unit-change.tsx';
import { unitTexts } from './unit-texts.ts';
import { UrgentField } from './urgent-field.tsx';

const origins = ['asked', 'device', 'formula'] as const;
const directions = ['lower', 'higher', 'within'] as const;

export function KpiFields({ form, item, change }: FieldsProps<KpiItem>) {
  const t = useTexts(kpiTexts);
  const shared = useTexts(commonTexts);
  const { errorAt } = form;
  const { target = {} } = item;
  const missing = useMissing(item);
  const setTarget = (part: { min?: number | undefined; max?: number | undefined }) => {
    const { min, max } = { ...target, ...part };
    const next = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    change({ target: Object.keys(next).length > 0 ? next : undefined });
  };
  const outside = (end: number | undefined) =>
    end !== undefined && (end < item.range.min || end > item.range.max) ? t('outsideRange') : undefined;
  const turned = (low: number | undefined, high: number | undefined) =>
    low !== undefined && high !== undefined && high <= low ? t('turned') : undefined;
  return (
    <>
      <UnitAndRange
        name={item.name}
        unit={item.unit}
        range={item.range}
        // An end that is missing is refused when it is saved.
        onChange={(part) => change(part as Partial<Pick<KpiItem, 'unit' | 'range'>>)}
        errorAt={(path) => errorAt(path) && (missing(path) ?? errorAt(path))}
      />
      <UnitChange form={form} item={item} change={change} />
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
      <FormSection title={t('target')} lead={t('targetLead')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            name="target.min"
            label={t('from')}
            unit={item.unit}
            optional={shared('optional')}
            error={errorAt('target.min') ?? outside(target.min)}
            value={target.min}
            onChange={(min) => setTarget({ min })}
          />
          <NumberField
            name="target.max"
            label={t('to')}
            unit={item.unit}
            optional={shared('optional')}
            error={errorAt('target.max') ?? turned(target.min, target.max) ?? outside(target.max)}
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
      <AdviceEditor form={form} item={item} change={change} />
      <FormSection title={t('safety')}>
        <AlertField form={form} />
        <UrgentField form={form} />
      </FormSection>
    </>
  );
}

/** What has not been said yet, asked for in place of what the reader of the engine says. */
function useMissing({ unit, range }: KpiItem): (path: string) => string | undefined {
  const t = useTexts(unitTexts);
  const said: Record<string, string | false> = {
    unit: unit.trim() === '' && t('unitMissing'),
    'range.min': range.min === undefined && t('fromMissing'),
    'range.max': range.max === undefined && t('toMissing'),
  };
  return (path) => said[path] || undefined;
}
