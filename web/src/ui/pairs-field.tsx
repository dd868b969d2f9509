import { type ReactNode, useRef } from 'react';
import { AddButton } from './add-button.tsx';
import { Button } from './button.tsx';
import { changeThenFocus } from './change-then-focus.ts';
import { TextArea, TextField } from './field.tsx';
import { TrashIcon } from './icons.tsx';

interface Part<P> {
  field: keyof P & string;
  label: (n: number) => string;
  most: number;
}

interface PairsFieldProps<P> {
  legend: ReactNode;
  pairs: readonly P[];
  onChange: (pairs: P[]) => void;
  /** What one begins as. */
  empty: () => P;
  short: Part<P>;
  long: Part<P> & { rows: number };
  /** Name of a field, and where it is wrong. */
  pathOf: (index: number, field: keyof P & string) => string;
  errorAt: (path: string) => string | undefined;
  most: number;
  removeName: (n: number) => string;
  addName: string;
  /** Where the words are in another language than the page. */
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
}

/** A list of things that have a short text and a long one, such as questions with their answers. */
export function PairsField<P extends object>({
  legend,
  pairs,
  onChange,
  empty,
  ...rest
}: PairsFieldProps<P>) {
  const { short, long, pathOf, errorAt, most, removeName, addName, lang, dir = 'auto' } = rest;
  const list = useRef<HTMLFieldSetElement>(null);
  const shortAt = (index: number) => list.current?.querySelectorAll('input')[index];
  const fieldOf = (index: number, { field, label }: Part<P>) => ({
    name: pathOf(index, field),
    error: errorAt(pathOf(index, field)),
    label: label(index + 1),
    value: String(pairs[index]?.[field] ?? ''),
    lang,
    dir,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(pairs.map((pair, place) => (place === index ? { ...pair, [field]: target.value } : pair))),
  });
  return (
    <fieldset ref={list} className="grid min-w-0 gap-3">
      {legend}
      {pairs.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pairs are only added at the end
        <div key={index} className="grid gap-3 rounded-control border border-line bg-sunken p-4">
          <TextField {...fieldOf(index, short)} maxLength={short.most} />
          <TextArea {...fieldOf(index, long)} rows={long.rows} maxLength={long.most} />
          {/* After the long text: whoever goes on by Tab from the short one comes to it. */}
          <Button
            look="plain"
            className="-mb-2 justify-self-end px-3 text-14"
            onClick={() =>
              changeThenFocus(
                () => onChange(pairs.toSpliced(index, 1)),
                () => shortAt(Math.max(0, index - 1)),
              )
            }
          >
            <TrashIcon />
            {removeName(index + 1)}
          </Button>
        </div>
      ))}
      {pairs.length < most && (
        <AddButton
          onClick={() =>
            changeThenFocus(
              () => onChange([...pairs, empty()]),
              () => shortAt(pairs.length),
            )
          }
        >
          {addName}
        </AddButton>
      )}
    </fieldset>
  );
}
