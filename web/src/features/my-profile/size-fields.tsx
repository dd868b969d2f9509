import { fromFeet, fromPounds, toFeet, toPounds } from '@regimen/contract/body-units.ts';
import type { UnitSystem } from '@regimen/contract/my-profile-choices.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { healthTexts } from './health-texts.ts';

interface SizeProps {
  units: UnitSystem;
  error: string | undefined;
}

/** Kept in centimeters, typed in the reader's units. */
export function HeightField({
  cm,
  units,
  error,
  inchesError,
  onChange,
}: SizeProps & {
  cm: number | null;
  inchesError: string | undefined;
  /** `inches`: what stands in their own field. */
  onChange: (cm: number | null, inches: number) => void;
}) {
  const t = useTexts(healthTexts);
  const [typed, setTyped] = useState(() => (cm === null ? null : toFeet(cm)));
  const help = t('sizeHelp');
  if (units === 'metric')
    return (
      <NumberField
        name="heightCm"
        label={t('height')}
        optional={t('optional')}
        unit={t('cm')}
        help={help}
        value={cm ?? undefined}
        error={error}
        onChange={(value) => onChange(value ?? null, 0)}
      />
    );
  const change = (part: Partial<{ feet: number; inches: number }>) => {
    const next = { feet: typed?.feet ?? 0, inches: typed?.inches ?? 0, ...part };
    setTyped(next);
    const isEmpty = next.feet === 0 && next.inches === 0;
    onChange(isEmpty ? null : fromFeet(next.feet, next.inches), next.inches);
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField
        name="heightCm"
        label={t('feet')}
        optional={t('optional')}
        unit={t('ft')}
        help={help}
        value={typed?.feet}
        error={error}
        onChange={(feet) => change({ feet: feet ?? 0 })}
      />
      <NumberField
        name="inches"
        label={t('inches')}
        unit={t('in')}
        value={typed?.inches}
        error={inchesError}
        onChange={(inches) => change({ inches: inches ?? 0 })}
      />
    </div>
  );
}

export function WeightField({
  kg,
  units,
  error,
  onChange,
}: SizeProps & { kg: number | null; onChange: (kg: number | null) => void }) {
  const t = useTexts(healthTexts);
  const isMetric = units === 'metric';
  return (
    <NumberField
      name="weightKg"
      label={t('weight')}
      optional={t('optional')}
      unit={t(isMetric ? 'kg' : 'lb')}
      help={t('sizeHelp')}
      value={kg === null ? undefined : isMetric ? kg : toPounds(kg)}
      error={error}
      onChange={(value) => onChange(value === undefined ? null : isMetric ? value : fromPounds(value))}
    />
  );
}
