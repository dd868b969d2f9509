import { useContext, useId, useRef } from 'react';
import { AddButton } from './add-button.tsx';
import { IconButton } from './button.tsx';
import { changeThenFocus } from './change-then-focus.ts';
import { controlClass } from './field.tsx';
import { FieldError } from './field-error.tsx';
import { FieldNoteContext } from './field-note.ts';
import { TrashIcon } from './icons.tsx';

interface LinesFieldProps {
  /** Fields are called `name[0]`, `name[1]` … */
  name: string;
  label: string;
  help?: string;
  /** "(optional)" in the reader's language. */
  optional: string;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
  errorAt: (index: number) => string | undefined;
  /** Of lines. */
  most: number;
  /** Of one line. */
  maxLength: number;
  lineName: (n: number) => string;
  removeName: (n: number) => string;
  addName: string;
  /** Where the words are in another language than the page. */
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
}

/** A list of short texts, one line each. Enter adds the next one. */
export function LinesField({ label, help, optional, lines, onChange, most, ...rest }: LinesFieldProps) {
  const { name, errorAt, maxLength, lineName, removeName, addName, lang, dir = 'auto' } = rest;
  const list = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const noteOf = useContext(FieldNoteContext);
  const inputAt = (index: number) => list.current?.querySelectorAll('input')[index];
  const add = () =>
    changeThenFocus(
      () => onChange([...lines, '']),
      () => inputAt(lines.length),
    );
  return (
    <fieldset ref={list} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium">
        {label}
        <span className="font-normal text-ink-faint">{` ${optional}`}</span>
      </legend>
      {lines.map((line, index) => {
        const error = errorAt(index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
          <div key={index} className="grid gap-1">
            <div className="flex items-center gap-1">
              <input
                type="text"
                name={`${name}[${index}]`}
                lang={lang}
                dir={dir}
                aria-label={lineName(index + 1)}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-${index}` : undefined}
                maxLength={maxLength}
                value={line}
                className={`${controlClass} min-h-11 text-start`}
                onChange={({ target }) => onChange(lines.with(index, target.value))}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  if (index < lines.length - 1) inputAt(index + 1)?.focus();
                  else if (line.trim() && lines.length < most) add();
                }}
              />
              <IconButton
                label={removeName(index + 1)}
                onClick={() =>
                  changeThenFocus(
                    () => onChange(lines.toSpliced(index, 1)),
                    () => inputAt(Math.max(0, index - 1)),
                  )
                }
              >
                <TrashIcon />
              </IconButton>
            </div>
            <div className="text-14 empty:hidden">{noteOf(line)}</div>
            <FieldError id={`${id}-${index}`} words={error} />
          </div>
        );
      })}
      {lines.length < most && <AddButton onClick={add}>{addName}</AddButton>}
      {help && <p className="text-14 text-ink-soft">{help}</p>}
    </fieldset>
  );
}
