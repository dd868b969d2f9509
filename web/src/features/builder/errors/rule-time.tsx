import { type DurationUnit, unitOf } from '@regimen/contract/language/duration-forms.ts';
import { unitName } from '@regimen/contract/language/durations.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/field.tsx';
import { NumberInput } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select-field.tsx';
import { ruleTexts } from './rule-texts.ts';

export interface Deadline {
  /** `undefined` while the field holds no number. */
  amount: number | undefined;
  unit: DurationUnit;
}

export const deadlineOf = (minutes: number): Deadline => unitOf(minutes);

interface RuleTimeProps {
  value: Deadline;
  onChange: (deadline: Deadline) => void;
  error: string | undefined;
}

/** How soon: a number and minutes, hours or days. */
export function RuleTime({ value, onChange, error }: RuleTimeProps) {
  const t = useTexts(ruleTexts);
  const locale = useLocale();
  return (
    <Field label={t('within')} error={error}>
      {(described) => (
        <div className="flex gap-2">
          <NumberInput
            {...described}
            value={value.amount}
            onChange={(amount) => onChange({ ...value, amount })}
            className="min-h-11 max-w-28"
          />
          <Select
            aria-label={t('unit')}
            value={value.unit}
            onChange={(event) => onChange({ ...value, unit: event.target.value as DurationUnit })}
          >
            {(['minute', 'hour', 'day'] as const).map((unit) => (
              <option key={unit} value={unit}>
                {unitName(unit, locale)}
              </option>
            ))}
          </Select>
        </div>
      )}
    </Field>
  );
}
