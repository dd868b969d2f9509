import { type DurationUnit, inMinutes, unitOf } from '@regimen/contract/language/duration-forms.ts';
import { unitName } from '@regimen/contract/language/durations.ts';
import { type ReactNode, useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/field.tsx';
import { NumberInput } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select-field.tsx';
import { serviceTexts } from './service-texts.ts';

interface LengthInputProps {
  /** What the two fields are for, where no label says it. */
  name: string;
  minutes: number | undefined;
  onChange: (minutes: number | undefined) => void;
  units?: readonly DurationUnit[];
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

const all = ['minute', 'hour', 'day'] as const;

/** How long: a number, and minutes, hours or days. */
export function LengthInput({ name, minutes, onChange, units = all, ...described }: LengthInputProps) {
  const t = useTexts(serviceTexts);
  const locale = useLocale();
  const [unit, setUnit] = useState<DurationUnit>(() => firstUnit(minutes, units));
  const amount = minutes === undefined ? undefined : minutes / inMinutes(1, unit);
  return (
    <div className="flex min-w-0 gap-2">
      <NumberInput
        {...described}
        {...(!described.id && { 'aria-label': name })}
        value={amount}
        onChange={(next) => onChange(next === undefined ? undefined : Math.round(inMinutes(next, unit)))}
        className="min-h-11 w-20!"
      />
      {units.length > 1 && (
        <Select
          aria-label={t('unitOf', { name })}
          value={unit}
          onChange={({ target }) => {
            const next = units.find((each) => each === target.value) ?? unit;
            setUnit(next);
            if (minutes !== undefined) onChange(inMinutes(minutes / inMinutes(1, unit), next));
          }}
        >
          {units.map((each) => (
            <option key={each} value={each}>
              {unitName(each, locale, amount)}
            </option>
          ))}
        </Select>
      )}
      {units.length === 1 && (
        <span className="self-center text-ink-soft">{unitName(unit, locale, amount)}</span>
      )}
    </div>
  );
}

/** Nothing at all is said in the first one offered. */
function firstUnit(minutes: number | undefined, units: readonly DurationUnit[]): DurationUnit {
  const said = minutes ? unitOf(minutes).unit : undefined;
  return units.find((unit) => unit === said) ?? units[0] ?? 'minute';
}

interface LengthFieldProps extends Omit<LengthInputProps, 'name' | 'id'> {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
}

export function LengthField({ label, help, error, ...input }: LengthFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(described) => <LengthInput {...input} {...described} name={label} />}
    </Field>
  );
}
