import { formatNumber } from '@regimen/contract/language/translate.ts';
import { contentLanguageFor } from '@regimen/engine/content-language.ts';
import { KNOWN_KPIS, type Span, suggestedKpi } from '@regimen/engine/known-kpis.ts';
import { useId } from 'react';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { FormSection } from './form-section.tsx';
import { unitTexts } from './unit-texts.ts';

/** While it is written, an end of the range may be missing. */
export interface Measured {
  unit: string;
  range: Partial<Span>;
}

interface UnitAndRangeProps extends Measured {
  name: string;
  onChange: (part: Partial<Measured>) => void;
  errorAt: (path: string) => string | undefined;
}

const isEmpty = ({ min, max }: Partial<Span>) => min === undefined && max === undefined;
const holds = ({ min = Infinity, max = -Infinity }: Partial<Span>, wanted: Span) =>
  min <= wanted.min && max >= wanted.max;

/** What a KPI is counted in and what can be read at all; of what everybody measures, with what is usual. */
export function UnitAndRange({ name, unit, range, onChange, errorAt }: UnitAndRangeProps) {
  const t = useTexts(unitTexts);
  const locale = useLocale();
  const language = contentLanguageFor(locale);
  const listId = useId();
  const units = [...new Set(KNOWN_KPIS.map((kpi) => kpi.units[language][0] ?? ''))];
  const known = suggestedKpi(name, unit);
  const usualUnit = unit.trim() || (known?.units[language][0] ?? '');
  const isOffered = known && (unit.trim() === '' || !holds(range, known.usual ?? known.range));
  const number = (value: number) => formatNumber(locale, value);
  const turned =
    range.min !== undefined && range.max !== undefined && range.max <= range.min ? t('turned') : undefined;
  return (
    <>
      <TextField
        name="unit"
        label={t('unit')}
        help={t('unitHelp')}
        maxLength={40}
        list={listId}
        autoComplete="off"
        error={errorAt('unit')}
        value={unit}
        onChange={({ target }) => {
          const next = suggestedKpi(name, target.value)?.range;
          onChange({ unit: target.value, ...(next && isEmpty(range) && { range: next }) });
        }}
      />
      <datalist id={listId}>
        {units.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <FormSection title={t('range')} lead={t('rangeLead')}>
        <div className="grid grid-cols-2 gap-4">
          <NumberField
            name="range.min"
            label={t('from')}
            unit={unit}
            error={errorAt('range.min')}
            value={range.min}
            onChange={(min) => onChange({ range: withEnd(range, 'min', min) })}
          />
          <NumberField
            name="range.max"
            label={t('to')}
            unit={unit}
            error={errorAt('range.max') ?? turned}
            value={range.max}
            onChange={(max) => onChange({ range: withEnd(range, 'max', max) })}
          />
        </div>
        {known && isOffered && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-soft">
            {t('usual', { unit: usualUnit, min: number(known.range.min), max: number(known.range.max) })}
            <Button
              look="quiet"
              className="min-h-9! px-3! text-14"
              onClick={() => onChange({ unit: usualUnit, range: known.range })}
            >
              {t('use')}
            </Button>
          </p>
        )}
      </FormSection>
    </>
  );
}

function withEnd(range: Partial<Span>, end: keyof Span, value: number | undefined): Partial<Span> {
  const { [end]: _before, ...other } = range;
  return value === undefined ? other : { ...other, [end]: value };
}
