import { unitWords } from '@regimen/contract/language/quantities.ts';
import { useId } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { firstInFocus } from '../../ui/modal.tsx';
import { NumberInput } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select-field.tsx';
import { AlertIcon } from '../../ui/shell-icons.tsx';
import { limitWords } from './reading-problem.ts';
import { readingTexts } from './reading-texts.ts';

interface ReadingFieldProps {
  label?: string;
  value: number | undefined;
  onValue: (value: number | undefined) => void;
  unit: string;
  units: readonly string[];
  onUnit: (unit: string) => void;
  /** In the unit that is chosen. */
  range: { min: number; max: number } | null;
  error?: string | undefined;
}

/** A number with its unit, and what is likely. */
export function ReadingField({
  label,
  value,
  onValue,
  unit,
  units,
  onUnit,
  range,
  error,
}: ReadingFieldProps) {
  const t = useTexts(readingTexts);
  const locale = useLocale();
  const id = useId();
  const round = (number: number) => Math.round(number * 100) / 100;
  const note =
    error ?? (range && t('usual', { min: round(range.min), max: limitWords(range.max, unit, locale) }));
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label ?? t('reading')}
      </label>
      <div className="flex items-center gap-2.5">
        <NumberInput
          id={id}
          value={value}
          onChange={onValue}
          aria-describedby={note ? `${id}-note` : undefined}
          aria-invalid={error ? true : undefined}
          {...firstInFocus}
          className="min-h-14 max-w-48 min-w-0 text-22! font-semibold"
        />
        {units.length > 1 ? (
          <span className="w-36 shrink-0 [&_select]:min-h-14">
            <Select aria-label={t('unit')} value={unit} onChange={({ target }) => onUnit(target.value)}>
              {units.map((each) => (
                <option key={each} value={each}>
                  {unitWords(each, locale)}
                </option>
              ))}
            </Select>
          </span>
        ) : (
          <bdi className="text-18 text-ink-soft">{unitWords(unit, locale)}</bdi>
        )}
      </div>
      {note && (
        <p
          id={`${id}-note`}
          className={`text-14 ${error ? 'flex items-start gap-1.5 text-danger-text' : 'text-ink-soft'}`}
        >
          {error && <AlertIcon size={16} className="mt-0.5 shrink-0" />}
          {note}
        </p>
      )}
    </div>
  );
}
