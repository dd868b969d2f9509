import type { DurationUnit } from '@regimen/contract/language/duration-forms.ts';
import { useId, useRef } from 'react';
import { AddButton } from '../../../ui/add-button.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { changeThenFocus } from '../../../ui/change-then-focus.ts';
import { FieldError, wrongGroup } from '../../../ui/field-error.tsx';
import { XIcon } from '../../../ui/shell-icons.tsx';
import { LengthInput } from './length-field.tsx';

interface LengthsFieldProps {
  label: string;
  help: string;
  values: readonly (number | undefined)[];
  onChange: (values: (number | undefined)[]) => void;
  errorAt: (index: number) => string | undefined;
  error: string | undefined;
  least: number;
  most: number;
  /** What one more begins with. */
  next: number;
  units?: readonly DurationUnit[];
  nameOf: (n: number) => string;
  removeName: (n: number) => string;
  addName: string;
}

/** Several lengths of time, each in a field of its own. */
export function LengthsField({ label, help, values, onChange, errorAt, error, ...rest }: LengthsFieldProps) {
  const { least, most, next, units, nameOf, removeName, addName } = rest;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const inputs = () => [...(list.current?.querySelectorAll('input') ?? [])];
  const all = values.map((_, index) => errorAt(index));
  const wrong = error ?? all.find(Boolean);
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5" {...wrongGroup(`${id}-error`, wrong)}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <ul ref={list} className="flex flex-wrap gap-x-6 gap-y-2 empty:hidden">
        {values.map((minutes, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lengths have nothing else by which they are known
          <li key={index} className="flex items-center">
            <LengthInput
              name={nameOf(index + 1)}
              minutes={minutes}
              {...(units && { units })}
              aria-invalid={all[index] ? true : undefined}
              onChange={(changed) => onChange(values.with(index, changed))}
            />
            {values.length > least && (
              <IconButton
                label={removeName(index + 1)}
                onClick={() =>
                  changeThenFocus(
                    () => onChange(values.toSpliced(index, 1)),
                    () => inputs()[Math.max(0, index - 1)],
                  )
                }
              >
                <XIcon size={16} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {values.length < most && (
        <AddButton
          onClick={() =>
            changeThenFocus(
              () => onChange([...values, next]),
              () => inputs().at(-1),
            )
          }
        >
          {addName}
        </AddButton>
      )}
      {wrong ? (
        <FieldError id={`${id}-error`} words={wrong} />
      ) : (
        <p className="text-14 text-ink-soft">{help}</p>
      )}
    </fieldset>
  );
}
