import { type ReactNode, useState } from 'react';
import { controlClass, Field } from './field.tsx';
import { numberText, parseNumber } from './parse-number.ts';

interface NumberInputProps {
  value: number | undefined;
  /** Also with `undefined`, once the field is empty or holds no number. */
  onChange: (value: number | undefined) => void;
  className?: string;
  id?: string;
  name?: string;
  placeholder?: string;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** Takes numbers as people type them, in either set of digits. What is typed stays, also while it is no number yet. */
export function NumberInput({ value, onChange, className = '', ...input }: NumberInputProps) {
  const [text, setText] = useState(() => numberText(value));
  const [seen, setSeen] = useState(value);
  // Changed from outside: undo, another choice.
  if (value !== seen) {
    setSeen(value);
    if (parseNumber(text) !== value) setText(numberText(value));
  }
  return (
    <input
      {...input}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={text}
      className={`${controlClass} tabular-nums ${className}`}
      onChange={(event) => {
        setText(event.target.value);
        const number = parseNumber(event.target.value);
        if (number !== value) onChange(number);
      }}
      // Whoever needs a number and got none keeps the last one. Where there is none, nothing typed is wiped: it is told.
      onBlur={() => (value !== undefined || text.trim() === '') && setText(numberText(value))}
    />
  );
}

interface NumberFieldProps extends Omit<NumberInputProps, 'className' | 'aria-label'> {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  optional?: string;
  /** Stands behind the number: its unit. */
  unit?: string;
}

export function NumberField({ label, help, error, optional, unit, ...input }: NumberFieldProps) {
  return (
    <Field label={label} help={help} error={error} {...(optional && { optional })}>
      {(described) => (
        <div className="flex items-center gap-2.5">
          <NumberInput {...input} {...described} className="min-h-11 max-w-48" />
          {unit && <span className="shrink-0 text-ink-soft">{unit}</span>}
        </div>
      )}
    </Field>
  );
}
