import { type ReactNode, useId } from 'react';

interface CheckFieldProps {
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
}

/** One thing that is so or not. The whole line can be pressed. */
export function CheckField({ label, help, checked, onChange, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        {...input}
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={help ? `${id}-help` : undefined}
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
      </div>
    </div>
  );
}
