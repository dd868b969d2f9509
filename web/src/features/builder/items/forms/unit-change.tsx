import { withCommas } from '@regimen/contract/language/languages.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import type { FieldsProps } from './item-fields.tsx';
import { unitChangeTexts } from './unit-change-texts.ts';
import { convertedBounds, turnedRound, unknownUnits } from './unit-steps.ts';

/** Asks how earlier readings become the new unit, so that they stay one line. Nothing is shown before the unit changes. */
export function UnitChange({ form, item, change }: FieldsProps<KpiItem>) {
  const t = useTexts(unitChangeTexts);
  const locale = useLocale();
  const was = form.base.value;
  const measuredIn = form.opened?.measuredIn ?? [];
  if (was.kind !== 'kpi' || measuredIn.length === 0 || item.origin === 'formula') return null;
  const missing = unknownUnits(item, measuredIn);
  if (item.unit.trim() === '' || (item.unit === was.unit && missing.length === 0)) return null;
  const conversions = item.conversions ?? [];
  const put = (unit: string, conversion: (typeof conversions)[number] | null) => {
    const others = conversions.filter((other) => other.unit !== unit && other.unit !== item.unit);
    const next = conversion ? [...others, conversion] : others;
    change({ conversions: next.length > 0 ? next : undefined });
  };
  const known = missing.includes(was.unit) ? turnedRound(was, item.unit) : null;
  const bounds = convertedBounds(was, item);
  return (
    <Notice tone="warning" title={t('title', { unit: withCommas(measuredIn, locale) })}>
      <div className="grid gap-4">
        <p>{t(missing.length > 0 ? 'ask' : 'asked', { unit: item.unit })}</p>
        {known && (
          <Button look="quiet" className="justify-self-start" onClick={() => put(known.unit, known)}>
            {t('useKnown', { unit: known.unit })}
          </Button>
        )}
        {measuredIn
          .filter((unit) => unit !== item.unit)
          .map((unit) => {
            const own = conversions.find((other) => other.unit === unit);
            return (
              <NumberField
                key={unit}
                name={`factor ${unit}`}
                label={t('factor', { from: unit, to: item.unit })}
                help={t('factorHelp')}
                value={own?.factor}
                onChange={(factor) => put(unit, factor ? { unit, ...own, factor } : null)}
              />
            );
          })}
        {bounds && !sameJson(bounds.range, item.range) && (
          <Button look="quiet" className="justify-self-start" onClick={() => change(bounds)}>
            {t('convertBounds')}
          </Button>
        )}
        <p className="text-14">{t('compare', { unit: item.unit })}</p>
      </div>
    </Notice>
  );
}
