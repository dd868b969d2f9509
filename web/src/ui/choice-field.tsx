import { type ReactNode, useId } from 'react';
import { FieldError, wrongGroup } from './field-error.tsx';

export interface Choice<V extends string> {
  value: V;
  label: ReactNode;
  help?: ReactNode;
  icon?: ReactNode;
}

interface ChoiceFieldProps<V extends string> {
  label: ReactNode;
  choices: readonly Choice<V>[];
  /** Empty: none is chosen yet. */
  value: V | '';
  onChange: (value: V) => void;
  help?: ReactNode;
  error?: string | undefined;
  /** `segments`: short words in a row. `cards`: each with a line of explanation. `list`: one below the other. */
  look?: 'segments' | 'cards' | 'list';
  /** As many as fit when not said. */
  columns?: 2 | 5;
  /** Of segments: each a button to be seen, where people answer by touch. */
  large?: boolean;
  /** Only read aloud. */
  hideLabel?: boolean;
  disabled?: boolean;
}

/** One of a few, all of them in sight: radio buttons, with the keyboard that these have. */
export function ChoiceField<V extends string>({
  label,
  choices,
  value,
  onChange,
  help,
  error,
  look = 'segments',
  columns,
  large = false,
  hideLabel = false,
  disabled = false,
}: ChoiceFieldProps<V>) {
  const name = useId();
  const asButtons = large && look === 'segments';
  return (
    <fieldset className="min-w-0" disabled={disabled} {...wrongGroup(`${name}-error`, error)}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 font-medium'}>{label}</legend>
      <div className={boxOf(look, columns, asButtons)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={asButtons ? buttonClass : look === 'segments' ? segmentClass : cardClass}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              // Invisible over the whole of its label, so that whoever explores by touch finds it where it is seen.
              className={
                look === 'list'
                  ? 'size-5 shrink-0 accent-primary-strong'
                  : 'absolute inset-0 size-full cursor-pointer opacity-0'
              }
            />
            {choice.icon}
            <span className="grid">
              <span className={look === 'cards' ? 'font-medium' : ''}>{choice.label}</span>
              {choice.help && <span className="text-14 text-ink-soft">{choice.help}</span>}
            </span>
          </label>
        ))}
      </div>
      {help && !error && <p className="mt-1.5 text-14 text-ink-soft">{help}</p>}
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${name}-error`} words={error} />
        </div>
      )}
    </fieldset>
  );
}

const grids = { 2: 'grid gap-2 sm:grid-cols-2', 5: 'grid grid-cols-2 gap-2 sm:grid-cols-5' };
const boxes = {
  segments: 'inline-flex max-w-full flex-wrap gap-1 rounded-control border border-line bg-sunken p-1',
  cards: 'grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]',
  list: 'grid gap-1.5',
};
/** Segments in columns are even, where a row of them would leave the last one alone on a second row. */
const evenSegments = 'grid grid-cols-2 gap-1 rounded-control border border-line bg-sunken p-1';
function boxOf(
  look: keyof typeof boxes,
  columns: keyof typeof grids | undefined,
  asButtons: boolean,
): string {
  if (!columns) return asButtons ? 'flex flex-wrap gap-2' : boxes[look];
  return look === 'segments' ? evenSegments : grids[columns];
}
const shared =
  'relative flex cursor-pointer items-center gap-2 border transition-colors duration-120 has-focus-visible:outline-2 has-focus-visible:outline-primary-line has-disabled:cursor-not-allowed';
const buttonClass = `${shared} min-h-11 min-w-11 justify-center rounded-control border-line-strong bg-raised px-4 hover:border-ink-faint has-checked:border-primary-strong has-checked:bg-primary-soft has-checked:font-medium`;
const segmentClass = `${shared} min-h-9 rounded-control border-transparent px-3 py-1 text-ink-soft hover:text-ink has-checked:border-line-strong has-checked:bg-raised has-checked:font-medium has-checked:text-ink`;
const cardClass = `${shared} min-h-11 rounded-card border-line bg-raised px-3 py-2 hover:border-line-strong has-checked:border-primary-line has-checked:bg-primary-soft`;
