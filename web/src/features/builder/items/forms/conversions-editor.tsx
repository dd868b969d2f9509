import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { kpiTexts } from '../../../../shared/item-words/kpi-texts.ts';
import { AddButton } from '../../../../ui/add-button.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { XIcon } from '../../../../ui/shell-icons.tsx';
import { commonTexts } from './common-texts.ts';
import { FormSection } from './form-section.tsx';

type Conversion = NonNullable<KpiItem['conversions']>[number];

interface ConversionsEditorProps {
  item: KpiItem;
  onChange: (conversions: Conversion[] | undefined) => void;
  errorAt: (path: string) => string | undefined;
}

/** Units that people may use besides, each with what one of it is. */
export function ConversionsEditor({ item, onChange, errorAt }: ConversionsEditorProps) {
  const t = useTexts(kpiTexts);
  const shared = useTexts(commonTexts);
  const locale = useLocale();
  const conversions = item.conversions ?? [];
  const set = (next: Conversion[]) => onChange(next.length > 0 ? next : undefined);
  const replace = (index: number, { offset, ...rest }: Conversion) =>
    set(
      conversions.map((old, at) =>
        at === index ? { ...rest, ...(offset !== undefined && { offset }) } : old,
      ),
    );
  return (
    <FormSection title={t('conversions')} lead={t('conversionsLead')}>
      {conversions.map((conversion, index) => {
        const { unit, factor, offset } = conversion;
        const one = inOwnUnit({ ...item, conversions: [conversion] }, 1, unit);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: units have no ids; each is drawn from its value alone
          <div key={index} className="grid gap-2 rounded-card border border-line p-3">
            <div className="flex flex-wrap items-end gap-3 [&>div]:min-w-24 [&>div]:flex-1">
              <TextField
                name={`conversions[${index}].unit`}
                label={t('otherUnit')}
                maxLength={40}
                error={errorAt(`conversions[${index}].unit`)}
                value={unit}
                onChange={({ target }) => replace(index, { ...conversion, unit: target.value })}
              />
              <NumberField
                label={t('factor')}
                value={factor}
                onChange={(value) => value !== undefined && replace(index, { ...conversion, factor: value })}
              />
              <NumberField
                label={t('offset')}
                optional={shared('optional')}
                value={offset}
                onChange={(value) =>
                  replace(index, { unit, factor, ...(value !== undefined && { offset: value }) })
                }
              />
              <IconButton
                label={unit ? t('removeConversion', { unit }) : t('removeUnnamed')}
                className="mb-6"
                onClick={() => set(conversions.filter((_, at) => at !== index))}
              >
                <XIcon size={16} />
              </IconButton>
            </div>
            {unit && one !== null && (
              <p className="text-14 text-ink-soft">
                <bdi>
                  {t('conversionSays', { other: unit, value: formatNumber(locale, one), unit: item.unit })}
                </bdi>
              </p>
            )}
          </div>
        );
      })}
      <AddButton onClick={() => set([...conversions, { unit: '', factor: 1 }])}>
        {t('addConversion')}
      </AddButton>
    </FormSection>
  );
}
