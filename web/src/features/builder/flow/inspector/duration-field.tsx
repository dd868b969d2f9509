import { type DurationUnit, inMinutes, unitOf } from '@regimen/contract/language/duration-forms.ts';
import { unitName } from '@regimen/contract/language/durations.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { Field } from '../../../../ui/field.tsx';
import { NumberInput } from '../../../../ui/number-field.tsx';
import { Select } from '../../../../ui/select-field.tsx';
import { texts } from './texts.ts';

interface DurationFieldProps {
  label: string;
  help?: string;
  error?: string | undefined;
  minutes: number | undefined;
  onChange: (minutes: number | undefined) => void;
}

const units = ['minute', 'hour', 'day'] as const satisfies readonly DurationUnit[];
/** The engine's own limit: a year. */
const mostMinutes = 366 * 24 * 60;

/** A length of time with its unit; empty for none. */
export function DurationField({ label, help, error, minutes, onChange }: DurationFieldProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const [wanted, setWanted] = useState<DurationUnit | null>(null);
  const known = minutes === undefined || minutes === 0 ? null : unitOf(minutes);
  const unit = wanted ?? known?.unit ?? 'day';
  const amount = minutes === undefined ? undefined : minutes / inMinutes(1, unit);
  const change = (next: number | undefined, inUnit: DurationUnit) => {
    if (next === undefined || next < 0) return onChange(undefined);
    onChange(Math.min(mostMinutes, Math.round(inMinutes(next, inUnit))));
  };
  return (
    <Field label={label} help={help} error={error}>
      {(described) => (
        <div className="grid grid-cols-[minmax(4rem,1fr)_minmax(6rem,1.4fr)] gap-2">
          <NumberInput
            {...described}
            value={amount}
            className="min-h-11"
            onChange={(next) => change(next, unit)}
          />
          <Select
            aria-label={`${label}: ${t('unit')}`}
            value={unit}
            onChange={(event) => {
              const next = event.target.value as DurationUnit;
              setWanted(next);
              change(amount, next);
            }}
          >
            {units.map((each) => (
              <option key={each} value={each}>
                {unitName(each, locale)}
              </option>
            ))}
          </Select>
        </div>
      )}
    </Field>
  );
}
