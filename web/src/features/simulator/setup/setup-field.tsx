import { useTexts } from '../../../i18n/use-texts.ts';
import { controlClass, Field } from '../../../ui/field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { useSetup } from './setup-context.ts';
import { readAt } from './setup-path.ts';
import { setupTexts } from './setup-texts.ts';

export interface FieldProps {
  path: string;
  label: string;
  help?: string;
  /** How the value is written: a share in hundredths, a plain number, a time of day. */
  kind: 'percent' | 'number' | 'time';
  unit?: string;
  /** Of a number: between what and what it may be. */
  from?: number;
  to?: number;
}

/** One value of the setup under its label; what is wrong with it stands in the place of the help. */
export function SetupField({ path, label, help, kind, unit, from = 0, to = 0 }: FieldProps) {
  const t = useTexts(setupTexts);
  const { setup, faults, change } = useSetup();
  const value = readAt(setup, path);
  const fault = faults.get(path);
  const error =
    fault === undefined ? undefined : fault === 'out-of-range' ? t('outOfRange', { from, to }) : t(fault);
  if (kind === 'time')
    return (
      <Field label={label} help={help} error={error}>
        {(described) => (
          <input
            {...described}
            type="time"
            value={String(value ?? '')}
            className={`${controlClass} min-h-11 max-w-48`}
            onChange={(event) => change(path, event.target.value)}
          />
        )}
      </Field>
    );
  const number = typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  const isPercent = kind === 'percent';
  return (
    <NumberField
      label={label}
      help={help}
      error={error}
      unit={isPercent ? '%' : (unit ?? '')}
      value={number === undefined ? undefined : isPercent ? rounded(number * 100) : number}
      onChange={(typed) =>
        change(path, typed === undefined ? Number.NaN : isPercent ? rounded(typed) / 100 : typed)
      }
    />
  );
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
