import type { ReactNode, SelectHTMLAttributes } from 'react';
import { controlClass, Field } from './field.tsx';
import { ChevronDownIcon } from './shell-icons.tsx';

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'size'>;

interface SelectFieldProps extends Omit<SelectProps, 'id'> {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  /** "(optional)" in the reader's language. */
  optional?: string;
}

/** The browser's own list of choices, under a label. */
export function SelectField({ label, help, error, optional, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} help={help} error={error} {...(optional && { optional })}>
      {(described) => (
        <Select {...select} {...described}>
          {children}
        </Select>
      )}
    </Field>
  );
}

/** Without a label of its own: it needs `aria-label`. `inline` is as wide as its words, for use inside a sentence. */
export function Select({ inline = false, children, ...select }: SelectProps & { inline?: boolean }) {
  return (
    <span className={`relative ${inline ? 'inline-block max-w-full' : 'block'}`}>
      <select
        {...select}
        className={`${controlClass} appearance-none truncate ${
          inline ? 'field-sizing-content min-h-9 py-1! ps-2.5! pe-7! text-14!' : 'min-h-11 pe-10!'
        }`}
      >
        {children}
      </select>
      <ChevronDownIcon
        size={inline ? 14 : 16}
        className={`pointer-events-none absolute inset-y-0 my-auto text-ink-faint ${inline ? 'end-2' : 'end-3'}`}
      />
    </span>
  );
}
