import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { useFieldNote } from './field-note.ts';
import { AlertIcon } from './shell-icons.tsx';

/** What `form.field('name')` gives: the name and, after a 422, what is wrong. */
interface FieldProps {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  /** "(optional)" in the reader's language; a field is required unless it says so. */
  optional?: string;
}
interface Described {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

// An address or a number keeps its own direction, but stands under its label in Arabic too. The margin keeps the
// label in sight when the focus scrolls a field under the navbar.
export const controlClass =
  'block w-full scroll-mt-8 rtl:[&[dir=ltr]]:text-end rounded-control border border-line-strong bg-raised px-3.5 py-2.5 text-16 text-ink transition-colors duration-120 hover:border-ink-faint focus-visible:outline-offset-0 aria-invalid:border-danger-line aria-invalid:outline-danger-line';

/** Label above, help below, the error in the place of help. */
export function Field({
  label,
  help,
  error,
  optional,
  aside,
  value,
  children,
}: Omit<FieldProps, 'name'> & {
  aside?: ReactNode;
  /** What stands in it, for what its form says beside each text. */
  value?: unknown;
  children: (described: Described) => ReactNode;
}) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? help;
  const mark = useFieldNote(value);
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
        {optional && <span className="font-normal text-ink-faint">{` ${optional}`}</span>}
      </label>
      {children({
        id,
        'aria-describedby': note || mark ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div className="flex items-start justify-between gap-4 text-14">
        <div id={noteId}>
          {mark}
          <p className={error ? 'flex items-start gap-1.5 text-danger-text' : 'text-ink-soft'}>
            {error && <AlertIcon size={16} className="mt-0.5 shrink-0" />}
            {note}
          </p>
        </div>
        {aside}
      </div>
    </div>
  );
}

type InputProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'className' | 'id'>;

export function TextField({ label, help, error, optional, ...input }: InputProps) {
  return (
    <Field label={label} help={help} error={error} value={input.value} {...(optional && { optional })}>
      {(described) => (
        <input
          type="text"
          required={!optional}
          {...input}
          {...described}
          className={`${controlClass} min-h-11`}
        />
      )}
    </Field>
  );
}

type AreaProps = FieldProps & { ref?: Ref<HTMLTextAreaElement> } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'name' | 'className' | 'id'
  >;

/** With `maxLength` a counter appears; it warns from 90 % on. The limit itself is the server's to enforce. */
export function TextArea({ label, help, error, optional, maxLength, onChange, ...area }: AreaProps) {
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const length = area.value === undefined ? typed : String(area.value).length;
  const near = maxLength !== undefined && length >= maxLength * 0.9;
  const over = maxLength !== undefined && length > maxLength;
  return (
    <Field
      label={label}
      help={help}
      error={error}
      value={area.value}
      {...(optional && { optional })}
      aside={
        maxLength && (
          <span
            className={`shrink-0 tabular-nums ${over ? 'text-danger-text' : near ? 'text-warning-text' : 'text-ink-faint'}`}
          >
            <bdi>{`${length} / ${maxLength}`}</bdi>
          </span>
        )
      }
    >
      {(described) => (
        <textarea
          rows={6}
          required={!optional}
          {...area}
          {...described}
          className={`${controlClass} resize-y`}
          onChange={(event) => {
            setTyped(event.target.value.length);
            onChange?.(event);
          }}
        />
      )}
    </Field>
  );
}
