import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

interface CheckFieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
}

/** One thing that is so or not. The whole line can be pressed. */
export function CheckField({ label, help, error, checked, onChange, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        {...input}
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={error ? `${id}-error` : help ? `${id}-help` : undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-5 shrink-0 accent-primary-strong"
      />
      <div className="grid min-h-7 content-center">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {help && (
          <p id={`${id}-help`} className="text-14 text-ink-soft">
            {help}
          </p>
        )}
        <FieldError id={`${id}-error`} words={error} />
      </div>
    </div>
  );
}
